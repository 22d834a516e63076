import { createRequire } from "node:module";
import { toSlug } from "../../../src/loader/slug.ts";
import { readStateNames } from "../../check/zip-package.ts";
import { requireSlug } from "../addition.ts";
import { splitNames } from "../fields.ts";
import { gazetteer, type Place } from "../places.ts";
import type { Answers } from "./answers.ts";
import { readHours, rowsOfHours } from "./hours.ts";
import { createPalette } from "./palette.ts";
import { timeZoneOf } from "./time-zone.ts";
import type { Trade } from "./trade.ts";
import { createWays } from "./ways.ts";

const require = createRequire(import.meta.url);

/** Values by the names that the starter's placeholders have; what is not there is marked as unfinished. */
export type Values = { [name: string]: unknown };

/** A county, city or service: the slugs in the path of its file, and the values in that file. */
export interface Item {
  slugs: Record<string, string>;
  values: Values;
}

/** What the starter is filled with: values of every file, and those of each file that repeats. */
export interface StarterValues {
  /** Parts that the site has: fields of others are left out. */
  has: readonly string[];
  /** Words of the trade, which may hold placeholders of their own. */
  words: Values;
  site: Values;
  items: { [subject: string]: Item[] };
}

/** Works out all that follows from the trade and the answers. */
export function createValues(answers: Answers, trade: Trade, today: string): StarterValues {
  const counties = splitNames(answers.counties ?? "").map((name) => ({ name, id: slugOf(name) }));
  const services = splitNames(answers.services ?? trade.services.map(({ title }) => title).join()).map(
    (name) => ({ name: asHeading(name), id: slugOf(name) }),
  );
  const cityName = answers.city ?? "";
  const [countyId = ""] = counties.map(({ id }) => id);
  const state = answers.state ?? onlyStateWith(cityName);
  const place = placeOf(cityName, state);
  const timeZone = timeZoneOf(state ?? "");
  const ways = createWays(answers);
  const isOffice = trade.has.includes("office") || answers.street !== undefined;
  const hours = answers.hours === undefined ? undefined : readHours(answers.hours);
  const isAllDay = hours?.some(({ opens, closes }) => opens === "00:00" && closes === "24:00");
  const site: Values = {
    ...answers,
    state,
    ...createPalette({ ...trade.palette, ...answers }),
    ...ways.words,
    initials: initialsOf(answers.name ?? ""),
    search: answers.search ? asHeading(answers.search) : (trade.words.search ?? services[0]?.name),
    locality: cityName,
    timeZone,
    stateName: readStateNames(require).get(state ?? ""),
    postalCode: place?.zipCodes.length === 1 ? place.zipCodes[0] : undefined,
    days: rowsOfHours(hours),
    otherDays: hours?.length === 0 ? "By appointment" : "Closed",
    founded: answers.founded === undefined ? undefined : Number(answers.founded),
    today,
    copyrightYear: Number(today.slice(0, 4)),
    cityIds: [`${countyId}/${slugOf(cityName)}`],
    serviceIds: services.map(({ id }) => id),
    serviceLinks: services.map(({ name, id }) => ({ label: name, to: servicePath(id) })),
    serviceOptions: services.map(({ name, id }) => ({ value: id, label: name })),
  };
  return {
    has: [
      "contact",
      ...trade.has,
      ...(isOffice ? ["office"] : []),
      ...ways.has,
      ...(timeZone ? ["zone"] : []),
      ...(isAllDay ? ["allDay"] : []),
    ],
    words: isOffice ? { ...trade.words, addressLine: trade.words.officeLine } : trade.words,
    site,
    items: {
      article: [{ slugs: { article: String(trade.words.article) }, values: {} }],
      county: counties.map(({ name, id }, index) => ({
        slugs: { county: id },
        values: { county: name, order: index + 1 },
      })),
      city: counties.slice(0, 1).map(() => ({
        slugs: { county: countyId, city: slugOf(cityName) },
        values: { city: cityName, countyId, zipCodes: place?.zipCodes, ...place?.coordinates },
      })),
      service: services.map(({ name, id }, index) => ({
        slugs: { service: id },
        values: {
          service: name,
          serviceId: id,
          servicePath: servicePath(id),
          order: index + 1,
          ...wordsOf(trade, id),
        },
      })),
    },
  };
}

/** Words that headings begin with, with a capital letter: `dog groomers` → `Dog groomers`, while `iPhone repair` stays. */
function asHeading(words: string): string {
  return words.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (letter) => letter.toUpperCase());
}

/** The first letters of the first two words of a name: `The House of Smith & Sons` → `HS`. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !/^(?:the|of|and|a|an|s)$/i.test(word));
  return telling
    .slice(0, 2)
    .map(([letter = ""]) => letter.toUpperCase())
    .join("");
}

/** What a service is, where it is one that the trade usually sells. */
function wordsOf({ services }: Trade, id: string): Values {
  const { description, features } = services.find(({ title }) => slugOf(title) === id) ?? {};
  return { serviceText: description, features };
}

function servicePath(id: string): string {
  return `/services/${id}`;
}

function slugOf(name: string): string {
  return requireSlug(toSlug(name), name);
}

/** The state of a city whose name no other state has. Without a state nothing can be shown. */
function onlyStateWith(city: string): string | undefined {
  const states = gazetteer().statesWith(city);
  return states.length === 1 ? states[0] : undefined;
}

/** The one place of that name in the state; undefined where there is none, or several. */
export function placeOf(name: string, state: string | undefined): Place | undefined {
  if (state === undefined) return undefined;
  const { places } = gazetteer().findPlaces(name, state);
  return places.length === 1 ? places[0] : undefined;
}
