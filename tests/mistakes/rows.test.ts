import { describe, expect, it } from "vitest";
import { checkData } from "../../scripts/check/check-data.ts";
import { CheckMemory } from "../../scripts/check/check-memory.ts";
import type { Site } from "../../src/site/site.ts";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";
import { problemLines } from "../support/problems.ts";
import { pageAt } from "../support/site.ts";
import { linkControls, linkRows, ownAddresses } from "./rows/links.ts";
import { nameControls, nameRows } from "./rows/names.ts";
import type { Control, Row } from "./rows/row.ts";
import { textControls, textRows } from "./rows/texts.ts";
import {
  businessControls,
  businessRows,
  formControls,
  formRows,
  reservedPaths,
  reservedRedirects,
  sectionRows,
} from "./rows/things.ts";

const memory = new CheckMemory();
const check = (data: DataFolder) => checkData(data.dir, { memory });

const groups: [group: string, rows: Row[], controls: Control[]][] = [
  ["texts", textRows, textControls],
  ["links", linkRows, linkControls],
  ["forms", formRows, formControls],
  ["sections", sectionRows, []],
  ["the business", businessRows, businessControls],
  ["names and lists", nameRows, nameControls],
];

describe.each(groups)("mistakes in %s", (_, rows, controls) => {
  it.each(few(rows, 4))(
    "stop with one problem and its cure: $after",
    ({ file, before, after, code, write, hint }) => {
      const data = copyOfData().edit(file, before, after);
      const { problems } = check(data);
      const said = problems.map((problem) => problemLines(problem).join("\n")).join("\n\n");
      expect(
        problems.map((problem) => `${problem.severity} ${problem.code}`),
        said,
      ).toEqual([`error ${code}`]);
      const [problem] = problems;
      expect(problem?.position?.file).toBe(file);
      // Of several lines, the report is right about any.
      const last = lineOf(data, file, after);
      if (after === "") return;
      expect(problem?.position?.line).toBeGreaterThan(last - after.split("\n").length - 1);
      expect(problem?.position?.line).toBeLessThanOrEqual(last + 1);
      expect(problem?.position?.column).toBeGreaterThan(0);
      expect(problem?.hint).toContain(write ? `Write ${write[0]} instead of ${write[1]}` : (hint ?? ""));
      if (!write) return;
      const mended = after.replace(write[1], () => write[0]);
      data.edit(file, after, mended);
      expect(check(data).problems.map((left) => problemLines(left).join("\n"))).toEqual([]);
    },
  );

  it.each(few(controls, 4))("are not seen where there are none: $after", ({ file, before, after }) => {
    const data = copyOfData().edit(file, before, after);
    expect(check(data).problems.map((problem) => problemLines(problem).join("\n"))).toEqual([]);
  });
});

it.each(few(ownAddresses))(
  "an address of a page of the site itself %s is linked as a path, with a warning",
  (written, path) => {
    const data = copyOfData().edit("pages/home.yaml", 'to: "#quote"', `to: ${written}`);
    const { problems, site } = check(data);
    expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      "warning absolute-own-link",
    ]);
    expect(problems[0]?.hint).toBe(`Write ${path} instead of ${written}.`);
    expect(JSON.stringify(pageAt(site as Site, "/").props.sections)).toContain(`"to":"${path}"`);
  },
);

it("lets files of static be linked, by buttons and in texts", () => {
  const data = copyOfData();
  data.write("static/insurance.pdf", "%PDF-1.4");
  data.write("static/papers/Warranty 2024.pdf", "%PDF-1.4");
  data.edit("pages/home.yaml", 'to: "#quote"', "to: /insurance.pdf#page=2");
  data.edit("pages/home.yaml", "(/roof-repair)", "(/papers/Warranty%202024.pdf)");
  expect(check(data).problems).toEqual([]);
  data.edit("pages/home.yaml", "/insurance.pdf", "/insurence.pdf");
  const [problem] = check(data).problems;
  expect(problem?.hint).toBe("Write /insurance.pdf instead of /insurence.pdf.");
});

describe("what the tool writes itself", () => {
  it.each(few(reservedPaths))("is no path of a page: %s", (path) => {
    const data = copyOfData();
    data.write(
      "pages/more.yaml",
      data.read("pages/roof-repair.yaml").replace("path: /roof-repair", `path: ${path}`),
    );
    const codes = check(data).problems.map(({ code, position }) => `${code} ${position?.file}`);
    expect(codes).toEqual(["invalid-value pages/more.yaml"]);
  });

  it.each(few(reservedRedirects))("is not redirected: %s", (from) => {
    const data = copyOfData().write("redirects.yaml", `redirects:\n  - from: ${from}\n    to: /contact\n`);
    const codes = check(data).problems.map(({ code, position }) => `${code} ${position?.line}`);
    expect(codes).toEqual(["redirect-shadow 2"]);
  });

  it("leaves old paths of pages that were files alone", () => {
    const data = copyOfData().write(
      "redirects.yaml",
      "redirects:\n  - from: /contact.html\n    to: /contact\n  - from: /old.php\n    to: /\n",
    );
    expect(check(data).problems).toEqual([]);
  });
});

/** The last line of what was written, where the mistake is. */
function lineOf(data: DataFolder, file: string, after: string): number {
  const text = data.read(file);
  return text.slice(0, text.indexOf(after) + after.length).split("\n").length;
}
