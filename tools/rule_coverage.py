"""List every rule and ruling of the games with the tests that carry its number; fail when one has none."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict

from suites import ROOT, Suite, suites

NUMBER = re.compile(r"\b[A-Z]+-[A-Z]?\d+\b")
# A rule begins a paragraph or an item in bold, a ruling may be a row of a table.
RULE = re.compile(rf"^(?:- )?(?:\*\*|\| )({NUMBER.pattern})", re.MULTILINE)


def content_of(suite: Suite) -> set[str]:
    """The numbers of content a rule file names."""
    text = suite.rules_file.read_text(encoding="utf-8")
    return {number for number in NUMBER.findall(text) if number.partition("-")[0] in suite.content_prefixes}


def rules_of(suite: Suite) -> list[str]:
    """The numbers a rule file defines, in its order."""
    numbers = RULE.findall(suite.rules_file.read_text(encoding="utf-8"))
    return [number for number in dict.fromkeys(numbers) if number.partition("-")[0] in suite.prefixes]


def tests_by_rule() -> dict[str, list[str]]:
    """The tests that carry each number, as pytest collects them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "rule_marks", str(ROOT / "tests")]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    if ran.returncode != 0:
        raise SystemExit(f"the tests cannot be collected:\n{ran.stdout}{ran.stderr}")
    found: dict[str, list[str]] = defaultdict(list)
    for line in ran.stdout.splitlines():
        if line.startswith("rule\t"):
            _, number, test = line.split("\t")
            found[number].append(test)
    return found


def main() -> int:
    tests = tests_by_rule()
    missing, known, lines = 0, set(), []
    for game_id, suite in suites().items():
        rules = rules_of(suite)
        known.update(rules, content_of(suite))
        for number in rules:
            names = sorted(set(tests.get(number, ())))
            print(f"{number:8} {', '.join(names) if names else 'NO TEST'}")
        covered = sum(number in tests for number in rules)
        missing += len(rules) - covered
        lines.append(f"{game_id} {covered}/{len(rules)}")
    for number in sorted(set(tests) - known):
        print(f"{number}: carried by {', '.join(tests[number])}, but no rule file defines it")
        missing += 1
    print("\n".join(lines))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
