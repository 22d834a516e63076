import type { Service } from "../../../../src/kinds/service/fields.ts";
import type { Entity } from "../../../../src/loader/entity.ts";
import type { BareAudit } from "../../audit.ts";
import { hasData } from "../../has-data.ts";
import type { Inlink } from "../../link-graph.ts";
import {
  andOthers,
  byName,
  isNamed,
  type NamedPage,
  namesOf,
  type PageNames,
  readNames,
} from "../../page-names.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";
import { type SearchSubject, subjectReader } from "../../search-subject.ts";

/** Words that invite to a page and are no part of its name: "Read our story". */
const invitation =
  /^(?:browse|check out|discover|explore|find out (?:more )?about|get to know|go to|have a look at|learn (?:more )?about|look at|meet|more (?:about|on)|read(?: more)?(?: about| on)?|see(?: all)?|view(?: all)?|visit) (?=\S)/i;
/** Words that say where a target lies from the place that is named. */
const relation =
  /\b(near|nearby|next|beyond|outside|around|side|border|between|from|toward\w*|north|south|east|west|beside)\b/i;

export const linkWrongTarget = defineBareSetRule<PageNames>({
  id: "link/wrong-target",
  needs: "pages",
  severity: "warning",
  checks: "No link names one page but leads to another.",
  why: "A mismatch misleads visitors and search engines about what the linked page covers.",
  fix: "Point the link to the page it names, or name the page it leads to.",
  source: "google-links",
  note: namesOf,
  *set(notes, audit) {
    const read = subjectReader(audit);
    const pages = readNames(notes, read);
    // Without data any word that both have may be what the link is about.
    const common = hasData(audit) ? commonStems(pages.values()) : new Set<string>();
    const named = byName(pages.values());
    const services = [...pages.values()].filter(({ path }) => audit.types.get(path) === "service");
    const bare = byBareName(pages.values(), common);
    const names: Names = {
      named,
      bare,
      common,
      services,
      sold: (audit.site.dataset?.services ?? []).map(reading(read)),
    };
    for (const target of pages.values())
      for (const [text, links] of linksByText(target.path, audit)) {
        const subject = read(text.replace(invitation, ""));
        const meant = meantPage(target, text, subject, names, audit);
        if (meant) yield found(target, meant, text, links, audit);
      }
  },
});

interface Names {
  named: ReadonlyMap<string, NamedPage[]>;
  /** The same without the words of the trade. */
  bare: ReadonlyMap<string, NamedPage[]>;
  /** Words that the names of so many pages have that they tell none from another: those of the trade. */
  common: ReadonlySet<string>;
  /** Pages of one service each. */
  services: readonly NamedPage[];
  sold: readonly SoldService[];
}

interface SoldService {
  page: string;
  /** Its short name, which is a word that may mean much else; "" where it has none. */
  key: string;
  /** All words that are said of it. */
  stems: ReadonlySet<string>;
}

const reading =
  (read: (text: string) => SearchSubject) =>
  ({ value }: Entity<Service>): SoldService => {
    const { page, shortTitle = "", description, features } = value;
    return { page, key: read(shortTitle).key, stems: read([description, ...features].join(" ")).stems };
  };

/** The service that a text calls by its short name; undefined where that may be a part of what the target is about. */
function serviceCalled({ path }: NamedPage, { key, stems }: SearchSubject, { services, sold }: Names) {
  const [only, ...others] = sold.filter((one) => one.key === key);
  const isPart = sold.some((one) => one.page === path && [...stems].every((stem) => one.stems.has(stem)));
  return others.length > 0 || isPart ? undefined : services.find((page) => page.path === only?.page);
}

/** One word that is left of a name may be that of much else. */
const fewestBareWords = 2;

/** The service that a text names among other words, all of its own words; undefined where it names several. */
function serviceWithin({ stems }: SearchSubject, { common, services }: Names): NamedPage | undefined {
  const isNamedBy = (own: ReadonlySet<string>) => {
    const rare = [...own].filter((stem) => !common.has(stem));
    const needed = rare.length < fewestBareWords ? [...own] : rare;
    return rare.length > 0 && needed.every((stem) => stems.has(stem));
  };
  const [only, ...others] = services.filter(({ subjects }) => subjects.some((one) => isNamedBy(one.stems)));
  return others.length === 0 ? only : undefined;
}

