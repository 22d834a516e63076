import { expect, it } from "vitest";
import type { Rule } from "../../scripts/audit/rule.ts";
import { rules } from "../../scripts/audit/rules/index.ts";
import { AuditedSite, type Edit } from "./audit.ts";
import { pictureFiles } from "./audit-graph.ts";

/** One damaged page: the rule that finds the damage, and what it says. */
export type Fault = [id: string, path: string, edit: Edit, messages: string[]];

/** A row of a table with the messages behind it, one to a line. */
export function row<Cells extends unknown[]>(...cells: Cells) {
  return (messages: TemplateStringsArray, ...words: unknown[]): [...Cells, messages: string[]] => {
    const lines = String.raw({ raw: messages }, ...words)
      .trim()
      .split("\n");
    return [...cells, lines.map((line) => line.trim())];
  };
}

export const fault = (id: string, path: string, edit: Edit) => row(id, path, edit);

export function testFaults(site: AuditedSite, faults: readonly Fault[]): void {
  for (const [id, path, edit, messages] of faults)
    it(`${id}: ${messages.join(" ")}`, () => {
      expect(site.judge(id, path)).toEqual([]);
      expect(site.judge(id, path, edit)).toEqual(messages);
    });
}

/** A site with a file for each picture, rendered at the first call and kept for all tests of a file. */
export function siteOnce(dataDir: () => string): () => AuditedSite {
  let site: AuditedSite | undefined;
  return () => {
    if (site) return site;
    const dir = dataDir();
    const files = pictureFiles(new AuditedSite({ dataDir: dir }));
    site = new AuditedSite({ dataDir: dir, files });
    // The folders go with the first test; what is in them is known from then on.
    for (const file of Object.keys(files)) site.audit.files.pictureOf(`/${file}`);
    for (const path of site.site.paths.keys()) site.html(path);
    return site;
  };
}

/** Tests that each fault is found by its rule alone, and that a good site has none. */
export function testFaultsOfGroup(
  group: readonly Rule[],
  site: () => AuditedSite,
  faults: readonly Fault[],
): void {
  for (const [id, path, edit, messages] of faults)
    it(`${id} alone finds: ${messages.join(" ")}`, () => {
      expect(newFindings(site(), path, edit)).toEqual({ [id]: messages });
    });

  it("say nothing of a good site, whatever the page", () => {
    for (const rule of group) {
      if ("page" in rule)
        for (const path of site().site.paths.keys()) expect(site().judge(rule.id, path), rule.id).toEqual([]);
      if (!("page" in rule) || "site" in rule) expect(site().judgeSet(rule.id), rule.id).toEqual([]);
    }
  });
}

/** What all rules over single pages say of an edited page and do not say of the good one, by rule. */
export function newFindings(site: AuditedSite, path: string, edit: Edit): Record<string, string[]> {
  const [good, bad] = [site.page(path), site.page(path, edit)];
  const found: Record<string, string[]> = {};
  for (const rule of rules) {
    if (!("page" in rule)) continue;
    const before = [...rule.page(good, site.audit)].map(({ message }) => message);
    const after = [...rule.page(bad, site.audit)].map(({ message }) => message);
    // A finding of the good page that only counts other words is none of the damage.
    if (after.length > before.length) found[rule.id] = after.filter((message) => !before.includes(message));
  }
  return found;
}
