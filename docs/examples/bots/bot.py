"""A bot for one seat: takes any legal action. Usage: python bot.py ADDRESS TABLE SEAT LINK"""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

address, table, seat, link = sys.argv[1:]
HEADERS = {"Authorization": f"Bearer {link}", "Content-Type": "application/json"}


def ask(path, said=None):
    """Ask the server; what it answers can be read."""
    body = None if said is None else json.dumps(said).encode()
    return urlopen(Request(f"{address}/api/tables/{table}/{path}", body, HEADERS))


ask(f"seats/{seat}/sit", {"name": "Python"})
with ask(f"stream?seat={seat}") as news:
    for line in news:
        legal = json.loads(line)["legal"]
        if legal:
            try:
                ask(f"seats/{seat}/act", {"action": random.choice(legal)["action"]})
            except HTTPError as error:
                print(json.loads(error.read())["text"], file=sys.stderr)  # somebody was faster: the next line tells
