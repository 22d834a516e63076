import { stringify } from "yaml";
import { datedPaths, days } from "../dated-site.ts";
import {
  baseFiles,
  cityFile,
  edited,
  fixedPaths,
  isOfTool,
  ledgerText,
  slugOf,
  withSections,
} from "./small-files.ts";

/** A city of the small site. `links` stand in its local text. */
export interface SmallCity {
  county: string;
  slug: string;
  name: string;
  latitude: number;
  zip: string;
  /** Raised to change its lead and its local text. */
  lead: number;
  text: number;
  nearby: string[];
  links: string[];
  hasProject: boolean;
  /** Its title in the head, by a number: two pages must not share one. Its description likewise, where that is a warning. */
  title?: number;
  description?: number;
}

/** A section that a page file gets beside its own; `city` where it names one. */
export interface ExtraSection {
  kind: "prose" | "cities-map" | "project-list" | "service-areas" | "city-feature";
  turn: number;
  city?: string;
}

export const traits = [
  "maps everywhere",
  "city feature",
  "county lists",
  "short menus",
  "one county in menus",
  "featured abroad",
  "released",
  "links",
] as const;
export type Trait = (typeof traits)[number];

export const extendable = ["pages/city.yaml", "pages/county.yaml", "pages/home.yaml"] as const;
/** The address that the data of the site names. */
export const siteUrl = "https://www.maple-roofing.example";
const countyNames = {
  "lake-county": "Lake County",
  "river-county": "River County",
  "hill-county": "Hill County",
};
export const countyIds = Object.keys(countyNames) as (keyof typeof countyNames)[];

/**
 * A site of eight cities and three counties, one of them empty, that knows by itself what is broken in it, apart from
 * all code that it tests. It is edited here and then written to disk.
 */
export class SmallSite {
  readonly cities = new Map<string, SmallCity>();
  readonly featured = new Map<string, string>();
  readonly extras = new Map<(typeof extendable)[number], ExtraSection[]>();
  /** Values in place of the fixture's, by `<file>#<path of keys>`. */
  readonly values = new Map<string, unknown>();
  readonly redirects = new Map<string, string>();
  readonly statics = new Map<string, string>();
  readonly images = new Map<string, string>();
  readonly countyTexts = new Map<string, number>();
  /** The day that it is built on. */
  day: string = days[0];
  ledger: string[] = [];
  perPage: number | undefined = 3;
  footerCity = "";
  projectCity = "";

  constructor() {
    names.forEach((name, index) => {
      const county = countyIds[index % 2] as string;
      const neighbors = [index + 2, index - 2].filter((at) => at >= 0 && at < names.length);
      this.add({
        county,
        slug: slugOf(name),
        name,
        latitude: 45 + index / 50,
        zip: String(55301 + index),
        lead: 0,
        text: 0,
        nearby: neighbors.map((at) => `${county}/${slugOf(names[at] as string)}`),
        links: [],
        hasProject: index === 1,
      });
    });
    [this.footerCity = "", this.projectCity = ""] = this.cities.keys();
  }

  add(city: SmallCity): void {
    this.cities.set(idOf(city), city);
  }

  cityIds(): string[] {
    return [...this.cities.keys()];
  }

  citiesIn(county: string): SmallCity[] {
    return [...this.cities.values()].filter((city) => city.county === county);
  }

  /** Everything that names a city, as a list of ids and a way to write another in its place. */
  renameEverywhere(from: string, to: string): void {
    const [fromPath, toPath] = [pathOfCity(from), pathOfCity(to)];
    const change = (id: string) => (id === from ? to : id);
    for (const city of this.cities.values()) {
      city.nearby = city.nearby.map(change);
      city.links = city.links.map((link) => (link.split("#")[0] === fromPath ? toPath : link));
    }
    for (const [county, id] of this.featured) this.featured.set(county, change(id));
    for (const sections of this.extras.values())
      for (const section of sections) if (section.city) section.city = change(section.city);
    for (const [old, path] of this.redirects) if (path === fromPath) this.redirects.set(old, toPath);
    this.footerCity = change(this.footerCity);
    this.projectCity = change(this.projectCity);
  }

  /** Gives the site something that pages depend on in ways of their own. */
  enrich(trait: Trait): void {
    const ids = this.cityIds();
    const extend = (file: (typeof extendable)[number], section: Omit<ExtraSection, "turn">) =>
      void this.extras.set(file, [...(this.extras.get(file) ?? []), { ...section, turn: 0 }]);
    if (trait === "maps everywhere") extend("pages/city.yaml", { kind: "cities-map" });
    else if (trait === "city feature")
      for (const file of extendable) extend(file, { kind: "city-feature", city: ids[3] as string });
    else if (trait === "county lists") for (const file of extendable) extend(file, { kind: "service-areas" });
    else if (trait === "short menus") this.values.set("business.yaml#seo.countyMenuLimit", 2);
    else if (trait === "one county in menus") this.values.set("business.yaml#seo.countyLimit", 1);
    else if (trait === "featured abroad")
      for (const county of countyIds)
        this.featured.set(county, ids[(countyIds.indexOf(county) + 1) % 3] as string);
    else if (trait === "released") this.ledger = [...this.paths()].filter((path) => path !== "/404");
    else this.link(ids);
  }

  /** Links of the local texts of cities to pages of other cities and to each part of a county's list. */
  private link(ids: readonly string[]): void {
    const targets = [...ids.map(pathOfCity).reverse(), ...countyIds.flatMap((id) => this.partPaths(id))];
    for (const [index, target] of targets.entries())
      this.cities.get(ids[index % ids.length] as string)?.links.push(target);
  }

