import { days } from "../dated-site.ts";
import { slugOf } from "./small-files.ts";
import {
  countyIds,
  type ExtraSection,
  extendable,
  idOf,
  pathOfCity,
  type SmallCity,
  type SmallSite,
  siteUrl,
} from "./small-site.ts";

export type Choice = readonly [a: number, b: number];
type Operation = (site: SmallSite, ...choice: Choice) => void;

/** Edits that change what is there; they leave a sound site sound. */
const edits: Record<string, Operation> = {
  editText: (site, a, b) => onCity(site, a, (city) => (city.text = b % 100)),
  editLead: (site, a, b) => onCity(site, a, (city) => (city.lead = b)),
  editTitle: (site, a, b) => onCity(site, a, (city) => (city.title = b % 4)),
  editDescription: (site, a, b) => onCity(site, a, (city) => (city.description = b % 4)),
  editName: (site, a, b) => onCity(site, a, (city) => (city.name = `Town ${b % 50}`)),
  editCoordinates: (site, a, b) => onCity(site, a, (city) => (city.latitude = 45 + (b % 90) / 100)),
  editZip: (site, a, b) => onCity(site, a, (city) => (city.zip = String(55301 + (b % 90)))),
  editNearby: (site, a, b) =>
    onCity(site, a, (city) => {
      const other = pick(site.cityIds(), b);
      const isThere = city.nearby.includes(other);
      city.nearby = isThere ? city.nearby.filter((id) => id !== other) : [...city.nearby, other];
    }),
  editProject: (site, a) => onCity(site, a, (city) => (city.hasProject = !city.hasProject)),
  linkPage: (site, a, b) => onCity(site, a, (city) => void city.links.push(pick([...site.paths()], b))),
  linkFragment: (site, a, b) =>
    onCity(site, a, (city) => void city.links.push(`${pathOfCity(pick(site.cityIds(), b))}#quote`)),
  linkStatic: (site, a, b) =>
    onCity(site, a, (city) => {
      const names = [...site.statics.keys()];
      if (names.length > 0) city.links.push(`/${pick(names, b)}`);
    }),
  linkAddress: (site, a, b) =>
    onCity(site, a, (city) => void city.links.push(`${siteUrl}${pick([...site.paths()], b)}`)),
  unlink: (site, a) => onCity(site, a, (city) => (city.links = [])),
  addCity: (site, a, b) => {
    const name = `New Town ${b % 30}`;
    const city = {
      ...blank,
      county: pick(countyIds, a),
      name,
      slug: slugOf(name),
      latitude: 45 + (b % 70) / 100,
    };
    if (!site.cities.has(idOf(city))) site.add(city);
  },
  feature: (site, a, b) => void site.featured.set(pick(countyIds, a), pick(site.cityIds(), b)),
  editCounty: (site, a, b) => void site.countyTexts.set(pick(countyIds, a), b),
  editPaging: (site, a) => {
    site.perPage = pick([undefined, 1, 2, 3, 5, 12], a);
  },
  editField: (site, a, b) => {
    const [key, write] = pick(fields, a);
    site.values.set(key, write(b % 60));
  },
  addSection: (site, a, b) => {
    const file = pick(extendable, a);
    const kind = pick(sectionKinds, b);
    const city = kind === "city-feature" ? pick(site.cityIds(), a + b) : undefined;
    const sections = site.extras.get(file) ?? [];
    site.extras.set(file, [...sections, { kind, turn: b % 7, ...(city !== undefined && { city }) }]);
  },
  removeSection: (site, a, b) => {
    const file = pick(extendable, a);
    const sections = site.extras.get(file) ?? [];
    site.extras.set(file, sections.toSpliced(b % Math.max(1, sections.length), 1));
  },
  addRedirect: (site, a, b) => void site.redirects.set(`/old-${a % 5}`, pick([...site.paths()], b)),
  removeRedirects: (site) => {
    site.redirects.clear();
    site.ledger = [];
  },
  editStatic: (site, a, b) => void site.statics.set(pick(staticNames, a), `Note ${b % 10}\n`),
  removeStatic: (site, a) => void site.statics.delete(pick(staticNames, a)),
  replaceImage: (site, a, b) => void site.images.set(pick(imageNames, a), drawing(b % 3)),
  changeDay: (site, a) => {
    site.day = pick(days, a);
  },
  release: (site) => {
    site.ledger = [...site.paths()].filter((path) => path !== "/404");
  },
};

