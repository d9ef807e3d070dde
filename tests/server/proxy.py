"""A small reverse proxy of the tests' own: it shows a server below a path, and says for whom it asks."""

import re
import socket
import socketserver
import threading

REQUEST = re.compile(rb"^(\S+) (\S+) HTTP/1\.1\r\n")


class Proxy:
    """A proxy in front of a port; it cuts the prefix off the paths, or leaves it there, as proxies do."""

    def __init__(self, port, prefix, strips=True, says=()):
        self.target, self.prefix, self.strips, self.says = port, prefix.encode(), strips, says
        outer = self

        class Passing(socketserver.BaseRequestHandler):
            def handle(self):
                outer.pass_on(self.request)

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Passing)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()

    def pass_on(self, client):
        """One request a connection; after an upgrade, bytes in both directions."""
        said = b""
        while b"\r\n\r\n" not in said:
            more = client.recv(65_536)
            if not more:
                return
            said += more
        with socket.create_connection(("127.0.0.1", self.target)) as server:
            server.sendall(self.rewritten(said))
            back = threading.Thread(target=pour, args=(server, client), daemon=True)
            back.start()
            pour(client, server)
            back.join(10)

    def rewritten(self, said):
        """The request as the server gets it."""
        method, path = REQUEST.match(said).groups()
        assert path.startswith(self.prefix + b"/"), path
        path = path[len(self.prefix) :] if self.strips else path
        head, body = said.split(b"\r\n", 1)[1].split(b"\r\n\r\n", 1)
        lines = [line for line in head.split(b"\r\n") if not line.lower().startswith((b"connection:", b"x-forwarded"))]
        upgrade = b"Upgrade" if b"upgrade:" in head.lower() else b"close"
        lines += [b"Connection: " + upgrade, *(f"{name}: {value}".encode() for name, value in self.says)]
        return b"%s %s HTTP/1.1\r\n%s\r\n\r\n%s" % (method, path, b"\r\n".join(lines), body)


def pour(one, other):
    """Bytes from one side to the other, to the end."""
    try:
        while part := one.recv(65_536):
            other.sendall(part)
        other.shutdown(socket.SHUT_WR)
    except OSError:
        pass
