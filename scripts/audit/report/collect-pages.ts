import { descriptionWidth, titleWidth } from "../../../src/seo/text-width.ts";
import { canonicalsOf, metaContents } from "../../read-build/head-values.ts";
import type { Anchor, PageFacts } from "../../read-build/page-facts.ts";
import { isNode, nodesOf } from "../../read-build/structured-nodes.ts";
import type { BareAudit, BareObserver } from "../audit.ts";
import type { Obstacle } from "../indexing.ts";
import type { BarePage } from "../rule.ts";
import { mainLength } from "../words.ts";
import { Packer } from "./packed.ts";
import type { PageDetail, ReportPage, SocialCard } from "./report-data.ts";
import { cutSnippet, phoneWidths } from "./search-result.ts";

/** Facts of a page that are known when it is read; the others need the whole set. */
export type PageRow = Omit<ReportPage, "isInMenu" | "depth" | "linkScore" | "unique" | "closest" | "text">;

interface Seen {
  row: PageRow;
  detail: PageDetail;
}

/** Pages whose details are compressed together. */
const detailsPerBlock = 50;

/** Keeps what the report shows of every page while the audit reads it. */
export class PageCollector implements BareObserver {
  readonly rows: PageRow[] = [];
  readonly details = new Packer<PageDetail>(detailsPerBlock);

  look(page: BarePage, audit: BareAudit): Seen {
    const { path, expected, facts } = page;
    const { title, description } = headTexts(facts);
    const canonical = canonicalsOf(facts)[0]?.href;
    const { robots = "", obstacles = [] } = audit.indexing.get(path) ?? {};
    const row: PageRow = {
      path,
      type: expected.props?.type ?? "page",
      source: expected.source ?? "",
      title,
      titlePixels: titleWidth(title),
      description,
      descriptionPixels: descriptionWidth(description),
      h1: facts.headings.find(({ level }) => level === 1)?.text ?? "",
      ...(canonical !== undefined && { canonical }),
      words: mainLength(facts),
      bytes: facts.bytes,
      isMeant: expected.isIndexed,
      ...(obstacles.length > 0 && { obstacles: obstacles.map(toReported) }),
      robots,
    };
    return { row, detail: detailOf(page, audit) };
  }

  keep(seen: unknown): void {
    const { row, detail } = seen as Seen;
    this.rows.push(row);
    this.details.add(detail);
  }
}

function toReported({ by, words, file, line }: Obstacle): NonNullable<ReportPage["obstacles"]>[number] {
  return { by, words, ...(file !== undefined && { place: line === undefined ? file : `${file}:${line}` }) };
}

function headTexts(facts: PageFacts): { title: string; description: string } {
  return { title: facts.titles[0]?.text ?? "", description: metaContents(facts, "description")[0] ?? "" };
}

function detailOf({ path, facts }: BarePage, audit: BareAudit): PageDetail {
  const { title, description } = headTexts(facts);
  const { title: titleLimits, description: descriptionLimits } = audit.limits;
  const desktopWidths = { title: titleLimits.maxPixels, description: descriptionLimits.maxPixels };
  return {
    trail: trailOf(path, facts),
    desktop: cutSnippet(title, description, desktopWidths),
    phone: cutSnippet(title, description, phoneWidths),
    social: socialCardOf(path, facts, audit),
    outline: facts.headings.flatMap(({ level, text, region }) => (region === "main" ? { level, text } : [])),
    structuredData: facts.structuredData.map((block) =>
      "value" in block ? { value: block.value } : { error: block.error },
    ),
    links: facts.anchors
      .filter(({ region, isNavigation }) => region === "main" && !isNavigation)
      .map((anchor) => linkOf(anchor, path, audit)),
  };
}

/** What stands after the domain: names of the breadcrumbs in the structured data, without home; else the parts of the path. */
function trailOf(path: string, facts: PageFacts): string[] {
  const trail = nodesOf(facts).find((node) => node["@type"] === "BreadcrumbList");
  const items = trail?.["itemListElement"];
  const names = Array.isArray(items)
    ? items.flatMap((item) => (isNode(item) ? String(item["name"]) : []))
    : [];
  return names.length > 1 ? names.slice(1) : path.split("/").filter((part) => part !== "");
}

function socialCardOf(path: string, facts: PageFacts, { internal, files }: BareAudit): SocialCard {
  const [title = "", description = "", siteName = "", url] = [
    "og:title",
    "og:description",
    "og:site_name",
    "og:image",
  ].map((key) => metaContents(facts, key)[0]);
  if (url === undefined) return { siteName, title, description };
  const file = internal(url, path)?.path;
  const alt = metaContents(facts, "og:image:alt")[0] ?? "";
  return { siteName, title, description, image: { url, alt, ...(file && files.has(file) && { file }) } };
}

function linkOf(
  { href = "", text }: Anchor,
  path: string,
  { internal, kindOf }: BareAudit,
): PageDetail["links"][number] {
  const target = internal(href, path)?.path;
  return { text, href, ...(target !== undefined && kindOf(target) === "page" && { path: target }) };
}
