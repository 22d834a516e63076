import { isHours } from "./hours.ts";

/** What a person said of the business, by the name of the question; what was left open is not there. */
export type Answers = { [name in QuestionName]?: string };

export type QuestionName = (typeof questions)[number]["name"];

/** Something that is asked at a terminal, and that a flag answers. */
export interface Question {
  name: string;
  /** Name of its flag, without hyphens in front. */
  flag: string;
  ask: string;
  example: string;
  /** True for what names files, so that no mark can stand in for it. */
  isNeeded?: boolean;
  /** The part of a site without which it is not asked: see `has` in the files of trades. */
  part?: string;
  /** True where a site has that part as soon as the answer is there. */
  bringsPart?: boolean;
  /** What it names: a thing, or several separated by commas. */
  names?: "one" | "several";
  /** True for names of places, which are written with capital letters. */
  isPlace?: boolean;
  /** True where `none` says that there is none. */
  mayBeNone?: boolean;
  /** Field of business.yaml whose form the answer must have. */
  field?: string;
  /** A form of its own, and what to say where an answer does not have it. */
  form?: { pattern: Pick<RegExp, "test">; mistake: string };
}

const color = { pattern: /^#[0-9a-f]{6}$/, mistake: "Write a color as # and six small hexadecimal digits." };

/** The flag is named for the answer, where it has no name of its own: `textPhone` is `--text-phone`. */
function question<Name extends string>(
  name: Name,
  ask: string,
  example: string,
  { flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...more }: Partial<Question> = {},
): Question & { name: Name } {
  return { ...more, name, flag, ask, example };
}

export const questions = [
  question("name", "Name of the business", "Maple & Sons", { names: "one" }),
  question(
    "schemaType",
    "What kind of business it is, by a type of schema.org; LocalBusiness fits all",
    "AutoRepair",
    {
      flag: "type",
      field: "/schemaType",
    },
  ),
  question(
    "search",
    "What people search for when they need the business; by default the word of the trade or the first service",
    "Piano tuners",
  ),
  question(
    "services",
    "Services it sells, separated by commas; by default those of the trade",
    "Repairs, Inspections",
    { isNeeded: true, names: "several" },
  ),
  question(
    "city",
    "City where it is based, the first one with a page where it travels to its customers",
    "Maple Grove",
    { isNeeded: true, names: "one", isPlace: true },
  ),
  question(
    "counties",
    "Counties where it works, that of the city first, separated by commas",
    "Lake County",
    { isNeeded: true, names: "several", isPlace: true, part: "areas" },
  ),
  question("state", "State, two letters", "MN", {
    form: { pattern: /^[A-Z]{2}$/, mistake: "Two capital letters, for example MN." },
  }),
  question("phone", "Office number for calls, or none", "612-555-0100", { field: "/phone", mayBeNone: true }),
  question("textPhone", "Number that takes text messages, or none", "612-555-0101", {
    field: "/textPhone",
    mayBeNone: true,
  }),
  question("emergencyPhone", "Number for emergencies", "612-555-0109", {
    field: "/phone",
    part: "emergency",
  }),
  question("street", "Street and number where customers come", "12 Mill Street", {
    part: "office",
    bringsPart: true,
  }),
  question("email", "Contact email address, or none if it is not published", "hello@maple.example", {
    field: "/email",
    mayBeNone: true,
  }),
  question("url", "URL of the live site, without a path", "https://www.maple.example", {
    field: "/url",
  }),
  question(
    "hours",
    "Opening hours, with the days unless they are all weekdays, or by appointment",
    "08:00-17:00",
    {
      form: {
        pattern: { test: isHours },
        mistake:
          "Write opening and closing time, for example 08:00-17:00. Days stand in front where they are not all weekdays: Tue-Sat 9-6, Sun 10-2. Who opens for no set hours writes: by appointment.",
      },
    },
  ),
  question("founded", "Year the business was founded", "1971", {
    form: { pattern: /^(1[789]|20)\d\d$/, mistake: "Write a year, for example 1971." },
  }),
  question("accent", "Light color of buttons, which dark text stands on", "#f2b63d", { form: color }),
  question("dark", "Dark color, which white text stands on", "#26384f", { form: color }),
];
