// @module-tag nightly
import { copyFileSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { runLine } from "../support/cli.ts";
import { DataFolder, root, temporaryFolder } from "../support/data-folder.ts";
import { readNotice, sendForm, untilState, visit } from "../support/estimate-visitor.ts";
import { hashFiles, namesIn } from "../support/folders.ts";
import { serveLine } from "../support/running-site.ts";
import { readOutbox } from "../support/stand-ins.ts";

const texts = join(root, "tests", "support", "tree-care");
const name = "Front Range Tree Care";
const start = [
  `--name "${name}" --trade tree-care --search Arborists`,
  '--services "Tree pruning, Stump removal" --city Longmont --counties "Boulder County" --state CO',
  "--phone 303-555-0123 --text-phone 303-555-0124 --emergency-phone 303-555-0125 --email hello@frontrangetrees.example",
  "--url https://www.frontrangetrees.example --hours 07:30-16:30 --founded 1996",
  "--accent '#8fce5a' --dark '#1d3b2a'",
].join(" ");
const request = {
  firstName: "Ada",
  lastName: "Lindqvist",
  phone: "303-555-0199",
  email: "ada@example.org",
  address: "12 Collyer Street, Longmont",
  workType: "stump-removal",
  message: "The stump of a cottonwood, two feet wide.",
};

/** All that belongs to the tool and its first business, and that a command could write, as it is now. */
const ownFiles = () =>
  Object.fromEntries(
    ["data", "dist", "public", "supabase"]
      .filter((folder) => existsSync(join(root, folder)))
      .map((folder) => [folder, hashFiles(join(root, folder))]),
  );

/** Writes what only a person knows in place of every mark. */
function writeOpenValues(data: DataFolder): void {
  const open = parse(readFileSync(join(texts, "open-values.yaml"), "utf8")) as Record<
    string,
    Record<string, unknown>
  >;
  for (const [file, values] of Object.entries(open)) {
    const document = parseDocument(data.read(file));
    for (const [pointer, value] of Object.entries(values))
      document.setIn(
        pointer
          .slice(1)
          .split("/")
          .map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        value,
      );
    data.write(file, document.toString());
  }
}

test("a business of another trade is made, checked, edited, built, shown, asked, audited and released by its data alone, with the steps that init prints", {
  timeout: 600_000,
}, async () => {
  const cwd = temporaryFolder();
  for (const part of ["package.json", "node_modules", "scripts"])
    symlinkSync(join(root, part), join(cwd, part));
  const before = ownFiles();
  const run = (line: string, code = 0) => {
    const ended = runLine(line, cwd);
    expect({ line, ...ended }).toMatchObject({ line, code });
    return ended.stdout;
  };
  const site = (line: string) => run(`npx site ${line}`);

  const started = site(`init "our shop" ${start} --no-input`);
  const [validate = "", add = "", dev = "", npmStart = "", ...others] = [
    ...started.matchAll(/^ {2}(np[mx] .*?) {2}/gm),
  ].map(([, line = ""]) => line.trim());
  expect([others, validate]).toEqual([[], 'npx site validate --data "our shop"']);
  const data = new DataFolder(join(cwd, "our shop"));
  expect(run(validate, 1)).toContain("TO BE WRITTEN");
  writeOpenValues(data);
  expect(run(validate)).toBe("No problems found.\n");

  copyFileSync(join(texts, "lafayette.md"), join(cwd, "lafayette.md"));
  run(`${add.replace("<name>", "Lafayette")} --county boulder-county --from lafayette.md --no-input`);
  expect(data.read("cities/boulder-county/longmont.yaml")).toContain("- city: boulder-county/lafayette");
  expect(run(validate)).toBe("No problems found.\n");
  const { routes } = JSON.parse(site('routes --data "our shop" --format json')) as {
    routes: { path: string; title: string }[];
  };
  const added = routes.find(({ title }) => title.includes("Lafayette"))?.path ?? "";

  const edited = await serveLine(`${dev} --port 0`, cwd);
  const shown = await fetch(`${edited.url}${added}`);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(name)]);

  const { url } = await serveLine(`${npmStart} --port 0`, cwd);
  const page = await visit({ url, path: "/contact" });
  await sendForm(page, request);
  await untilState(page, "sent");
  expect((await readNotice(page, "success"))[0]).toBe("Request sent");
  await expect.poll(async () => (await readOutbox(url)).length, { timeout: 60_000 }).toBe(2);
  const mails = await readOutbox(url);
  const [office, customer] = ["hello@frontrangetrees.example", request.email].map((address) =>
    mails.find(({ to }) => to === address),
  );
  for (const value of [request.message, request.phone, request.lastName])
    expect(office?.text).toContain(value);
  expect(customer?.subject).toBe("Your request: Stump removal");
  expect(customer?.from).toContain(name);
  expect(JSON.stringify(mails)).not.toMatch(/paint|citrus|562-555/i);

  const both = '--data "our shop" --out "our shop-dist"';
  expect(site(`links ${both}`)).toBe("No problems found.\n");
  site(`verify ${both}`);
  site(`audit ${both}`);
  site(`release ${both}`);
  site(`build ${both}`);
  expect(data.read("releases.json")).toContain(`"${added}"`);
  expect(namesIn(cwd)).toEqual([
    "lafayette.md",
    "node_modules",
    "our shop",
    "our shop-dist",
    "package.json",
    "scripts",
  ]);
  expect(ownFiles()).toEqual(before);
});
