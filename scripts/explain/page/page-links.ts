import type { LayoutProps } from "../../../src/layout/view.ts";
import type { Page } from "../../../src/pages/page.ts";
import type { DataPlace } from "../../../src/problem.ts";
import type { ExplainedLink, Referrer, Source } from "../../schemas/explanation.ts";
import { sectionPlace } from "../../trace/mark-dataset.ts";
import type { Mark } from "../../trace/marks.ts";
import type { TracedSite } from "../../trace/traced-site.ts";
import type { Sources } from "./sources.ts";

/** A link as the props of a page hold it. */
interface FoundLink {
  /** Marked target, and marked words where it has some. */
  to: string;
  label: string;
  where: string;
  /** The section that lists it, where no text or reference names it. */
  section?: DataPlace;
}

const frameName = "header and footer";
/** Fields that say what a link is called, the most telling first. */
const labelFields = ["label", "link", "name", "title", "text"];

/** Every link of a page: first the breadcrumbs, then its sections in order. */
export function* linksOfPage(page: Page): Generator<FoundLink> {
  for (const { name, path } of page.props.breadcrumbs)
    if (path !== page.props.path) yield { to: path, label: name, where: "breadcrumbs" };
  for (const section of page.props.sections) {
    const place = (section as { [sectionPlace]?: DataPlace })[sectionPlace];
    yield* linksIn(section, section.kind, place);
  }
}

/** Every link of the frame around all pages. */
export function* linksOfFrame({ navigation, services, counties }: LayoutProps): Generator<FoundLink> {
  yield* linksIn([navigation, services, counties], frameName, undefined);
}

function* linksIn(value: unknown, where: string, section: DataPlace | undefined): Generator<FoundLink> {
  if (Array.isArray(value)) for (const item of value) yield* linksIn(item, where, section);
  else if (typeof value === "object" && value !== null) {
    const fields = value as Record<string, unknown>;
    const to = fields.to ?? fields.path;
    const label = labelFields.map((name) => fields[name]).find((text) => typeof text === "string");
    if (typeof to === "string") yield { to, label: String(label ?? ""), where, ...(section && { section }) };
    for (const item of Object.values(fields)) yield* linksIn(item, where, section);
  }
}

/** Says of each link where it stands in the data; the same link from the same place once. */
export function explainLinks(
  found: Iterable<FoundLink>,
  traced: TracedSite,
  sources: Sources,
): ExplainedLink[] {
  const links = new Map<string, ExplainedLink>();
  for (const link of found) {
    const explained = explainLink(link, traced, sources);
    const { to, source, where } = explained;
    const key = [to, where, source.file, source.line, source.column].join(" ");
    const known = links.get(key);
    if (!known || known.label === "") links.set(key, explained);
  }
  return [...links.values()];
}

function explainLink(
  { to, label, where, section }: FoundLink,
  traced: TracedSite,
  sources: Sources,
): ExplainedLink {
  const target = sources.read(to);
  const words = sources.read(label);
  const [named] = target.marks;
  return {
    label: words.text,
    to: target.text,
    where,
    source: named
      ? sources.ofMark(named)
      : listedSource(target.text, section, words.marks[0], traced, sources),
  };
}

/** A link that nobody wrote: a list of all pages of a kind, or the trail to a page. */
function listedSource(
  path: string,
  section: DataPlace | undefined,
  words: Mark | undefined,
  { site }: TracedSite,
  sources: Sources,
): Source {
  const note = "listed with the others of its kind";
  if (section) return sources.at(section, undefined, note);
  if (words) return { ...sources.ofMark(words), note };
  const { page } = site.paths.get(path) ?? {};
  return page
    ? sources.at({ file: page.file, pointer: "/path" }, undefined, note)
    : sources.file(site.dataset.navigation.file, note);
}

/** Everyone who links a page: the frame first, then the pages in their order, one entry for each place in the data. */
export function findReferrers(
  path: string,
  pages: Iterable<Page>,
  traced: TracedSite,
  sources: Sources,
): Referrer[] {
  const referrers = new Map<string, Referrer>();
  const note = (link: FoundLink, from: string | undefined) => {
    if (sources.read(link.to).text.replace(/#.*$/, "") !== path) return;
    const { label, where, source } = explainLink(link, traced, sources);
    const key = `${where} ${source.file}:${source.line}:${source.column}`;
    const known = referrers.get(key) ?? { label, where, source, from: [] };
    if (from !== undefined && !known.from.includes(from)) known.from.push(from);
    if (known.label === "") known.label = label;
    referrers.set(key, known);
  };
  for (const link of linksOfFrame(traced.layout)) note(link, undefined);
  for (const page of pages)
    if (page.props.path !== path) for (const link of linksOfPage(page)) note(link, page.props.path);
  return [...referrers.values()];
}
