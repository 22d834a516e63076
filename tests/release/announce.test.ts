import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { schemaOf } from "../../scripts/schemas/index.ts";
import { announcementsOf } from "../../src/seo/index-now.ts";
import { builtMinimal } from "../support/built-minimal.ts";
import { listen } from "../support/local-server.ts";
import { runHere } from "../support/run-here.ts";

const key = "5b2f0c6e9d4a4f7c";
const origin = "https://www.maple-roofing.example";

/** What the stand-in of IndexNow was told, and what it answers. */
const told: { contentType: string | undefined; body: Record<string, unknown> }[] = [];
let status = 202;
const server = await listen(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  told.push({ contentType: request.headers["content-type"], body: JSON.parse(body) });
  response.writeHead(status).end();
});
afterAll(() => server.close());

const { cwd, data } = await builtMinimal((folder) => {
  folder.edit("business.yaml", "\nseo:", `\nindexNow: ${key}\nseo:`);
  folder.edit("pages/contact.yaml", "type: contact", "type: contact\nnoindex: true");
});
const release = (...args: string[]) => runHere(["release", ...args], cwd);

beforeEach(() => {
  told.length = 0;
  status = 202;
  vi.stubEnv("INDEXNOW_ENDPOINT", `${server.url}/indexnow`);
});
afterEach(() => vi.unstubAllEnvs());

describe("site release --announce", () => {
  it("tells of each page for search engines that changed, once it is recorded", async () => {
    const { code, stdout } = await release("--announce", "--date", "2026-03-02");
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout:
        "releases.json records 8 pages: 8 new, 0 changed. Build again, and the sitemap has the new days. Search engines were told of 7 addresses.\n",
    });
    const paths = [
      "/",
      "/roof-repair",
      "/roofers-maple-grove-lake-county",
      "/roofers-otter-falls-lake-county",
      "/roofers-pine-bend-lake-county",
      "/service-areas",
      "/service-areas/lake-county",
    ];
    expect(told).toHaveLength(1);
    const [{ contentType, body }] = told as [(typeof told)[number]];
    expect(contentType).toBe("application/json; charset=utf-8");
    expect({ ...body, urlList: (body.urlList as string[]).toSorted() }).toEqual({
      host: "www.maple-roofing.example",
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: paths.map((path) => origin + path),
    });
    expect(readFileSync(join(cwd, "dist", `${key}.txt`), "utf8")).toBe(key);
  });

  it("tells nobody where nothing changed, and nobody who is not asked for", async () => {
    const { stdout } = await release("--announce", "--date", "2026-03-03");
    expect(stdout).toContain("0 new, 0 changed. Search engines were told of 0 addresses.");
    await release("--date", "2026-03-04");
    expect(told).toEqual([]);
  });

  it("leaves the record as it is when it is refused, says so, and makes up for it later", async () => {
    status = 429;
    const before = data.read("releases.json");
    const args = ["--announce", "--since", "2026-03-02"];
    expect(await release(...args)).toMatchObject({
      code: 1,
      stdout: "releases.json records 8 pages: 0 new, 0 changed.\n",
      stderr: expect.stringContaining(
        `The release is recorded, but search engines were not told: ${server.url}/indexnow answered 429: it was told too often. It took 0 of 7 addresses.\n  Fix: npx site release --announce --since 2026-03-02\n`,
      ) as string,
    });
    expect(data.read("releases.json")).toBe(before);

    status = 200;
    const { code, stdout } = await release(...args, "--format", "json");
    expect(code).toBe(0);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ changed: [], announced: 7 });
    const validate = new Ajv2020().compile(schemaOf("release"));
    validate(report);
    expect(validate.errors).toBeNull();
  });

  it("says that nobody can be reached", async () => {
    vi.stubEnv("INDEXNOW_ENDPOINT", "http://127.0.0.1:9/indexnow");
    const { code, stderr } = await release("--announce", "--since", "2026-03-02");
    expect(code).toBe(1);
    expect(stderr).toContain("http://127.0.0.1:9/indexnow could not be reached: ");
  });

  it("records nothing without a key, or before its file is published", async () => {
    const before = data.read("releases.json");
    data.edit("business.yaml", key, `${key}-new`);
    expect(await release("--announce")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^The built folder lacks 5b2f0c6e9d4a4f7c-new\.txt, .*\n {2}Fix: Build and publish once more: npx site build\.\n$/,
      ) as string,
    });
    data.edit("business.yaml", `indexNow: ${key}-new\n`, "");
    expect(await release("--announce")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/Fix: Write into business\.yaml: indexNow: [0-9a-f]{32}\. /) as string,
    });
    data.edit("business.yaml", "\nseo:", `\nindexNow: ${key}\nseo:`);
    expect(data.read("releases.json")).toBe(before);
    expect(told).toEqual([]);
  });

  it("takes --since for nothing by itself", async () => {
    expect(await release("--since", "2026-03-02")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Write npx site release --announce --since <day>.") as string,
    });
  });
});

it("sends at most ten thousand addresses at once", () => {
  const urls = Array.from({ length: 20_001 }, (_, index) => `${origin}/sub/${index}`);
  const messages = announcementsOf(urls, key, `${origin}/sub/${key}.txt`);
  expect(messages.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 1]);
  expect(messages.flatMap(({ urlList }) => urlList)).toEqual(urls);
  expect(messages[2]).toMatchObject({
    host: "www.maple-roofing.example",
    keyLocation: `${origin}/sub/${key}.txt`,
  });
  expect(announcementsOf([], key, `${origin}/${key}.txt`)).toEqual([]);
});
