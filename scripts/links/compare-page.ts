import type { Page } from "../../src/pages/page.ts";
import { withoutSlash } from "../../src/site/redirects.ts";
import type { BuiltFiles } from "../read-build/built-files.ts";
import { canonicalsOf, metaContents } from "../read-build/head-values.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import { htmlFile } from "../read-build/page-files.ts";
import type { FindTarget } from "../read-build/targets.ts";
import type { Disagreement } from "./disagreement.ts";
import { targetsIn } from "./expected-targets.ts";
import type { LinkedPlaces } from "./linked-places.ts";

/** What the documents of one site are compared with. */
export interface Expected {
  /** True for a path that is a page. */
  isPage(path: string): boolean;
  files: BuiltFiles;
  findTarget: FindTarget;
  /** What the header and the footer link on every page. */
  layoutTargets: ReadonlySet<string>;
  places: LinkedPlaces;
  /** Links to where nothing is, by their address, each with the pages that have it. */
  vain: Map<string, { paths: Set<string>; meant: string | undefined; at: number | undefined }>;
}

type Fault = Pick<Disagreement, "message" | "hint">;

/** Everything on which a page of the data and its document disagree. */
export function* comparePage(page: Page, facts: PageFacts, expected: Expected): Generator<Disagreement> {
  const { path } = page.props;
  const file = htmlFile(path);
  expected.places.page(path, facts.ids);
  for (const fault of faultsOf(page, facts, expected)) yield { file, path, ...fault };
}

function* faultsOf(page: Page, facts: PageFacts, expected: Expected): Generator<Fault> {
  const { path, head } = page.props;
  const hint = "Look at the builder of its structured data.";
  for (const block of facts.structuredData)
    if ("error" in block)
      yield { message: `${path}: its structured data is not JSON (${block.error}).`, hint };
  yield* compareAddress("canonical", path, canonicalsOf(facts).at(-1)?.href, head.canonical);
  yield* compareAddress("og:url", path, metaContents(facts, "og:url").at(-1), head.openGraph.url);
  const found = new Set<string>();
  for (const href of facts.hrefs) followLink(href, path, expected, found, facts);
  yield* compareTargets(page, found, expected.layoutTargets);
  yield* findFiles(facts, path, expected);
  yield* findStructuredUrls(facts, path, expected);
}

function* compareAddress(
  name: string,
  path: string,
  found: string | undefined,
  expected: string | undefined,
): Generator<Fault> {
  if (found !== expected)
    yield {
      message: `The ${name} of ${path} is ${found ?? "missing"}, but the data says ${expected ?? "none"}.`,
    };
}

/** Adds what a link leads to on this site to `found`. */
function followLink(
  href: string,
  from: string,
  expected: Expected,
  found: Set<string>,
  { anchors }: PageFacts,
): void {
  const target = expected.findTarget(href, from);
  if (!target) return;
  const { path, fragment } = target;
  if (!expected.isPage(path) && !expected.files.has(path)) {
    const bare = withoutSlash(path);
    const known = expected.vain.get(href) ?? {
      paths: new Set(),
      meant: expected.isPage(bare) ? bare : undefined,
      at: anchors.find((one) => one.href === href)?.start,
    };
    known.paths.add(from);
    expected.vain.set(href, known);
    // The one fault is told once.
    if (known.meant) found.add(known.meant);
    return;
  }
  // Names of files that the build chose, such as the large picture behind a small one, are no targets of the data.
  if (!path.startsWith("/assets/"))
    found.add(href.startsWith("#") ? href : `${path}${fragment ? `#${fragment}` : ""}`);
  if (fragment) expected.places.link(path, fragment);
}

function* compareTargets(
  { props, links }: Page,
  found: ReadonlySet<string>,
  layoutTargets: ReadonlySet<string>,
): Generator<Fault> {
  const expected = targetsIn(props);
  for (const target of found)
    if (!expected.has(target) && !layoutTargets.has(target))
      yield {
        message: `${props.path} links to ${target}, which the data does not link from there.`,
        hint: "A template invents this link; take it from the data.",
      };
  for (const { to } of links)
    if (to.startsWith("/") && !found.has(to))
      yield {
        message: `The data links to ${to} on ${props.path}, but the built page does not.`,
        hint: "Build the site again; if it stays, a template leaves the link out.",
      };
}

function* findFiles(facts: PageFacts, path: string, { files, findTarget }: Expected): Generator<Fault> {
  const pictures = ["og:image", "twitter:image"].flatMap((key) => metaContents(facts, key));
  for (const address of [...facts.files, ...pictures]) {
    const target = findTarget(address, path);
    if (target && !files.has(target.path))
      yield { message: `${path} needs ${address}, but there is no such file.` };
  }
}

function* findStructuredUrls(facts: PageFacts, path: string, expected: Expected): Generator<Fault> {
  const urls = facts.structuredData.flatMap((block) => ("value" in block ? [...urlsIn(block.value)] : []));
  for (const url of urls) {
    const target = expected.findTarget(url, path);
    if (target && !expected.isPage(target.path) && !expected.files.has(target.path))
      yield {
        message: `The structured data of ${path} names ${url}, but there is no such page or file.`,
        hint: "Look at the builder of its structured data.",
      };
  }
}

function* urlsIn(value: unknown): Generator<string> {
  if (typeof value === "string") {
    if (/^https?:\/\//.test(value)) yield value;
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) if (key !== "@context") yield* urlsIn(item);
  }
}
