import { diffArrays } from "diff";
import { once } from "../../../src/site/once.ts";
import type { Anchor, MetaTag, PageFacts, PageImage } from "../../read-build/page-facts.ts";
import { htmlFile } from "../../read-build/page-files.ts";
import { oneLine } from "../../read-build/text-reader.ts";
import type { Audit } from "../audit.ts";
import { hiddenMail, mailDecoder, showsHiddenMail } from "../hidden-mail.ts";
import { oncePerPage } from "../once-per-page.ts";
import type { AuditedPage } from "../rule.ts";
import { normalOf } from "./made.ts";
import { factsOfParts } from "./made-pages.ts";
import { type Difference, ofEncoding } from "./page-differences.ts";
import { shown, shownApart } from "./said.ts";

/** Texts, links and what is said of pictures in a document that are not as the data make them. For what was added beside them others may have a reason. */
export function* bodyDifferences(page: AuditedPage, audit: Audit): Generator<Difference> {
  const made = otherBody(page, audit);
  if (!made) return;
  const isHidden = showsHiddenMail(page.facts);
  for (const one of inTexts(page.facts, made)) if (!isHidden || !hiddenMail.test(one.says)) yield one;
  yield* inPictures(page.facts, made);
  for (const one of inLinks(page.facts, made, addressOf(audit.site)))
    if (!isHidden || !one.says.includes(mailDecoder)) yield one;
}

/** What the data make of a page: its body, and the facts of its document, where they are asked for. */
const madeOf = oncePerPage((page: AuditedPage, audit: Audit) => {
  const parts = audit.made?.of(page);
  return parts && { body: parts.body, facts: once(() => factsOfParts(parts, audit.site.business.locale)) };
});

/** The facts that a document would have by the data; undefined where its words and links are those. */
const otherBody = oncePerPage((page: AuditedPage, audit: Audit): PageFacts | undefined => {
  const made = madeOf(page, audit);
  if (!made) return undefined;
  const built = bodyIn(page, audit);
  const isSame = [wordsIn, linksIn, picturesIn].every((partIn) => partIn(built) === partIn(made.body));
  return isSame ? undefined : made.facts();
});

/** The facts of a document with all that the data make, but for scripts, addresses of its own pictures and what only the built head has. */
export function madeFacts(page: AuditedPage, audit: Audit): PageFacts | undefined {
  const made = madeOf(page, audit)?.facts();
  if (!made) return undefined;
  const { metas, images } = page.facts;
  const normal = normalOf(audit.site);
  const keys = new Set(made.metas.map(({ key }) => key));
  return {
    ...page.facts,
    ...Object.fromEntries(ofData.map((name) => [name, made[name]])),
    files: page.facts.files.filter((one) => audit.internal(one, page.path) || made.files.includes(one)),
    metas: [
      ...made.metas.map((tag) => metas.find((one) => isSameTag(one, tag, normal)) ?? tag),
      ...metas.filter(({ key }) => !keys.has(key)),
    ],
    ...(images.length === made.images.length && {
      images: images.map((one, at) => ({ ...one, ...saidOfPicture(made.images[at] ?? one) })),
    }),
  };
}

function isSameTag(one: MetaTag, other: MetaTag, normal: (text: string) => string): boolean {
  return one.key === other.key && (ofEncoding.has(one.key) || normal(one.content) === normal(other.content));
}

function saidOfPicture({ alt, isLazy }: PageImage): Pick<PageImage, "alt" | "isLazy"> {
  return { alt, isLazy };
}

/** What facts have from the data, and not from how pictures are encoded. */
const ofData = [
  ...["language", "charsetAt", "titles"],
  ...["bodyCount", "headings", "anchors", "hrefs", "text", "blocks", "crumbs", "times", "texts"],
  ...["ids", "repeatedIds", "forms", "actions", "fields", "unclosed", "buttons", "labels", "bases", "frames"],
  ...["comments", "noscripts", "inlineHandlers", "styles"],
] as (keyof PageFacts)[];

function bodyIn({ path }: AuditedPage, { files }: Audit): string {
  const html = files.textOf(`/${htmlFile(path)}`) ?? "";
  return html.slice(html.search(/<body\b/i));
}

/** An address in one way of writing: whole ones of the site itself as their path. */
function addressOf(site: Audit["site"]): (address: string) => string {
  const normal = normalOf(site);
  return (address) => {
    const one = normal(address);
    return one.startsWith(`${site.origin}/`) ? one.slice(site.origin.length) : one;
  };
}

/** All words, without what is between them. Much faster than reading a document, and nearly always enough. */
function wordsIn(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<[^>]*>|\s+/g, "");
}

function linksIn(html: string): string {
  return Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href]) => href).join(" ");
}

function picturesIn(html: string): string {
  return Array.from(html.matchAll(/<img\b[^>]*>/g), ([tag]) =>
    tag.match(/\balt="[^"]*"|loading="?lazy/g),
  ).join();
}

/** What pictures are said to show, and those of the first screen that wait for it. */
function* inPictures({ images }: PageFacts, made: PageFacts): Generator<Difference> {
  if (images.length !== made.images.length) return;
  for (const [index, { src, alt, isLazy, node }] of images.entries()) {
    const right = made.images[index];
    if (!right) continue;
    const waits = isLazy && !right.isLazy;
    if (alt === right.alt && !waits) continue;
    const says = waits
      ? `loads the picture ${src} only when it comes near, but it stands on the first screen`
      : `says of the picture ${src} ${shown(alt ?? "")}, but the data says ${shown(right.alt ?? "")}`;
    yield {
      says,
      at: node.start,
      mend: (given) => ({
        ...given,
        images: given.images.map((one) =>
          one.node.start === node.start ? { ...one, ...saidOfPicture(right) } : one,
        ),
      }),
    };
  }
}

