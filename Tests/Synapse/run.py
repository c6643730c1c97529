"""Starts a real Synapse on the loopback with SQLite, and runs a program against it that may ask to kill it.

    run.py PYTHON FOLDER PROGRAM [ARGUMENT…]

PYTHON has the package matrix-synapse. A line `@kill` of the program kills the server at once, `@start` starts it again; each is
answered by a line when it is done. Other lines are printed.
"""

import json
import os
import pathlib
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Synapse:
    def __init__(self, python, folder):
        self.python, self.folder = python, pathlib.Path(folder)
        self.port, self.process = free_port(), None
        self.url = f"http://127.0.0.1:{self.port}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        much = {"per_second": 100000, "burst_count": 100000}
        config = {
            "server_name": "localhost",
            "pid_file": str(self.folder / "synapse.pid"),
            "listeners": [
                {
                    "port": self.port, "type": "http", "tls": False, "bind_addresses": ["127.0.0.1"],
                    "resources": [{"names": ["client", "media"], "compress": False}],
                }
            ],
            "database": {"name": "sqlite3", "args": {"database": str(self.folder / "homeserver.db")}},
            "log_config": str(self.folder / "log.yaml"),
            "media_store_path": str(self.folder / "media"),
            "signing_key_path": str(self.folder / "signing.key"),
            "macaroon_secret_key": secrets.token_hex(16),
            "form_secret": secrets.token_hex(16),
            "report_stats": False,
            "trusted_key_servers": [],
            "federation_domain_whitelist": [],
            "enable_registration": True,
            "enable_registration_without_verification": True,
            "rc_message": much, "rc_registration": much, "rc_joins": {"local": much, "remote": much},
            "rc_admin_redaction": much, "rc_reports": much, "rc_room_creation": much,
            "rc_login": {"address": much, "account": much, "failed_attempts": much},
            "rc_invites": {"per_room": much, "per_user": much, "per_issuer": much},
        }
        # JSON is YAML.
        (self.folder / "homeserver.yaml").write_text(json.dumps(config))
        log = {
            "version": 1, "formatters": {"plain": {"format": "%(asctime)s %(name)s %(levelname)s %(message)s"}},
            "handlers": {
                "file": {"class": "logging.FileHandler", "filename": str(self.folder / "synapse.log"), "formatter": "plain"}
            },
            "root": {"level": "WARNING", "handlers": ["file"]}, "disable_existing_loggers": False,
        }
        (self.folder / "log.yaml").write_text(json.dumps(log))
        subprocess.run([*self.command, "--generate-keys"], check=True, cwd=self.folder, stdout=subprocess.DEVNULL)

    @property
    def command(self):
        return [self.python, "-m", "synapse.app.homeserver", "-c", str(self.folder / "homeserver.yaml")]

    def start(self):
        output = open(self.folder / "output.txt", "ab")
        self.process = subprocess.Popen(self.command, cwd=self.folder, stdout=output, stderr=output)
        end = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/_matrix/client/versions", timeout=5).read()
                return
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None or time.monotonic() > end:
                    sys.exit("test-synapse: Synapse does not start:\n" + (self.folder / "output.txt").read_text()[-2000:])
                time.sleep(0.1)

    def kill(self):
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def register(self, name, password):
        body = {"username": name, "password": password, "auth": {"type": "m.login.dummy"}, "inhibit_login": True}
        request = urllib.request.Request(
            f"{self.url}/_matrix/client/v3/register", json.dumps(body).encode(), {"Content-Type": "application/json"})
        urllib.request.urlopen(request, timeout=30).read()


def main():
    python, folder, *program = sys.argv[1:]
    server = Synapse(python, folder)
    try:
        server.start()
        for name in ("ann", "bob"):
            server.register(name, f"password of {name}")
        environment = dict(os.environ, MATRIX_SERVER=server.url, MATRIX_FOLDER=str(server.folder / "clients"))
        run = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        for line in run.stdout:
            if line.startswith("@"):
                server.kill() if line.strip() == "@kill" else server.start()
                run.stdin.write("done\n")
                run.stdin.flush()
            else:
                print(line, end="", flush=True)
        return run.wait()
    finally:
        server.kill()


sys.exit(main())
