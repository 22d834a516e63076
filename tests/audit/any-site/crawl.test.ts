import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { judgeCrawl } from "../../../scripts/commands/judge-any-site.ts";
import { cleanEnvironment } from "../../support/cli.ts";
import { root, temporaryFolder } from "../../support/data-folder.ts";
import { type LocalServer, listen } from "../../support/local-server.ts";
import { runHere } from "../../support/run-here.ts";

const servers: LocalServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    rmSync(join(root, "node_modules", ".cache", "site", "crawl", `127_0_0_1_${server.port}`), {
      recursive: true,
      force: true,
    });
  }
});

type Answer = string | ((response: ServerResponse, request: IncomingMessage) => unknown);

interface Host extends LocalServer {
  /** Method and path of each request, in order. */
  asked: string[];
  times: number[];
}

/** A site on this machine: its pages by path, and 404 for all others. */
async function host(answers: Record<string, Answer>): Promise<Host> {
  const asked: string[] = [];
  const times: number[] = [];
  const answer: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    times.push(Date.now());
    const found = answers[request.url ?? ""];
    if (typeof found === "function") found(response, request);
    else if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(found);
  };
  const server = { ...(await listen(answer)), asked, times };
  servers.push(server);
  return server;
}

/** A page with links. */
function page(title: string, ...links: string[]): string {
  const anchors = links.map((href) => `<a href="${href}">To ${href}</a>`).join(" ");
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${anchors}</body></html>`;
}

const text =
  (body: string, type = "text/plain"): Answer =>
  (response) =>
    response.setHeader("content-type", type).end(body);
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(301, { location }).end();

interface Finding {
  code: string;
  message: string;
  path?: string;
  file?: string;
}

async function crawl({ url }: LocalServer, ...options: string[]) {
  const args = ["audit", "--crawl", url, "--rate", "1000", "--format", "json", ...options];
  const { code, stdout, stderr } = await runHere(args, temporaryFolder());
  const problems = code === 2 ? [] : (JSON.parse(stdout) as { problems: Finding[] }).problems;
  const said = (rule: string) => problems.flatMap(({ code, message }) => (code === rule ? message : []));
  return { code, stderr, problems, said };
}

test("A site is read by its links, and its faults are named by their address", async () => {
  const site = await host({
    "/": page(
      "Oak Row Fences",
      "/gates#top",
      "/old",
      "/gone",
      "/brochure.pdf",
      "https://elsewhere.example/",
      "mailto:a@oak.example",
    ),
    "/gates": page("Gates", "/", "/hidden"),
    "/hidden": (response) =>
      response
        .writeHead(200, { "content-type": "text/html", "x-robots-tag": "noindex" })
        .end(page("Gates", "/")),
    "/old": redirect("/older"),
    "/older": redirect("/gates"),
    "/brochure.pdf": text("%PDF-1.7", "application/pdf"),
  });
  const { code, stderr, problems, said } = await crawl(site);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^3 pages of http:\/\/127\.0\.0\.1:\d+ read\.\nJudged without data: \d+ of \d+ rules apply\.\n3 pages judged/,
  );
  expect(said("link/broken")).toEqual(["/ links to /gone, which does not exist."]);
  expect(said("link/redirect")).toEqual(["/ links to /old, which is redirected."]);
  expect(said("audit/redirect-chain")).toEqual(["/old is redirected 2 times: /old → /older → /gates."]);
  // The other page with that title is kept out by its header.
  expect(said("title/unique")).toEqual([]);
  expect(problems.find(({ code }) => code === "link/broken")).toMatchObject({
    path: "/",
    file: `${site.url}/`,
    line: 1,
    column: page("Oak Row Fences", "/gates#top", "/old", "/gone").indexOf("/gone") + 1,
  });
  expect(site.asked).toContain("HEAD /brochure.pdf");
  expect(site.asked.filter((one) => one === "GET /gates")).toHaveLength(1);
});

test("A document that only sends visitors on is a redirect, and is followed", async () => {
  const sending = (to: string) => `<title>Moved</title><meta http-equiv="refresh" content="0; url=${to}">`;
  const answers = { "/": sending("/en/"), "/en/": page("Fences", "/old"), "/old": sending("gates") };
  const site = await host({ ...answers, "/gates": page("Gates", "/en/") });
  const { stderr, said } = await crawl(site);
  expect(stderr).toMatch(/\n2 pages judged by /);
  expect(said("link/redirect")).toEqual(["/en/ links to /old, which is redirected."]);
});

test("robots.txt is obeyed by the name SiteAudit, with its delay", async () => {
  const site = await host({
    "/robots.txt": text(
      "User-agent: *\nDisallow: /\n\nUser-agent: SiteAudit\nCrawl-delay: 0.3\nDisallow: /private\n",
    ),
    "/": page("Home", "/private/a", "/open"),
    "/open": page("Open", "/"),
  });
  const { stderr, said } = await crawl(site);
  expect(site.asked).not.toContain("GET /private/a");
  expect(stderr).toContain("robots.txt keeps this crawler from 1 addresses");
  expect(said("link/broken")).toEqual([]);
  const [first = 0, second = 0, third = 0] = site.times.slice(1);
  expect(second - first).toBeGreaterThanOrEqual(290);
  expect(third - second).toBeGreaterThanOrEqual(290);
});

test("A host that is busy is asked again when it says so, and one that fails is named", async () => {
  let tries = 0;
  const site = await host({
    "/": page("Home", "/busy", "/broken"),
    "/busy": (response) =>
      ++tries === 1
        ? response.writeHead(503, { "retry-after": "1" }).end()
        : response.setHeader("content-type", "text/html").end(page("Busy", "/")),
    "/broken": (response) => response.writeHead(500).end(),
  });
  const { said } = await crawl(site);
  expect(tries).toBe(2);
  expect(said("audit/bad-answer")).toEqual(["/broken answers 500."]);
  const at = site.asked.indexOf("GET /busy");
  expect((site.times[at + 1] ?? 0) - (site.times[at] ?? 0)).toBeGreaterThanOrEqual(990);
});

/** A page of a part of a site that has no end. */
function endlessPage(url: string): string | undefined {
  const [, year, month] = /^\/calendar\/(\d+)\/(\d+)\/$/.exec(url) ?? [];
  const next = Number(year) * 12 + Number(month);
  if (month !== undefined)
    return page(url, `/calendar/${Math.floor(next / 12)}/${String((next % 12) + 1).padStart(2, "0")}/`);
  const [, sort] = /^\/list\?s=(\d+)$/.exec(url) ?? [];
  if (sort !== undefined) return page(url, `/list?s=${Number(sort) + 1}`);
  return url.startsWith("/deep/") ? page(url, "deep/") : undefined;
}

test("Redirects in circles, calendars and filters without end are left after a while", async () => {
  const site = await host(
    new Proxy<Record<string, Answer>>(
      {
        "/": page("Home", "/a", "/calendar/2026/01/", "/list?s=1", "deep/"),
        "/a": redirect("/b"),
        "/b": redirect("/a"),
      },
      { get: (answers, url) => answers[String(url)] ?? endlessPage(String(url)) },
    ),
  );
  const { stderr, said } = await crawl(site, "--depth", "1000");
  // 60 months, 20 orders, 2 folders and the home page.
  expect(stderr).toMatch(/^83 pages of/);
  expect(said("audit/redirect-loop")).toEqual(["Redirects lead in a circle: /a → /b → /a."]);
});

test("The limit of pages and the depth of clicks hold, and --resume reads on without asking again", async () => {
  const site = await host({
    "/": page("Home", "/1", "/2", "/3"),
    "/1": page("One", "/deep"),
    "/2": page("Two"),
    "/3": page("Three"),
    "/deep": page("Deep", "/deeper"),
    "/deeper": page("Deeper"),
  });
  const first = await crawl(site, "--limit", "2");
  expect(first.stderr).toContain("3 addresses were left when the limit of 2 pages was reached");
  site.asked.length = 0;
  const second = await crawl(site, "--resume", "--depth", "2");
  expect(second.stderr).toContain("5 pages of");
  expect(site.asked).not.toContain("GET /1");
  expect(site.asked).not.toContain("GET /deeper");
  expect(site.asked).toContain("GET /3");
});

test("Ctrl+C ends a crawl with what it kept and how to go on", async () => {
  const site = await host({ "/": page("Home", "/1"), "/1": () => undefined });
  const cli = spawn(
    process.execPath,
    [join(root, "scripts", "site.mjs"), "audit", "--crawl", site.url, "--rate", "100"],
    { cwd: temporaryFolder(), env: cleanEnvironment() },
  );
  let stderr = "";
  cli.stderr.on("data", (part) => {
    stderr += part;
  });
  while (!site.asked.includes("GET /1")) await new Promise((resolve) => setTimeout(resolve, 50));
  cli.kill("SIGINT");
  const [code] = await once(cli, "exit");
  expect({ code, stderr }).toEqual({
    code: 130,
    stderr: "Stopped after 2 answers, which are kept. Go on with --resume.\n",
  });
});

test("Pictures are measured by their first bytes, and those that are missing are named", async () => {
  const picture = readFileSync(join(root, "tests", "fixtures", "any-sites", "astro", "card.png"));
  const head = (url: string) =>
    `<html lang="en"><head><title>Home</title><meta property="og:image" content="${url}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="600"></head><body><h1>Home</h1></body></html>`;
  const answers: Record<string, Answer> = {
    "/card.png": (response) => response.setHeader("content-type", "image/png").end(picture),
  };
  const site = await host(answers);
  answers["/"] = head(`${site.url}/card.png`);
  expect((await crawl(site)).said("og/image-file")).toEqual([
    `The link preview picture of / declares 1200 x 600 pixels, but has 1200 x 630: ${site.url}/card.png`,
  ]);
  answers["/"] = head(`${site.url}/none.png`);
  expect((await crawl(site)).said("file/missing")).toEqual([
    "/none.png does not exist, so that chats and networks show links to / without a picture.",
  ]);
});

