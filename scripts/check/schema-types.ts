import type { Dataset } from "../../src/loader/load.ts";
import { type Suggestion, suggest } from "../../src/loader/suggest.ts";
import { asError, type Problem } from "../../src/problem.ts";
import { isA, isType, typeNames } from "../audit/vocabulary/vocabulary.ts";

/** A type of business that schema.org does not have, or that is no local business: search engines would read none of its facts. */
export function schemaTypeProblems({ business }: Pick<Dataset, "business">): Problem[] {
  const { schemaType } = business.value;
  const fault = faultOfType(schemaType);
  if (!fault) return [];
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
