"""A bot for one seat: takes any legal action. Usage: python bot.py ADDRESS TABLE SEAT INVITATION"""

import json
import random
import sys
from urllib.request import HTTPError, Request, urlopen

address, table, seat, link = sys.argv[1:]
HEADERS = {"Authorization": f"Bearer {link}", "Content-Type": "application/json"}


def ask(path, said=None):
    """Ask the server; what it answers can be read. After too much at once, ask again."""
    try:
        return urlopen(Request(f"{address}/api/tables/{table}/{path}", said and json.dumps(said).encode(), HEADERS))
    except HTTPError as error:
        if error.code == 429:
            return ask(path, said)
        raise


with ask(f"seats/{seat}/sit", {"name": "Python"}) as answer:
    HEADERS["Authorization"] = f"Bearer {json.load(answer)['link']}"  # from now on only this secret opens the seat
with ask(f"stream?seat={seat}") as news:
    for line in news:
        if legal := json.loads(line)["legal"]:
            try:
                ask(f"seats/{seat}/act", {"action": random.choice(legal)["action"]})
            except HTTPError as error:
                print(json.loads(error.read())["text"], file=sys.stderr)  # another was faster: the next line tells
