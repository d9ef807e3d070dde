"""A server in a process of its own, to be killed: python run_server.py FILE PORT."""

import sys

import uvicorn

from cantina.server.app import create_app
from cantina.store import open_store

if __name__ == "__main__":
    app = create_app(open_store(sys.argv[1]))
    context = app.state.context
    for limit in context.limits_of_address:
        limit.burst = limit.rate = 1e6
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="error")
