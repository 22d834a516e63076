import { describe, expect, it } from "vitest";
import { readLedger } from "../../src/loader/ledger.ts";
import { copyOfData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";

const entry = '{"hash":"5e884898da280471","changedOn":"2026-03-02"}';

/** What checking a valid folder with these lines in its ledger finds. */
function foundWith(lines: string[], damage: (data: ReturnType<typeof copyOfData>) => void = () => {}) {
  const data = copyOfData().write("releases.json", `{\n${lines.join("\n")}\n}\n`);
  damage(data);
  return check(data.dir).found.join("\n\n");
}

describe("checking the ledger", () => {
  it("finds nothing where every path is a page or redirected", () => {
    const lines = [`  "/contact": ${entry},`, `  "/old": ${entry}`];
    const redirect = "redirects:\n  - from: /old\n    to: /contact\n";
    expect(foundWith(lines, (data) => data.write("redirects.yaml", redirect))).toBe("");
  });

  it("finds a path that is gone, with the redirect to add and the line of the ledger", () => {
    const removed = entry.replace("}", ',"removedOn":"2026-04-01"}');
    expect(foundWith([`  "/": ${entry},`, `  "/contact-us": ${removed}`])).toMatchInlineSnapshot(`
      "releases.json:3:3  error  lost-path
      /contact-us was published, but no page has that path and nothing redirects it.
      Fix: Add to redirects.yaml, if /contact took its place: "- from: /contact-us" and below it "  to: /contact"."
    `);
  });

  it.each([
    ["/roofers-elm-hill-lake-county", "/service-areas/lake-county"],
    ["/service-areas/cumberland-county", "/service-areas"],
    ["/roofers-maple-grov-lake-county", "/roofers-maple-grove-lake-county"],
  ])("sends visitors of %s to the nearest page that is left, %s, and never home", (path, successor) => {
    expect(foundWith([`  "${path}": ${entry}`])).toContain(`"  to: ${successor}"`);
  });

  it("does not invent a page for a path that none resembles", () => {
    const found = foundWith([`  "/gutter-repair": ${entry}`]);
    expect(found).toContain("If none did, remove the line from releases.json");
    expect(found).not.toContain('to: /"');
  });

  it("does not call a path lost whose page is there but broken", () => {
    const found = foundWith([`  "/contact": ${entry}`], (data) =>
      data.edit("pages/contact.yaml", "type:", "tipe:"),
    );
    expect(found).not.toContain("lost-path");
    expect(found).not.toBe("");
  });

  it("names every line that is no entry", () => {
    const lines = ["<<<<<<< main", `  "/": ${entry},`, `  "/": ${entry}`, '  "/x": {"hash":1}'];
    expect(foundWith(lines)).toMatchInlineSnapshot(`
      "releases.json:2:1  error  damaged-ledger
      This line is not an entry of the ledger that site release writes.
      Fix: Remove the line, or restore the file from version control.

      releases.json:4:1  error  damaged-ledger
      / stands twice in the ledger.
      Fix: Remove the line, or restore the file from version control.

      releases.json:5:1  error  damaged-ledger
      This line is not an entry of the ledger that site release writes.
      Fix: Remove the line, or restore the file from version control."
    `);
  });

  it("reads lines with the ends of Windows, and without a comma that a merge lost", () => {
    const data = copyOfData();
    data.write("releases.json", `{\r\n  "/": ${entry}\r\n  "/b \\"c\\"": ${entry}\r\n}\r\n`);
    const { entries, problems } = readLedger(data.dir);
    expect(problems).toEqual([]);
    expect([...entries.keys()]).toEqual(["/", '/b "c"']);
    expect(entries.get("/")).toEqual({ hash: "5e884898da280471", changedOn: "2026-03-02", line: 2 });
  });
});
