// node peer-input.mjs <root> <data folder> <built folder>: the city pages as other generators get them; prints `PeerInput`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, PageProps } from "../../../../src/pages/page.ts";
import type { AnySectionView } from "../../../../src/sections/index.ts";
import type { PathEntry } from "../../../../src/site/paths.ts";
import { ensureBundle, loadRenderer } from "../../../build/bundle.ts";
import { fillFrame } from "../../../build/document.ts";
import { htmlFile } from "../../../read-build/page-files.ts";
import { OwnTexts } from "../peers/own-texts.ts";
import type { PeerInput } from "../peers/peer-input.ts";
import { openSite } from "./open-site.ts";

const [, , root, dataDir, outDir] = process.argv as [string, string, string, string, string];
const { site, layout, entries, make } = await openSite(root, dataDir, Number.POSITIVE_INFINITY);
const bundle = await ensureBundle(root, "/");
const render = (await loadRenderer(bundle.dir))(layout);
const [first] = entries as [PathEntry];
const firstPage = make(first);
const props = new OwnTexts(byKind(firstPage.props), namesOf(first), "text");
const graph = new OwnTexts(firstPage.structuredData, namesOf(first), "raw");
for (const entry of entries) {
  const page = make(entry);
  props.add(byKind(page.props), namesOf(entry));
  graph.add(page.structuredData, namesOf(entry));
}
const input: PeerInput = {
  template: documentOf(templatePage(), sharedHead()),
  cities: entries.map((entry) => {
    const page = make(entry);
    const fields = { ...props.fieldsOf(byKind(page.props)), ...graph.fieldsOf(page.structuredData) };
    return { path: entry.path, fields: { ...namesOf(entry), ...fields } };
  }),
};
process.stdout.write(JSON.stringify(input));

/** What a template may say of a city in any text; the longest first, because it may hold the others. */
function namesOf({ path, subject }: PathEntry): Record<string, string> {
  if (subject?.kind !== "city") throw new Error(`${path} is no page of a city`);
  const { city, county } = subject.entity.facts;
  return { path, county: site.places.county(county)?.value.county ?? county, city };
}

/** Sections by their kind, because a page may have one more in the middle than another. */
function byKind({ sections, ...rest }: PageProps) {
  const named = sections.map((section, index): [string, AnySectionView] => {
    const earlier = sections.slice(0, index).filter(({ kind }) => kind === section.kind);
    return [`${section.kind}-${earlier.length}`, section];
  });
  return { ...rest, sections: Object.fromEntries(named) };
}

function templatePage(): Page {
  const { sections, ...rest } = props.marked<ReturnType<typeof byKind>>();
  const structuredData = graph.marked<NonNullable<Page["structuredData"]>>();
  return { ...firstPage, props: { ...rest, sections: Object.values(sections) }, structuredData };
}

function documentOf({ props, structuredData }: Page, sharedHead: string): string {
  const { head, body } = render(props, structuredData && JSON.stringify(structuredData));
  return fillFrame({ frame: bundle.frame, language: site.business.locale, sharedHead }, head, body);
}

/** Tags of the head that the build put on every page: what its document has beside that of the page. */
function sharedHead(): string {
  const mark = "@@shared-head@@";
  const [before = "", after = ""] = documentOf(firstPage, mark).split(mark);
  const built = readFileSync(join(outDir, htmlFile(first.path)), "utf8");
  if (!built.startsWith(before) || !built.endsWith(after))
    throw new Error(`${first.path} is not the page that was built`);
  return built.slice(before.length, built.length - after.length);
}