function* inTexts(facts: PageFacts, made: PageFacts): Generator<Difference> {
  const [built, wanted] = [textsOf(facts), textsOf(made)];
  for (const { gone, come, at } of changesOf(wanted.map(textOf), built.map(textOf)))
    for (const [index, text] of gone.entries()) {
      const found = come[index];
      const [says = "", right = ""] = found ? shownApart(found, text) : [];
      const node = (built[at + Math.min(index, come.length - 1)] ?? built.at(-1))?.node;
      yield {
        says: found ? `says ${says}, but the data says ${right}` : `lacks the text ${shown(text)}`,
        at: node?.start,
        mend: (given) => (found ? withText(given, found, text) : withMore(given, text)),
      };
    }
}

function textsOf({ texts }: PageFacts): PageFacts["texts"] {
  return texts.filter(({ text }) => text.trim() !== "");
}

function textOf({ text }: { text: string }): string {
  return oneLine(text);
}

function* inLinks(
  facts: PageFacts,
  made: PageFacts,
  normal: (address: string) => string,
): Generator<Difference> {
  for (const { lost, come } of changedLinks(facts, made, normal))
    for (const anchor of come) {
      const { href = "", start } = anchor;
      const right = lost.find((one) => textOf(one) === textOf(anchor));
      if (!right || normal(right.href ?? "") === normal(href)) continue;
      yield {
        says: `leads from ${shown(textOf(anchor))} to ${href || "nowhere"}, but the data says ${right.href}`,
        at: start,
        mend: (given) => ({
          ...given,
          anchors: given.anchors.map((one) => (one.start === start ? { ...one, href: right.href } : one)),
        }),
      };
    }
}

/** Links that the data do not make so. */
export function otherLinks(page: AuditedPage, audit: Audit): Anchor[] {
  const made = otherBody(page, audit);
  return made ? [...changedLinks(page.facts, made, addressOf(audit.site))].flatMap(({ come }) => come) : [];
}

/** Of them, those to where nothing leads on the page that the data make. */
export function addedLinks(page: AuditedPage, audit: Audit): Anchor[] {
  const made = otherBody(page, audit);
  if (!made) return [];
  const normal = addressOf(audit.site);
  const addresses = new Set(made.anchors.map(({ href = "" }) => normal(href)));
  const texts = new Set(made.anchors.map(textOf));
  return otherLinks(page, audit).filter(
    (anchor) => !addresses.has(normal(anchor.href ?? "")) && !texts.has(textOf(anchor)),
  );
}

/** Addresses to which the page that the data make leads, and this one nowhere. */
export function lostLinks(page: AuditedPage, audit: Audit): string[] {
  const normal = addressOf(audit.site);
  const left = new Set(page.facts.anchors.map(({ href = "" }) => normal(href)));
  const made = otherBody(page, audit)?.anchors ?? [];
  return made.flatMap(({ href = "" }) => (left.has(normal(href)) ? [] : href));
}

function* changedLinks(
  { anchors }: PageFacts,
  made: PageFacts,
  normal: (address: string) => string,
): Generator<{ lost: Anchor[]; come: Anchor[] }> {
  const keyOf = (anchor: Anchor) => `${textOf(anchor)}\n${normal(anchor.href ?? "")}`;
  for (const { gone, come, at, from } of changesOf(made.anchors.map(keyOf), anchors.map(keyOf)))
    yield { lost: made.anchors.slice(from, from + gone.length), come: anchors.slice(at, at + come.length) };
}

interface ArrayChange {
  gone: readonly string[];
  come: readonly string[];
  /** Index of the first that came, in the list that has it, and of the first that is gone, in the other. */
  at: number;
  from: number;
}

/** What stands in the place of what, in order. */
function changesOf(before: string[], after: string[]): ArrayChange[] {
  const changes: ArrayChange[] = [];
  let [from, at] = [0, 0];
  let open: ArrayChange | undefined;
  for (const { added, removed, value } of diffArrays(before, after)) {
    if (!added && !removed) open = undefined;
    else {
      open ??= { gone: [], come: [], at, from };
      if (removed) open.gone = value;
      else open.come = value;
      if (!changes.includes(open)) changes.push(open);
    }
    if (!added) from += value.length;
    if (!removed) at += value.length;
  }
  return changes;
}

/** Wherever facts have a text, another. */
function withText(facts: PageFacts, found: string, right: string): PageFacts {
  const mended = (text: string) => text.replace(found, () => right);
  const inEach = <One extends { text: string }>(all: readonly One[]) =>
    all.map((one) => (one.text.includes(found) ? { ...one, text: mended(one.text) } : one));
  return {
    ...facts,
    text: { all: mended(facts.text.all), main: mended(facts.text.main) },
    texts: inEach(facts.texts),
    blocks: inEach(facts.blocks),
    headings: inEach(facts.headings),
    anchors: inEach(facts.anchors),
    times: inEach(facts.times),
    buttons: inEach(facts.buttons),
  };
}

function withMore(facts: PageFacts, text: string): PageFacts {
  return {
    ...facts,
    text: { all: `${facts.text.all} ${text}`, main: `${facts.text.main} ${text}` },
    blocks: [...facts.blocks, { text, region: "main", element: "p" }],
  };
}
