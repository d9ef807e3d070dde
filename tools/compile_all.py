"""Fill the cache of compiled code, so that tests that run side by side do not all compile the same."""

import cantina
from cantina.lab.warm import compile_everything
from suites import join, suites


def main() -> None:
    for game_id, suite in suites().items():
        join(suite)
        print(f"compiling {game_id} ...", flush=True)
        compile_everything(cantina.game(game_id))


if __name__ == "__main__":
    main()