/** Pages with a word from which on it is one of the trade. */
const commonFrom = 3;

function commonStems(pages: Iterable<NamedPage>): Set<string> {
  const counts = new Map<string, number>();
  for (const { stems } of pages) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Set([...counts].flatMap(([stem, count]) => (count >= commonFrom ? stem : [])));
}

/** Pages by names of which a word of the trade is taken: a link need not say it. */
function byBareName(pages: Iterable<NamedPage>, common: ReadonlySet<string>): Map<string, NamedPage[]> {
  const bare = Array.from(pages, (page) => ({
    ...page,
    subjects: page.subjects.flatMap((subject) => {
      const stems = new Set([...subject.stems].filter((stem) => !common.has(stem)));
      const isShorter = stems.size < subject.stems.size && stems.size >= fewestBareWords;
      return isShorter ? { ...subject, stems, key: [...stems].sort().join(" ") } : [];
    }),
  }));
  return byName(bare);
}

function linksByText(path: string, { graph }: BareAudit): Map<string, Inlink[]> {
  const byText = new Map<string, Inlink[]>();
  for (const link of [...graph.inlinks(path), ...graph.menuLinks(path)]) {
    const links = byText.get(link.text);
    if (links) links.push(link);
    else byText.set(link.text, [link]);
  }
  return byText;
}

/** The page about a place that a text names: one about another is told, and a list or another kind of page may be about any. */
function pageOfPlace(
  target: NamedPage,
  { places: [place = "", ...places] }: SearchSubject,
  named: Names["named"],
  audit: BareAudit,
): NamedPage | undefined {
  const kindOf = ({ path }: NamedPage) => audit.site.paths?.get(path)?.subject?.kind;
  const typeOf = ({ path }: NamedPage) => audit.types.get(path) ?? "";
  // A page of a city or a project is about one place, and so is one for visitors from there with its name.
  const isAboutOne = kindOf(target) === "project" ? target.places.size > 0 : target.places.size === 1;
  const isOfKind = kindOf(target) === "project" || typeOf(target) === "landing";
  if (!(isOfKind && isAboutOne) && kindOf(target) !== "city") return undefined;
  if (places.length > 0 || target.places.has(place)) return undefined;
  const alike = isOfKind
    ? [...named.values()].flat().find((page) => typeOf(page) === typeOf(target) && page.places.has(place))
    : undefined;
  return alike ?? named.get(place)?.[0];
}

/** The page that a text names in place of its target; undefined where it may well be meant for the target. */
function meantPage(
  target: NamedPage,
  text: string,
  subject: SearchSubject,
  names: Names,
  audit: BareAudit,
): NamedPage | undefined {
  const { named, bare, common } = names;
  // A link with the name of the firm leads home, whatever other page has that name.
  if (!hasData(audit) && target.path === "/") return undefined;
  if (subject.stems.size === 0 || isNamed(target, subject) || relation.test(text)) return undefined;
  const isOfService = audit.types.get(target.path) === "service";
  if (subject.places.size > 0 && !isOfService) return pageOfPlace(target, subject, named, audit);
  const [only, ...others] = named.get(subject.key) ?? bare.get(subject.key) ?? [];
  const isShared = [...subject.stems].some((stem) => target.stems.has(stem) && !common.has(stem));
  if (isShared || others.length > 0) return undefined;
  // "Painters in Lakeside" may lead to what they do there.
  if (subject.places.size > 0) return only && audit.types.get(only.path) === "landing" ? only : undefined;
  if (only || !isOfService) return only;
  const called = serviceCalled(target, subject, names);
  return called === target ? undefined : (called ?? serviceWithin(subject, names));
}

function found(
  target: NamedPage,
  meant: NamedPage,
  text: string,
  links: readonly Inlink[],
  audit: BareAudit,
): Found {
  const pages = [...new Set(links.map(({ from }) => from))];
  const [path = "", ...others] = pages;
  const isOfText = audit.graph.inlinks(target.path).some((link) => link.from === path && link.text === text);
  const where = isOfText
    ? `on ${andOthers(path, others)}`
    : `in the menu, trail or footer of ${path} and others`;
  return {
    message: `The link "${text}" ${where} leads to ${target.path}; what it names is ${meant.path}.`,
    cause: `${text} ${target.path}`,
    path,
    words: text,
    fix: `Point it to ${meant.path}, or name ${target.path} in it.`,
    related: others,
  };
}
