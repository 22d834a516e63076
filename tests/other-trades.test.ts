import { expect, it } from "vitest";
import { checkData } from "../scripts/check/check-data.ts";
import { fixtureSite } from "./support/data-folder.ts";
import { fixedDay } from "./support/fixed-day.ts";
import { countWords, localTextOf } from "./support/local-text.ts";
import { pageAt, siteOf } from "./support/site.ts";

const locksmith = siteOf(fixtureSite("locksmith-az"));
const treeCare = siteOf(fixtureSite("tree-care-nm"));

it.each(["dentist-me", "locksmith-az"])("the data of %s have no problem", (name) => {
  expect(checkData(fixtureSite(name), { today: fixedDay }).problems).toEqual([]);
});

it("of the data of a tree-care firm, one job is over, and nothing else is said", () => {
  const { problems } = checkData(fixtureSite("tree-care-nm"), { today: fixedDay });
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    "info jobs/summer-groundworker.yaml was over on 2026-05-15; no page shows it any more.",
  ]);
  expect([...treeCare.paths.keys()].filter((path) => path.startsWith("/jobs"))).toEqual(["/jobs/climber"]);
});

it("calls from the page of a town go to the number of that town", () => {
  const sections = JSON.stringify(pageAt(locksmith, "/locksmith/pima-county/marana").props.sections);
  expect(sections).toContain("tel:+15205550132");
  expect(sections).not.toContain("tel:+15205550130");
});

it("names with tildes and apostrophes stand in pages as they are written, and in paths without", () => {
  const { head, path } = pageAt(treeCare, "/tree-care/rio-arriba-county/espanola").props;
  expect([head.title, path]).toEqual([
    "Tree service in Española, NM | Peña & O'Neill Tree Care",
    "/tree-care/rio-arriba-county/espanola",
  ]);
});

const roofer = siteOf(fixtureSite("roofer-ma"));
it.each(roofer.dataset.cities.map(({ id, value }) => ({ id, value })))(
  "$id of the roofer has at least 250 words of its own",
  ({ value }) => expect(countWords(localTextOf(value))).toBeGreaterThanOrEqual(250),
);