/** Moves that may leave something behind that points at nothing. */
const moves: Record<string, Operation> = {
  deleteCity: (site, a) => {
    if (site.cities.size > 4) site.cities.delete(pick(site.cityIds(), a));
  },
  deleteCounty: (site, a) => {
    const leaving = site.citiesIn(pick(countyIds, a));
    if (leaving.length < site.cities.size) for (const city of leaving) site.cities.delete(idOf(city));
  },
  renameFile: (site, a, b) => moveCity(site, a, (city) => ({ ...city, slug: `renamed-${b % 20}` })),
  moveToCounty: (site, a, b) => moveCity(site, a, (city) => ({ ...city, county: pick(countyIds, b) })),
  renameEverywhere: (site, a, b) => {
    const from = pick(site.cityIds(), a);
    const to = moveCity(site, a, (city) => ({ ...city, slug: `renamed-${b % 20}` }));
    if (!to || from === to) return;
    site.renameEverywhere(from, to);
    if (site.ledger.length > 0) site.redirects.set(pathOfCity(from), pathOfCity(to));
  },
  moveEverywhere: (site, a, b) => {
    const from = pick(site.cityIds(), a);
    const to = moveCity(site, a, (city) => ({ ...city, county: pick(countyIds, b) }));
    if (to && from !== to) site.renameEverywhere(from, to);
  },
  mend: (site) => site.mend(),
};

export const operations = { ...edits, ...moves };

function moveCity(site: SmallSite, a: number, move: (city: SmallCity) => SmallCity): string | undefined {
  const id = pick(site.cityIds(), a);
  const moved = move(site.cities.get(id) as SmallCity);
  if (site.cities.has(idOf(moved))) return undefined;
  site.cities.delete(id);
  site.add(moved);
  return idOf(moved);
}

function onCity(site: SmallSite, a: number, edit: (city: SmallCity) => unknown): void {
  edit(site.cities.get(pick(site.cityIds(), a)) as SmallCity);
}

export function pick<T>(items: readonly T[], number: number): T {
  return items[number % items.length] as T;
}

const blank: Omit<SmallCity, "county" | "slug" | "name" | "latitude"> = {
  zip: "55390",
  lead: 0,
  text: 0,
  nearby: [],
  links: [],
  hasProject: false,
};

/** Values of other files, of which some pages show each and others do not. */
const fields: [key: string, write: (n: number) => unknown][] = [
  ["business.yaml#phone", (n) => `612-555-01${n + 10}`],
  ["business.yaml#name", (n) => `Maple & Sons Roofing ${n}`],
  ["business.yaml#facts.warranty", (n) => `${n}-year guarantee`],
  ["business.yaml#seo.countyMenuLimit", (n) => (n % 12) + 1],
  ["business.yaml#seo.countyLimit", (n) => (n % 3) + 1],
  ["navigation.yaml#header.0.label", (n) => `Services ${n}`],
  ["pages/contact.yaml#title", (n) => `Free quote ${n}`],
  ["pages/city.yaml#title", (n) => `Roofers in {city}, {state} ${n}`],
  ["pages/city.yaml#sections.2.heading", (n) => `What we do in {city} ${n}`],
  ["pages/city.yaml#sections.5.heading", (n) => `Tell us about your roof ${n}`],
  ["pages/county.yaml#description", (n) => `Roof repair in {county}, {cityCount} towns ${n}.`],
  ["services/roof-repair.yaml#title", (n) => `Roof repair ${n}`],
  ["projects/barn-roof.yaml#title", (n) => `Barn roof ${n}`],
  ["forms/quote.yaml#noticeMs", (n) => 5000 + n],
  ["theme.yaml#colors.seal", (n) => `#ffd1${String(n + 10)}`],
  ["pages/home.yaml#updatedOn", (n) => `2024-03-${String((n % 28) + 1).padStart(2, "0")}`],
];

const sectionKinds: ExtraSection["kind"][] = [
  "prose",
  "cities-map",
  "project-list",
  "service-areas",
  "city-feature",
];
const staticNames = ["note.txt", "papers/list.txt", "papers/note.txt", "robots.txt", "assets/note.txt"];
const imageNames = ["roof-repair.svg", "logo.svg"];

function drawing(turn: number): string {
  const color = ["#8b3a3a", "#3a5f8b", "#3a8b57"][turn];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><title>Roof</title><rect width="1200" height="800" fill="${color}"/></svg>\n`;
}
