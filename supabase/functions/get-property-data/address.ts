/** A house as it was written, and the names it is remembered by. */
export interface HouseAddress {
  /** As RentCast wants it: parts with single spaces, commas between them. */
  text: string;
  /** The same for every spelling of the same parts. The first is the most telling one, by which it is looked for. */
  keys: [string, ...string[]];
}

/**
 * Reads an address that names one house: number and street, and a ZIP code or a city and state. Undefined for anything
 * less, because each look-up is paid for, found or not.
 */
export function readHouse(written: string): HouseAddress | undefined {
  const parts = written
    .normalize("NFKC")
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "");
  const words = parts.map(spell).filter((part) => part.length > 0);
  if (countries.includes(words.at(-1)?.join(" ") ?? "")) words.pop();
  const all = words.flat();
  const zip = /^\d{5}$/.test(all.at(-1) ?? "") ? all.pop() : undefined;
  const state = states.has(all.at(-1) ?? "") ? all.pop() : undefined;
  const street = readStreet(words);
  // Number, one word of the street, and without a ZIP code one of the city as well.
  const isWhole = all.length >= (zip ? 2 : 3);
  const names = all
    .slice(1)
    .join("")
    .replace(/[^\p{L}]/gu, "");
  if (!isWhole || !houseNumber.test(all[0] ?? "") || names.length < 2) return undefined;
  const place = all.join(" ");
  const [key, ...others] = [
    ...(street && zip ? [`${street.join(" ")}|${zip}`] : []),
    ...(zip ? [`${place}|${zip}`] : []),
    ...(state ? [`${place}|${state}`] : []),
  ];
  return key === undefined ? undefined : { text: parts.join(", "), keys: [key, ...others] };
}

/** `12`, `12b`, `12-14`, and `n95w16000` of the Wisconsin grid. */
const houseNumber = /^(\d{1,6}[a-z]?(-\d{1,6}[a-z]?)?|([nsew]\d{1,6}){1,2})$/;
const countries = ["usa", "us", "united states", "united states of america"];

/** The words before the city, where a comma ends them: the first part, and a second one that names a unit. */
function readStreet(words: string[][]): string[] | undefined {
  const [first = [], second] = words;
  if (!second || first.length < 2) return undefined;
  return second[0] === "unit" ? [...first, ...second] : first;
}

/** Words of a part in one spelling: lower case, no signs, the short forms of the Postal Service (Publication 28). */
function spell(part: string): string[] {
  const words = part
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|['’.]/gu, "")
    .replace(/#/g, " unit ")
    .replace(/\b(\d{5})-\d{4}$/, "$1")
    .replace(/(?<!\d)-|-(?!\d)|[^\p{L}\p{N}-]/gu, " ")
    .replace(/ +/g, " ")
    .trim();
  const named = [...longStates].reduce(
    (text, [name, code]) => text.replace(new RegExp(`(?<= |^)${name}(?= \\d{5}$|$)`), code),
    words,
  );
  return named
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => shortForms.get(word) ?? word)
    .filter((word, at, all) => word !== "unit" || all[at - 1] !== "unit");
}

const shortForms = new Map(
  Object.entries({
    ...{ street: "st", str: "st", avenue: "ave", av: "ave", boulevard: "blvd", drive: "dr", road: "rd" },
    ...{ lane: "ln", court: "ct", place: "pl", circle: "cir", terrace: "ter", parkway: "pkwy", pky: "pkwy" },
    ...{
      highway: "hwy",
      square: "sq",
      trail: "trl",
      alley: "aly",
      plaza: "plz",
      crescent: "cres",
      cove: "cv",
    },
    ...{ heights: "hts", point: "pt", ridge: "rdg", crossing: "xing", expressway: "expy", freeway: "fwy" },
    ...{ north: "n", south: "s", east: "e", west: "w" },
    ...{ northeast: "ne", northwest: "nw", southeast: "se", southwest: "sw" },
    ...{ apartment: "unit", apt: "unit", suite: "unit", ste: "unit", no: "unit" },
    ...{ mount: "mt", saint: "st", fort: "ft" },
  }),
);

const stateNames =
  "al alabama,ak alaska,az arizona,ar arkansas,ca california,co colorado,ct connecticut,de delaware,dc district of columbia,fl florida,ga georgia,hi hawaii,id idaho,il illinois,in indiana,ia iowa,ks kansas,ky kentucky,la louisiana,me maine,md maryland,ma massachusetts,mi michigan,mn minnesota,ms mississippi,mo missouri,mt montana,ne nebraska,nv nevada,nh new hampshire,nj new jersey,nm new mexico,ny new york,nc north carolina,nd north dakota,oh ohio,ok oklahoma,or oregon,pa pennsylvania,pr puerto rico,ri rhode island,sc south carolina,sd south dakota,tn tennessee,tx texas,ut utah,vt vermont,va virginia,wa washington,wv west virginia,wi wisconsin,wy wyoming,vi virgin islands,gu guam";
const states = new Set(stateNames.split(",").map((entry) => entry.slice(0, 2)));
/** Longer names first: West Virginia ends like Virginia. */
const longStates = stateNames
  .split(",")
  .map((entry): [name: string, code: string] => [entry.slice(3), entry.slice(0, 2)])
  .sort(([a], [b]) => b.length - a.length);
