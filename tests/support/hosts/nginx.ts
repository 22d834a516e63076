import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../local-server.ts";
import type { RunningHost } from "./static-host.ts";

/** Runs nginx with the file of a site, as Debian's own nginx.conf includes it. */
export async function serveAsNginx(nginx: string, siteConfiguration: string): Promise<RunningHost> {
  const dir = mkdtempSync(join(tmpdir(), "site-nginx-"));
  // A port that nobody listens on now: nginx cannot choose one itself.
  const { port, close: leave } = await listen();
  leave();
  const own = siteConfiguration
    .replace("  listen 80;\n", `  listen 127.0.0.1:${port};\n`)
    .replace("  listen [::]:80;\n", "");
  writeFileSync(join(dir, "site.conf"), own);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => {
    mkdirSync(join(dir, kind));
    return `${kind}_temp_path ${join(dir, kind)};`;
  });
  writeFileSync(
    join(dir, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${join(dir, "pid")};
error_log ${join(dir, "error.log")};
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.join("\n  ")}
  include ${join(dir, "site.conf")};
}
`,
  );
  // It returns when it listens, and goes on beside us.
  execFileSync(nginx, ["-e", join(dir, "error.log"), "-c", join(dir, "nginx.conf")], { stdio: "pipe" });
  const close = () => {
    process.kill(Number(readFileSync(join(dir, "pid"), "utf8")), "SIGTERM");
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The whole answer to a GET of a path that a browser's URL parser would change. */
export function requestAsWritten(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}
