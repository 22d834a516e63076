import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtMinimal } from "../support/built-minimal.ts";
import { cleanEnvironment } from "../support/cli.ts";
import { root } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";

const bin = join(root, "scripts", "site.mjs");

const { cwd, data } = await builtMinimal();
const clients: Client[] = [];
const none = { problems: [], counts: { error: 0, warning: 0, info: 0 }, left: 0 };
afterAll(() => Promise.all(clients.map((client) => client.close())));

/** A client of the SDK, which checks every answer against the schema of its tool. */
async function connect(args: string[] = []): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  clients.push(client);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, "mcp", ...args],
    cwd,
    stderr: "pipe",
  });
  await client.connect(transport);
  await client.listTools();
  return client;
}

/** What a tool answers, or the words in which it refuses. */
async function ask(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
  const [part] = content as { type: string; text: string }[];
  if (isError) return part?.text;
  expect(JSON.parse(part?.text ?? "")).toEqual(structuredContent);
  return structuredContent as Record<string, unknown>;
}

describe("site mcp", () => {
  let client: Client;
  /** Answers of a folder in which one page is broken. */
  let damaged: Client;
  beforeAll(async () => {
    cpSync(join(cwd, "dist"), join(cwd, "before"), { recursive: true });
    cpSync(join(cwd, "dist"), join(cwd, "damaged"), { recursive: true });
    writeFileSync(join(cwd, "damaged", "contact.html"), "<title>Roofs</title></html>");
    symlinkSync("/", join(cwd, "elsewhere"));
    client = await connect();
    damaged = await connect(["--out", "damaged"]);
  }, 120_000);

  it("offers five tools that only read, each with schemas and words", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["audit", "explain", "links", "diff", "routes"]);
    for (const { title, description = "", annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toEqual({ title, readOnlyHint: true, idempotentHint: true, openWorldHint: false });
      expect(description.length).toBeGreaterThan(80);
      expect(inputSchema.additionalProperties).toBe(false);
      expect(
        Object.values(inputSchema.properties ?? {}).filter((field) => !("description" in field)),
      ).toEqual([]);
      expect(outputSchema?.type).toBe("object");
    }
    expect(client.getServerVersion()).toMatchObject({ name: "site" });
    expect(client.getInstructions()).toContain("Nothing is ever written");
  });

  it("lists routes, of a type and up to a limit", async () => {
    expect(await ask(client, "routes", { type: "city", limit: 1 })).toEqual({
      routes: [
        {
          path: "/roofers-maple-grove-lake-county",
          type: "city",
          title: "Roofers in Maple Grove, MN | Maple & Sons Roofing",
          description: "Old oaks drop limbs on Maple Grove roofs, and we mend what they break.",
          canonical: "https://www.maple-roofing.example/roofers-maple-grove-lake-county",
          file: "data/cities/lake-county/maple-grove.yaml",
        },
      ],
      left: 2,
    });
  });

  it("audits the built folder, by page, rule and severity", async () => {
    const found = await ask(damaged, "audit", { path: "/contact", rule: "canon/one", severity: "error" });
    expect(found).toMatchObject({
      problems: [{ code: "canon/one", severity: "error", path: "/contact", file: "data/pages/contact.yaml" }],
      counts: { error: 1, warning: 0, info: 0 },
      left: 0,
    });
  });

  it("audits by group of rules and pattern of paths, up to a limit", { tags: "nightly" }, async () => {
    const ofGroup = await ask(damaged, "audit", { path: "/contact", rule: "canon" });
    expect(ofGroup).toMatchObject({ counts: { error: 1 } });
    const all = await ask(damaged, "audit", { path: "/cont*", limit: 2 });
    expect(all).toMatchObject({ problems: [{ path: "/contact" }, { path: "/contact" }] });
    expect((all as { left: number }).left).toBeGreaterThan(3);
    expect(await ask(client, "audit", { path: "/contact", rule: "h1" })).toEqual(none);
  });

  it("explains a page", async () => {
    expect(await ask(client, "explain", { subject: "/contact" })).toMatchObject({
      path: "/contact",
      head: expect.arrayContaining([expect.objectContaining({ name: "title" })]) as unknown,
    });
  });

  it.each([
    ["a problem code", "broken-fragment", { code: "broken-fragment" }],
    ["a rule", "title/length", { id: "title/length" }],
    ["a group of rules", "tw", { group: "tw" }],
  ])("explains %s", { tags: "nightly" }, async (_, subject, answer) => {
    expect(await ask(client, "explain", { subject })).toMatchObject(answer);
  });

  it("proves links in the data", { tags: "nightly" }, async () => {
    expect(await ask(client, "links")).toEqual(none);
  });

  it("proves links with the built folder", { tags: "nightly" }, async () => {
    expect(await ask(damaged, "links", { built: true, limit: 1 })).toMatchObject({
      problems: [{ code: "links-disagree", severity: "error" }],
    });
  });

  it("compares two builds", { tags: "nightly" }, async () => {
    expect(await ask(client, "diff", { before: "before", after: "damaged" })).toMatchObject({
      changed: 1,
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: "title", after: "Roofs", paths: ["/contact"] }),
      ]) as unknown,
    });
  });

  const refusals: [what: string, name: string, args: Record<string, unknown>, answer: string][] = [
    [
      "a misspelled argument",
      "audit",
      { rul: "title" },
      "There is no argument rul. Did you mean rule?\nFix: The tool audit takes path, rule, severity, limit.",
    ],
    [
      "values of the wrong type",
      "audit",
      { severity: "grave", limit: 0 },
      "The argument severity must be one of error, warning, info. The argument limit must be >= 1.\nFix: The tool audit takes path, rule, severity, limit.",
    ],
    [
      "an argument left out",
      "diff",
      { before: "before" },
      "The argument after is missing.\nFix: The tool diff takes before, after.",
    ],
    [
      "an unknown page of the audit",
      "audit",
      { path: "/contakt" },
      "No page has the path /contakt.\nFix: Write one of /contact; the tool routes lists every page.",
    ],
    [
      "an unknown page",
      "explain",
      { subject: "/contakt" },
      "No page has the path /contakt.\n  Fix: Write one of /contact; npx site routes lists every page, npx site explain every problem code.",
    ],
    [
      "a folder that is not there",
      "diff",
      { before: "before", after: "dest" },
      "There is no built folder dest.",
    ],
    ["a folder above", "diff", { before: "before", after: ".." }, ".. does not lie below"],
    ["a link that leads elsewhere", "diff", { before: "elsewhere", after: "dist" }, "does not lie below"],
    [
      "an option in place of a folder",
      "diff",
      { before: "--force", after: "dist" },
      "There is no built folder",
    ],
  ];
  it.each(few(refusals, 3))("refuses %s in words", async (_, name, args, answer) => {
    expect(await ask(client, name, args)).toContain(answer);
  });

  it("names the rule that was meant", { tags: "nightly" }, async () => {
    expect(await ask(client, "audit", { rule: "title/lenght" })).toMatch(
      /^There is no audit rule title\/lenght\. Did you mean title\/length\?\nFix: Name one of the groups audit, biz, /,
    );
  });

  it("says that there is no such tool", async () => {
    await expect(client.callTool({ name: "publish", arguments: {} })).rejects.toThrow(
      "There is no tool publish; there are audit, explain, links, diff, routes.",
    );
  });

  it("says that nothing is built", { tags: "nightly" }, async () => {
    const unbuilt = await connect(["--out", "nowhere"]);
    expect(await ask(unbuilt, "audit")).toContain("There is no built folder nowhere.");
    expect(await ask(unbuilt, "links")).toMatchObject({ problems: [] });
  });

  it("says what stands in the data's way", async () => {
    const before = data.read("pages/contact.yaml");
    data.edit("pages/contact.yaml", "heading: Ask for a quote", "headin: Ask for a quote");
    const refusal = await ask(client, "routes");
    data.write("pages/contact.yaml", before);
    expect(refusal).toBe(
      'The data has an error, so there is no answer. data/pages/contact.yaml:11: "headin" is not a field of a section of kind hero. Did you mean "heading"?\nFix: Write heading: instead of headin:.',
    );
  });

  it("answers two calls at once", { tags: "nightly" }, async () => {
    const [first, second] = await Promise.all([ask(client, "routes"), ask(client, "links")]);
    expect(first).toMatchObject({ left: 0 });
    expect(second).toMatchObject({ left: 0 });
  });
});

it("ends with its input, and with it the call that runs", async () => {
  const server = spawn(process.execPath, [bin, "mcp"], { cwd, env: cleanEnvironment() });
  let stdout = "";
  server.stdout.on("data", (part) => (stdout += part));
  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const clientInfo = { name: "test", version: "1" };
  send({
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo },
  });
  await once(server.stdout, "data");
  send({ method: "notifications/initialized" });
  send({ id: 2, method: "tools/call", params: { name: "audit", arguments: {} } });
  server.stdin.end();
  expect(await once(server, "close")).toEqual([0, null]);
  // Nothing but messages of the protocol goes to the output.
  for (const line of stdout.trimEnd().split("\n")) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
});
