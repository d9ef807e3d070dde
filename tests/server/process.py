"""`cantina serve` as people run it: a process of its own."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager

import httpx

from server.live_server import TIMEOUT, LiveServer

COMMAND = [sys.executable, "-m", "cantina.cli"]
OPEN = re.compile(r"open: (http://\S+)")


def environment(**more):
    """The environment of a process: English, no browser, no compiler in the background."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
    return {**kept, "CANTINA_RUN": "interpreted", "LC_ALL": "C.UTF-8", **more}


def cantina(*words, **more):
    """Run a command to its end."""
    return subprocess.run(
        [*COMMAND, *words], env=environment(**more), capture_output=True, text=True, timeout=TIMEOUT, check=False
    )


class Served:
    """A running server; its output is read as it comes."""

    def __init__(self, *words, **more):
        command = [*COMMAND, "serve", "--port", "0", *words]
        if "--host" not in words:
            command += ["--host", "127.0.0.1"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment(**more), stdout=pipe, stderr=pipe, text=True)
        self.out, self.err = [], []
        self.address = queue.SimpleQueue()
        streams = ((self.process.stdout, self.out), (self.process.stderr, self.err))
        self.ears = [threading.Thread(target=self.hear, args=stream, daemon=True) for stream in streams]
        for ear in self.ears:
            ear.start()
        self.url = self.address.get(timeout=TIMEOUT)
        assert self.url, "".join(self.err)

    def hear(self, stream, said):
        for line in stream:
            said.append(line)
            if found := OPEN.search(line):
                self.address.put(found[1])
        self.address.put(None)

    @property
    def port(self):
        return int(re.search(r":(\d+)/", self.url)[1])

    live = LiveServer.live

    def person(self, **headers):
        return httpx.Client(base_url=self.url, headers=headers, timeout=TIMEOUT)

    def end(self, how=signal.SIGTERM):
        """Send a signal; its output on both streams, and its status."""
        self.process.send_signal(how)
        self.process.wait(30)
        for ear in self.ears:
            ear.join(30)
        return "".join(self.out), "".join(self.err), self.process.returncode


@contextmanager
def served(*words, **more):
    """A server for a while."""
    server = Served(*words, **more)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait(30)
