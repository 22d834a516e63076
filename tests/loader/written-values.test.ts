import { describe, expect, it } from "vitest";
import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities } from "../../src/kinds/index.ts";
import { meantValue } from "../../src/loader/meant-value.ts";
import { inOtherWords } from "../../src/loader/other-words.ts";
import { schemaAt } from "../../src/loader/unfinished.ts";
import { numberMeant } from "../../src/loader/written-numbers.ts";
import { applySuggestion, suggestionOf } from "../support/apply-corrections.ts";
import { copyOfData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";

const field = (kind: EntityKind, pointer: string): Schema => schemaAt(entities[kind].schema, pointer) ?? {};

const closes = field("business", "/hours/days/0/closes");
const day = field("business", "/hours/seasons/0/from");
const date = field("event", "/startsOn");
const phone = field("business", "/phone");
const email = field("business", "/email");
const address = field("business", "/profiles/0/url");
const origin = field("business", "/url");
const zip = field("city", "/zipCodes/0");

describe("what was meant by a value of another form", () => {
  it.each([
    [closes, "5pm", "17:00"],
    [closes, "17.30", "17:30"],
    [closes, "noon", "12:00"],
    [closes, "17:30 Uhr", "17:30"],
    [field("business", "/hours/days/0/opens"), "7", "07:00"],
    [day, "June 1", "06-01"],
    [day, "6/1", undefined],
    [day, "12/24", "12-24"],
    [day, "2026-06-01", "06-01"],
    [date, "3/15/2026", "2026-03-15"],
    [date, "15.3.2026", "2026-03-15"],
    [date, "2026/3/5", "2026-03-05"],
    [date, "20260315", "2026-03-15"],
    [date, "2026-15-03", "2026-03-15"],
    [date, "Sunday, March 15th, 2026", "2026-03-15"],
    [date, "15 Sept. 2026", "2026-09-15"],
    [date, "2026-03-15T10:00:00Z", "2026-03-15"],
    [phone, "tel:612-555-0100", "612-555-0100"],
    [phone, "Office: (612) 555–0100", "(612) 555-0100"],
    [phone, "612/555-O1OO", "612-555-0100"],
    [email, "mailto:hello@maple.example?subject=Roof", "hello@maple.example"],
    [email, "Maple Roofing <hello@maple.example>", "hello@maple.example"],
    [email, "hello (at) maple (dot) example", "hello@maple.example"],
    [email, "hello @maple,example.", "hello@maple.example"],
    [address, "www.Maple.example/Roofs", "https://www.maple.example/Roofs"],
    [address, "http://maple.example", "https://maple.example"],
    [address, "htps//maple.example/our roofs", "https://maple.example/our%20roofs"],
    [origin, "https://maple.example/", "https://maple.example"],
    [zip, "MN 55311-1234", "55311"],
    [field("business", "/address/country"), "U.S.A.", "US"],
    [field("business", "/address/country"), "United States", "US"],
    [field("business", "/currency"), "dollars", "USD"],
    [field("business", "/locale"), "en_us", "en-US"],
  ])("is certain: %#, %s", (schema, written, text) => {
    const meant = meantValue(written, schema);
    expect(meant?.isCertain ? meant.text : undefined).toBe(text);
  });

  it.each([
    [closes, "5", `17:00 if the afternoon is meant, "05:00" if the morning`],
    [closes, "26:00", "02:00 if that is on the next day: a day ends at 24:00"],
    [day, "6/1", `06-01 if June 1 is meant, "01-06" if January 6`],
    [date, "3/4/2026", `2026-03-04 if March 4 is meant, "2026-04-03" if April 3`],
    [date, "3/15/26", "2026-03-15"],
    [date, "March 2026", "2026-03-01, with the right day"],
    [phone, "(612) 555-0100 ext. 12", "(612) 555-0100; no link dials an extension, so say it in a text"],
    [phone, "612-555-0100x12", "612-555-0100; no link dials an extension, so say it in a text"],
    [phone, "612-555-0100 or 612-555-0101", "612-555-0100; only one number stands here"],
    [phone, "1-800-PAINTER", "1-800-724-6837, with digits in place of letters"],
    [email, "a@maple.example, b@maple.example", "a@maple.example; only one address stands here"],
    [origin, "maple.example/home", "https://maple.example"],
    [zip, "55311, 55312", "55311; each ZIP code is an entry of its own"],
  ])("is proposed: %#, %s", (schema, written, said) => {
    const { text, isCertain, behind = "" } = meantValue(written, schema) ?? {};
    expect([isCertain, text + behind]).toEqual([false, said]);
  });

  it.each([
    [closes, "late"],
    [closes, "17:60"],
    [date, "2026-02-30"],
    [date, "March 15"],
    [date, "Mar 40, 2026"],
    [phone, "soon"],
    [phone, "CALL-US-NOW"],
    [email, "hello@maple"],
    [email, "hello"],
    [address, "Facebook"],
    [address, "@maple"],
    [zip, "Maple Grove"],
    [zip, "“55311”"],
  ])("is open: %#, %s", (schema, written) => {
    expect(meantValue(written, schema)).toBe(undefined);
  });
});

const founded = field("business", "/founded");
const price = field("offer", "/price");

describe("the number that was meant", () => {
  it.each([
    [founded, "3/15/2011", "2011", true],
    [founded, "March 2011", "2011", true],
    [founded, "'88", "1988", false],
    [founded, "2011-2012", "2011 or 2012; one year stands here", false],
    [price, "$1,200+", "1200", true],
    [price, "from $1,200.50 a roof", "1200.50", true],
    [price, "1,200", "1200", false],
    [price, "1.2k", "1200", false],
    [price, "15%", "15", false],
  ])("%#, %s is %s", (schema, written, said, isSure) => {
    const { text, behind = "", isCertain } = numberMeant(written, schema) ?? {};
    expect([`${text}${behind}`, isCertain]).toEqual([said, isSure]);
  });

  it.each([
    [founded, "long ago"],
    [price, "150-200"],
    [price, "none"],
    [price, "$0"],
    [field("city", "/coordinates/longitude"), "93.4558 W"],
  ])("%#, %s is open", (schema, written) => {
    expect(numberMeant(written, schema)).toBe(undefined);
  });
});

describe("the report of a value of another form", () => {
  it.each([
    ["business.yaml", "phone: 612-555-0100", "phone: tel:612-555-0100", "Write phone: 612-555-0100."],
    ["business.yaml", 'opens: "08:00"', "opens: 8am", 'Write opens: "08:00".'],
    ["business.yaml", "founded: 1971", "founded: 3/15/1971", "Write founded: 1971."],
    ["business.yaml", "country: US", "country: usa", "Write country: US."],
    ["counties/lake-county.yaml", "state: MN", "state: Minnesota", "Write state: MN."],
    ["counties/lake-county.yaml", "state: MN", "state: mn", "Write state: MN."],
    ["counties/lake-county.yaml", "stateName: Minnesota", "stateName: MN", "Write stateName: Minnesota."],
    [
      "counties/lake-county.yaml",
      "stateName: Minnesota",
      "stateName: minnesota",
      "Write stateName: Minnesota.",
    ],
    ["business.yaml", "region: MN", "region: Minesota", "Write MN instead of Minesota."],
    [
      "cities/lake-county/maple-grove.yaml",
      "county: lake-county",
      "county: Lake",
      "Write lake-county instead of Lake.",
    ],
    [
      "cities/lake-county/maple-grove.yaml",
      "county: lake-county",
      "county: Lake Co.",
      "Write lake-county instead of Lake Co..",
    ],
  ])("is mended by --fix: %s %s %s", (file, before, after, hint) => {
    const data = copyOfData().edit(file, before, after);
    const problems = findProblems(data);
    expect(problems.map((problem) => problem.hint)).toEqual([hint]);
    applySuggestion(data, problems[0]?.corrections ?? []);
    expect(findProblems(data)).toEqual([]);
  });

  it.each([
    ["county: Lake", "Write Lake County instead of Lake."],
    ["county: Lake Co.", "Write Lake County instead of Lake Co."],
    ["county: lake county", "Write Lake County instead of lake county."],
    ["county: Lake County, MN", "Write Lake County instead of Lake County, MN."],
  ])("names a county as its file does: %s", (after, hint) => {
    const data = copyOfData().edit("counties/lake-county.yaml", "county: Lake County", after);
    const [problem, ...others] = findProblems(data);
    expect([problem?.hint, others]).toEqual([hint, []]);
    applySuggestion(data, problem ? suggestionOf(problem) : []);
    expect(findProblems(data)).toEqual([]);
  });
});

describe("a field or kind in other words", () => {
  it("of an event, its place as its location", () => {
    expect(inOtherWords("location", ["place", "startsOn", "text"])).toBe("place");
    expect(inOtherWords("location", ["place", "coordinates"])).toBeUndefined();
  });

  it.each<[file: string, from: string, to: string, hint: string]>([
    ["pages/home.yaml", "kind: hero", "kind: banner", "Write kind: hero."],
    ["services/roof-repair.yaml", "image:", "photo:", "Write image: instead of photo:."],
    ["business.yaml", "  postalCode:", "  zip:", "Write postalCode: instead of zip:."],
    ["business.yaml", "  locality:", "  town:", "Write locality: instead of town:."],
    [
      "business.yaml",
      "founded:",
      "social: maple\nfounded:",
      'Here it is profiles: [{ name: "Thumbtack", url: "https://www.thumbtack.example/maple" }].',
    ],
    [
      "business.yaml",
      "founded:",
      "certifications: lead-safe\nfounded:",
      'For example certifications: [{ name: "Safe Roof Certified Firm", authority: "Roof Safety Board", number: "RS-100" }].',
    ],
    [
      "business.yaml",
      "facts:",
      "facts:\n  Travel fee: $25",
      "Start with a small letter, then letters and digits only, for example travelFee.",
    ],
  ])("of %s, %s as %s", (file, from, to, hint) => {
    const data = copyOfData().edit(file, from, to);
    const [first] = findProblems(data).filter(({ code }) => code !== "missing-field");
    expect(first?.hint).toBe(hint);
  });
});
