import type { ElementNode } from "../read-build/page-facts.ts";
import type { BareAudit } from "./audit.ts";
import { namesIn } from "./hidden-text/selectors.ts";
import { oncePerPage } from "./once-per-page.ts";
import type { BarePage } from "./rule.ts";

/** Utility classes that stand on all kinds of elements: a script that names one may mean any. */
const utilities = /^(?:hidden|hide|invisible|d-none|none|collapse|sr-only|visually-hidden|[a-z]{1,7})$/;
const fewestLetters = 3;
/** Marks of what Elementor, AOS and WOW show when it is scrolled to, and of pictures that libraries load then. */
const shownByLibraries = /^(?:elementor-invisible|data-aos|aos-init|wow|data-(?:lazy-)?src(?:set)?)$/;
/** Names that are also words of programs, such as content. */
const plainWord = /^[a-z]+$/;
/** What stands before a class in the selector of a script: `$("#top .slider")`, and not `$("#top").text`. */
const classInQuotes = /["'`](?:[\w.#*[][^"'`()=;\n]*[\s>,+~])?[\w#-]*(?:\.[\w-]+)*\.$/;

/** Every script of a page: what stands in it, also as a handler of events, and files of the site itself; and whether there are others, which nobody here can read. */
const scriptsOf = oncePerPage(({ path, facts }: BarePage, { files, internal }: BareAudit) => {
  const all = [
    ...facts.scripts.map(({ src = "", code }) =>
      src === "" ? code : files.textOf(internal(src, path)?.path ?? ""),
    ),
    ...facts.inlineHandlers.map(({ script }) => script),
  ];
  return { code: all.join("\n"), hasForeign: all.includes(undefined) };
});

/** True where a script of the page may show an element, or fill it: one that names it, or one of another site, which nobody here can read. */
export function isScripted(node: ElementNode, page: BarePage, audit: BareAudit, hiding?: string): boolean {
  const { id } = node.attributes;
  return isNamedByScript(node, page, audit, hiding) || (!!id && scriptsOf(page, audit).hasForeign);
}

/** True where a script of the page names an element by its id, a data attribute or a class of its own, or one around it that the rule which hides it names. */
export function isNamedByScript(node: ElementNode, page: BarePage, audit: BareAudit, hiding = ""): boolean {
  const [selector = ""] = hiding.split("{");
  const around = /[\s>]/.test(selector.trim()) ? new Set(namesIn(selector)) : new Set<string>();
  for (let at = around.size > 0 ? node.parent : undefined; at; at = at.parent)
    if (classesOf(at).some((name) => around.has(`.${name}`)) && isNamed(at, page, audit)) return true;
  return isNamed(node, page, audit);
}

function classesOf({ attributes: { class: classes = "" } }: ElementNode): string[] {
  return classes.split(/\s+/).filter((name) => name !== "" && !utilities.test(name));
}

function isNamed(node: ElementNode, page: BarePage, audit: BareAudit): boolean {
  const { attributes } = node;
  const { id } = attributes;
  const data = Object.keys(attributes).filter((name) => name.startsWith("data-"));
  const names = [id ?? "", ...data, ...classesOf(node)];
  if (names.some((name) => shownByLibraries.test(name))) return true;
  const { code } = scriptsOf(page, audit);
  return names.some((name) => name.length >= fewestLetters && isNamedIn(code, name));
}

function isNamedIn(scripts: string, name: string): boolean {
  const isPlain = plainWord.test(name);
  for (let at = scripts.indexOf(name); at >= 0; at = scripts.indexOf(name, at + 1)) {
    const [before, after] = [scripts[at - 1] ?? "", scripts[at + name.length] ?? ""];
    if (/[\w-]/.test(before + after)) continue;
    if (!isPlain || /["'`#]/.test(before) || classInQuotes.test(scripts.slice(Math.max(0, at - 60), at)))
      return true;
  }
  return false;
}
