"""A pytest plugin for `make rule-coverage`: print which test carries which rule."""


def pytest_collection_modifyitems(items):
    for item in items:
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                print(f"rule\t{number}\t{item.originalname or item.name}")
