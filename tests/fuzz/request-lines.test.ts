// @module-tag nightly
import { connect } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { toOriginForm } from "../../scripts/request-target.ts";
import hostile from "../fixtures/hostile-texts.json" with { type: "json" };
import { copyOfData, DataFolder, temporaryFolder } from "../support/data-folder.ts";
import { startSite } from "../support/running-site.ts";
import { fuzzTimeoutMs, holds, runsOf, sampled, texts } from "./fuzzing.ts";

/** Targets that once ended a server or could: no address, no path, no characters behind a percent sign. */
const hostileTargets = [...hostile.targets, `/${"a".repeat(9000)}`, `/${"/".repeat(5000)}`];
const headerLines = [...hostile.headers, `X-Long: ${"x".repeat(20_000)}`];

/** What a client may write to a socket, from a request that is nearly right to bytes that are none. */
const requests: fc.Arbitrary<string> = fc
  .record({
    method: fc.constantFrom(...hostile.methods),
    target: fc.oneof(
      fc.constantFrom(...hostileTargets),
      texts,
      texts.map((text) => `/${text}`),
    ),
    version: fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "", "x"),
    headers: fc.array(fc.constantFrom(...headerLines), { maxLength: 5 }),
    ending: fc.constantFrom("\r\n\r\n", "\r\n\r\n", "\r\n\r\n0\r\n\r\n", "\n\n", ""),
  })
  .map(
    ({ method, target, version, headers, ending }) =>
      `${method} ${target} ${version}\r\n${["Connection: close", ...headers].join("\r\n")}${ending}`,
  );

/** Writes to a port; resolves with what came back once the server has answered, closed, or said nothing for a moment. */
function send(port: number, bytes: string, closesAtOnce = false): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(500, end).on("error", end).on("close", end);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    // A server gives up in the middle of its answer when the client has closed its side.
    if (closesAtOnce) socket.end(bytes);
    else socket.write(bytes);
  });
}

/** Sends requests, a few at a time. Returns those after which the process was gone. */
async function attack(port: number, all: string[], isAlive: () => boolean): Promise<string[]> {
  const waiting = [...all];
  const fatal: string[] = [];
  const client = async () => {
    for (let next = waiting.pop(); next !== undefined && isAlive(); next = waiting.pop()) {
      await send(port, next, waiting.length % 5 === 0);
      if (!isAlive()) fatal.push(next);
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return fatal;
}

const plain = hostileTargets.map(
  (target) => `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
);
const upgrades = hostileTargets.map(
  (target) =>
    `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n`,
);

function built(): string {
  const folder = new DataFolder(temporaryFolder());
  folder.write("index.html", "<!doctype html><title>Home</title>");
  folder.write("_headers", "/*\n  X-Frame-Options: DENY\n");
  folder.write("_redirects", "/old /new 301\n");
  return folder.dir;
}

it.each([
  ["preview", () => ["preview", "--out", built()]],
  ["dev", () => ["dev", "--data", copyOfData().dir]],
])(
  "no request ends site %s",
  async (_, args) => {
    const { url, process: server } = await startSite([...args(), "--port", "0"]);
    const port = Number(new URL(url).port);
    const isAlive = () => server.exitCode === null && server.signalCode === null;
    const all = [...sampled(requests, runsOf(150)), ...upgrades, ...plain];
    expect(await attack(port, all, isAlive)).toEqual([]);
    const answer = await fetch(`${url}/`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/<title>/i)]);
    expect(await send(port, "GET // HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 (200|404) /,
    );
    for (const target of ["http://[", "/%zz", "/%00", "*"])
      expect(
        await send(port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`),
        target,
      ).toMatch(/^HTTP\/1\.1 400 /);
    expect(isAlive()).toBe(true);
  },
  fuzzTimeoutMs,
);

it("reads any target as a path with a query, or as none", () => {
  holds(
    fc.oneof(texts, fc.constantFrom(...hostileTargets)),
    (target) => {
      const path = toOriginForm(target);
      if (path === undefined) return;
      expect(path).toMatch(/^\//);
      expect(toOriginForm(path)).toBe(path);
    },
    { runs: 500 },
  );
});

it.each([
  ["/a?b=c#d", "/a?b=c"],
  ["//", "//"],
  ["//evil.example/x", "//evil.example/x"],
  ["http://other.example/a?b", "/a?b"],
  ["HTTPS://other.example", "/"],
  ["/%41", "/%41"],
  ["*", undefined],
  ["", undefined],
  ["http://[", undefined],
  ["ftp://a/b", undefined],
  ["/%zz", undefined],
  ["/a%00b", undefined],
])("reads the target %j as %j", (target, path) => expect(toOriginForm(target)).toBe(path));