  /** Takes out whatever points at nothing. */
  mend(): void {
    for (const name of [...this.statics.keys()].filter(isOfTool)) this.statics.delete(name);
    const paths = this.paths();
    const titles = new Set<number>();
    const [first = ""] = this.cityIds();
    const known = (id: string) => (this.cities.has(id) ? id : first);
    for (const city of this.cities.values()) {
      city.nearby = city.nearby.filter((id) => this.cities.has(id) && this.cities.get(id) !== city);
      city.links = city.links.filter((link) => this.isTarget(link, paths));
      if (city.title !== undefined && titles.has(city.title)) delete city.title;
      else if (city.title !== undefined) titles.add(city.title);
    }
    for (const [county, id] of this.featured) if (!this.cities.has(id)) this.featured.delete(county);
    for (const sections of this.extras.values())
      for (const section of sections) if (section.city) section.city = known(section.city);
    for (const [from, to] of this.redirects)
      if (paths.has(from) || !paths.has(to)) this.redirects.delete(from);
    this.ledger = this.ledger.filter((path) => paths.has(path) || this.redirects.has(path));
    this.footerCity = known(this.footerCity);
    this.projectCity = known(this.projectCity);
  }

  /** True while everything that is pointed at exists: only then may a build publish. */
  isSound(): boolean {
    const paths = this.paths();
    const named = [
      this.footerCity,
      this.projectCity,
      ...this.featured.values(),
      ...[...this.extras.values()].flat().flatMap(({ city }) => city ?? []),
      ...[...this.cities.values()].flatMap(({ nearby }) => nearby),
    ];
    const cities = [...this.cities.values()];
    const links = cities.flatMap(({ links }) => links);
    const titles = cities.flatMap(({ title }) => title ?? []);
    return (
      new Set(titles).size === titles.length &&
      // Files of the tool's own names are refused.
      ![...this.statics.keys()].some(isOfTool) &&
      named.every((id) => this.cities.has(id)) &&
      [...this.cities].every(([id, { nearby }]) => !nearby.includes(id)) &&
      links.every((link) => this.isTarget(link, paths)) &&
      [...this.redirects].every(([from, to]) => !paths.has(from) && paths.has(to)) &&
      // That a job is over is no error.
      this.ledger.every((path) => [...paths, ...datedPaths, ...this.redirects.keys()].includes(path))
    );
  }

  private isTarget(link: string, paths: ReadonlySet<string>): boolean {
    const path = link.replace(siteUrl, "").split("#")[0] ?? "";
    return paths.has(path) || this.statics.has(path.slice(1));
  }

  /** Every path of the site, worked out once more. */
  paths(): Set<string> {
    return new Set([
      ...fixedPaths(this.day),
      ...this.cityIds().map(pathOfCity),
      ...countyIds.flatMap((id) => this.partPaths(id)),
    ]);
  }

  partPaths(county: string): string[] {
    const parts = Math.max(1, Math.ceil(this.citiesIn(county).length / (this.perPage ?? Infinity)));
    const path = `/service-areas/${county}`;
    return Array.from({ length: parts }, (_, index) => (index === 0 ? path : `${path}/${index + 1}`));
  }

  files(): Map<string, string> {
    const files = new Map(baseFiles());
    for (const [id, city] of this.cities) files.set(`cities/${id}.yaml`, cityFile(city));
    for (const [index, id] of countyIds.entries())
      files.set(`counties/${id}.yaml`, this.countyFile(id, index));
    files.set("pages/county.yaml", edited(files, "pages/county.yaml", [["paging", this.paging()]]));
    for (const [file, sections] of this.extras)
      files.set(file, withSections(files.get(file) as string, sections));
    files.set(
      "projects/barn-roof.yaml",
      edited(files, "projects/barn-roof.yaml", [["city", this.projectCity]]),
    );
    files.set(
      "navigation.yaml",
      edited(files, "navigation.yaml", [["footer.columns.0.cities.0", this.footerCity]]),
    );
    for (const [key, value] of this.values) {
      const [file = "", path = ""] = key.split("#");
      files.set(file, edited(files, file, [[path, value]]));
    }
    if (this.redirects.size > 0)
      files.set(
        "redirects.yaml",
        stringify({ redirects: [...this.redirects].map(([from, to]) => ({ from, to })) }),
      );
    for (const [name, text] of this.statics) files.set(`static/${name}`, text);
    for (const [name, text] of this.images) files.set(`images/${name}`, text);
    if (this.ledger.length > 0) files.set("releases.json", ledgerText(this.ledger));
    return files;
  }

  private paging(): object | undefined {
    if (this.perPage === undefined) return undefined;
    return {
      perPage: this.perPage,
      numbered: "{text} ({page} of {pages})",
      label: "Pages",
      page: "Page {page} of {pages}",
      previous: "Back",
      next: "On",
    };
  }

  private countyFile(id: keyof typeof countyNames, index: number): string {
    const featured = this.featured.get(id);
    return stringify({
      county: countyNames[id],
      state: "MN",
      stateName: "Minnesota",
      order: index + 1,
      description: "Roofers in {cityCount} towns of {county}.",
      lead: `Towns along the water, told ${this.countyTexts.get(id) ?? 0} times.`,
      text: ["Snow loads decide the roofs here."],
      ...(featured && { featuredCities: [featured] }),
    });
  }
}

const names = [
  "Amber Hill",
  "Birch Ford",
  "Cedar Bay",
  "Dove Creek",
  "Elm Rapids",
  "Fox Landing",
  "Gull Point",
  "Heron Mills",
];
export function idOf({ county, slug }: SmallCity): string {
  return `${county}/${slug}`;
}

export function pathOfCity(id: string): string {
  const [county, slug] = id.split("/");
  return `/roofers-${slug}-${county}`;
}
