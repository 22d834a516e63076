import type { Dataset } from "../../src/loader/load.ts";
import { type Suggestion, suggest } from "../../src/loader/suggest.ts";
import { asError, asWarning, type Problem } from "../../src/problem.ts";
import { isA, isType, typeNames } from "../audit/vocabulary/vocabulary.ts";

/** A type of business that schema.org does not have, or that is no local business: search engines would read none of its facts. */
export function schemaTypeProblems(dataset: Pick<Dataset, "business" | "services">): Problem[] {
  const { business } = dataset;
  const { schemaType } = business.value;
  const fault = faultOfType(schemaType);
  if (!fault) return otherTrade(dataset);
  const { reason, hint, meant } = fault;
  const place = { file: business.file, pointer: "/schemaType" };
  return [
    asError({
      code: "invalid-value",
      message: `"schemaType" is ${schemaType}, which ${reason}.${meant ? ` Did you mean ${meant.name}?` : ""}`,
      hint,
      place,
      ...(meant?.isCertain && { corrections: [{ kind: "reword", place, text: meant.name }] }),
    }),
  ];
}

/** Kinds of LocalBusiness for one trade: what its services are about, and how words of their titles begin. */
const trades: Readonly<Record<string, readonly [about: string, words: RegExp]>> = {
  Dentist: ["teeth", /\b(?:dent|teeth|tooth)/i],
  Electrician: ["electrical work", /\b(?:breaker|electric|outlet|wiring)/i],
  HousePainter: ["painting", /\bpaint/i],
  HVACBusiness: ["heating and cooling", /\b(?:air|cool|furnace|heat|hvac|ventilat)/i],
  Locksmith: ["locks and keys", /\b(?:key|lock|rekey)/i],
  MovingCompany: ["moving", /\b(?:mov(?:ers?|es?|ing)\b|packing)/i],
  Plumber: ["plumbing", /\b(?:drain|faucet|leak|pip(?:e|ing)|plumb|sewer|toilet|water)/i],
  RoofingContractor: ["roofing", /\b(?:gutter|re-?roof|roof|shingle)/i],
};

/** One service may be the first of many. */
const fewestServices = 2;

/** The type of a trade that nothing speaks of, where most services are about another. */
function otherTrade({ business, services }: Pick<Dataset, "business" | "services">): Problem[] {
  const { schemaType, name, description } = business.value;
  const [about, own] = trades[schemaType] ?? [];
  const titles = services.map(({ value }) => `${value.title} ${value.serviceType}`);
  if (!own || titles.length < fewestServices) return [];
  if ([name, description, ...titles].some((text) => own.test(text))) return [];
  const place = { file: business.file, pointer: "/schemaType" };
  return Object.entries(trades).flatMap(([type, [work, words]]) => {
    const count = titles.filter((text) => words.test(text)).length;
    if (count * 2 <= titles.length) return [];
    return asWarning({
      code: "invalid-value",
      message: `"schemaType" is ${schemaType}, but no service is about ${about}, and ${count} of ${titles.length} are about ${work}.`,
      hint: `Write ${type} instead of ${schemaType}.`,
      place,
      proposal: [{ kind: "reword", place, text: type }],
    });
  });
}

/** Why search engines would read nothing of a type of business, and what to write. */
export function faultOfType(
  schemaType: string,
): { reason: string; hint: string; meant: Suggestion | undefined } | undefined {
  if (isA(schemaType, "LocalBusiness")) return undefined;
  const businesses = typeNames.filter((name) => isA(name, "LocalBusiness"));
  const meant = suggest(schemaType, businesses);
  return {
    reason: isType(schemaType) ? "is no kind of LocalBusiness" : "schema.org does not have",
    hint: meant
      ? `Write ${meant.name} instead of ${schemaType}.`
      : "Write LocalBusiness, or one of its kinds, such as HomeAndConstructionBusiness, GeneralContractor, ProfessionalService; https://schema.org/LocalBusiness lists them all.",
    meant,
  };
}