test("A host that answers unknown addresses with a page is named", async () => {
  const site = await listen((request, response) => {
    if (request.url === "/robots.txt") response.writeHead(404).end();
    else response.setHeader("content-type", "text/html").end(page("Home"));
  });
  servers.push(site);
  expect((await crawl(site)).said("audit/soft-404")).toHaveLength(1);
});

test("The answers of eight hosts are kept, and what was crawled or resumed last stays longest", async () => {
  const cache = temporaryFolder();
  const kept = () => readdirSync(join(cache, "crawl")).sort();
  const terminal = { out: () => {}, err: () => {}, isColored: false, cwd: cache };
  const read = async ({ url, port }: Host, resume: boolean) => {
    await judgeCrawl({ crawl: url, rate: 1000, limit: 1, depth: 1, resume }, cache, terminal, []);
    return `127_0_0_1_${port}`;
  };
  const hosts = await Promise.all(Array.from({ length: 10 }, () => host({ "/": page("Oak Row") })));
  const [first, second, ...others] = hosts as [Host, Host, ...Host[]];
  const names: string[] = [];
  for (const one of [first, second, ...others.slice(0, 6)]) names.push(await read(one, false));
  expect(kept()).toEqual([...names].sort());
  await read(first, true);
  const added: string[] = [];
  for (const one of others.slice(6)) added.push(await read(one, false));
  const [resumed = "", , , ...later] = names;
  expect(kept()).toEqual([resumed, ...later, ...added].sort());
});

test("What cannot be read is refused with what to do", { tags: "nightly" }, async () => {
  const refusals: [answers: Record<string, Answer>, words: string][] = [
    [{}, "answers 404, so there is nothing to follow."],
    [{ "/": text("{}", "application/json") }, "is application/json, not HTML."],
    [{ "/": redirect("https://www.oak.example/") }, "Read that: --crawl https://www.oak.example"],
    [{ "/robots.txt": text("User-agent: *\nDisallow: /") }, "robots.txt forbids to read the home page."],
    [
      { "/robots.txt": (response) => response.writeHead(500).end() },
      "so the host does not say what may be read.",
    ],
  ];
  for (const [answers, words] of refusals) {
    const { code, stderr } = await crawl(await host(answers));
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  }
  const closed = await host({});
  closed.close();
  expect((await crawl(closed)).stderr).toMatch(/does not answer: .*ECONNREFUSED/);
  expect((await runHere(["audit", "--crawl", "ftp://oak.example"])).stderr).toContain(
    "Write scheme and host",
  );
  expect((await crawl(closed, "--resume")).code).toBe(2);
});
