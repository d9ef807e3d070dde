"""A real PostgreSQL server of the tests' own: in a folder of its own, on a socket of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import psycopg

DEBIAN = Path("/usr/lib/postgresql")
DISCONNECT_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
USER = "postgres"  # the server refuses to run as root


def binaries() -> Path | None:
    """The folder with the newest `initdb`, None where there is none."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


@dataclass
class Server:
    """A server that can be stopped and started."""

    folder: Path
    programs: Path

    @property
    def address(self) -> str:
        return f"postgresql://{USER}@/postgres?host={self.folder}"

    def run(self, program: str, *arguments: str) -> None:
        who = ["runuser", "-u", USER, "--"] if os.getuid() == 0 else []
        command = [*who, str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        done = subprocess.run(command, cwd=self.folder, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        # No test cuts the power, so the server need not wait for the disk: stopping it keeps what the system holds.
        options = f"-c listen_addresses='' -c fsync=off -c unix_socket_directories='{self.folder}'"
        self.run("pg_ctl", "start", "-w", "-s", "-l", str(self.folder / "log"), "-o", options)

    def stop(self) -> None:
        """Without a word to anybody, as when the power fails."""
        self.run("pg_ctl", "stop", "-w", "-s", "-m", "immediate")

    def empty(self) -> str:
        """Throw away what is in the database; returns its address."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(DISCONNECT_ALL)
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.address


def new_server() -> Server:
    """A server that runs."""
    programs = binaries()
    assert programs is not None, "these tests need PostgreSQL: make postgresql"
    folder = Path(tempfile.mkdtemp(prefix="cantina-pg-"))
    if os.getuid() == 0:
        user = pwd.getpwnam(USER)
        os.chown(folder, user.pw_uid, user.pw_gid)
    server = Server(folder, programs)
    server.run("initdb", "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
    server.start()
    return server


def remove(server: Server) -> None:
    server.stop()
    shutil.rmtree(server.folder)
