"""The lock files: complete for every platform, with a hash for everything, and without any address."""

import json
import re

import pytest

from docs.reading import text_of

LOCK = json.loads(text_of("client/package-lock.json"))["packages"]
PACKAGE = json.loads(text_of("client/package.json"))
PACKAGES = {path: entry for path, entry in LOCK.items() if path}


def name(path):
    return path.rpartition("node_modules/")[2]


def test_every_package_of_the_client_has_a_version_and_a_hash_and_no_address():
    for path, entry in PACKAGES.items():
        assert {"version", "integrity"} <= set(entry), path
        assert "resolved" not in entry, path


def test_the_client_is_locked_for_every_platform():
    """npm leaves out what a registry does not have at that moment, and then refuses its own file."""
    named = {one for entry in LOCK.values() for one in entry.get("optionalDependencies", ())}
    assert named - {name(path) for path in PACKAGES} == set()


def test_the_lock_is_of_these_versions():
    wanted = PACKAGE["dependencies"] | PACKAGE["devDependencies"]
    assert {one: PACKAGES[f"node_modules/{one}"]["version"] for one in wanted} == wanted
    assert LOCK[""]["dependencies"] | LOCK[""]["devDependencies"] == wanted


def test_the_oldest_node_that_is_said_to_do_does():
    """Each package says which it needs, as `^20.19.0 || >=22.12.0`."""
    assert PACKAGE["engines"]["node"] == "^20.19.0 || ^22.13.0 || >=24.0.0"
    for path, entry in PACKAGES.items():
        needed = entry.get("engines", {}).get("node", "*")
        assert any(allows(part, (20, 19)) for part in needed.split("||")), (path, needed)


def allows(part, version):
    sign, major, minor = re.match(r"\s*(\^|>=|\*)?\s*(\d+)?(?:\.(\d+))?", part).groups()
    least = (int(major or 0), int(minor or 0))
    return version >= least and (sign != "^" or version[0] == least[0])


@pytest.mark.parametrize(
    ("part", "fits"),
    [("^20.19.0", True), (">=22.12.0", False), (">= 18", True), ("^18.0", False), ("*", True), ("^20.20", False)],
)
def test_reading_what_is_needed(part, fits):
    assert allows(part, (20, 19)) is fits


def test_the_packages_of_python_have_hashes_and_no_address():
    text = text_of("requirements.lock")
    assert "://" not in text
    pinned = re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==", text, re.MULTILINE)
    assert len(pinned) > 50
    assert len(re.findall(r"^    --hash=sha256:", text, re.MULTILINE)) >= len(pinned)
