import type { Dataset } from "../../src/loader/load.ts";
import { suggest } from "../../src/loader/suggest.ts";
import { asError, type Problem } from "../../src/problem.ts";
import { isA, isType, typeNames } from "../audit/vocabulary/vocabulary.ts";

/** A type of business that schema.org does not have, or that is no local business: search engines would read none of its facts. */
export function schemaTypeProblems({ business }: Pick<Dataset, "business">): Problem[] {
  const { schemaType } = business.value;
  if (isA(schemaType, "LocalBusiness")) return [];
  const businesses = typeNames.filter((name) => isA(name, "LocalBusiness"));
  const meant = suggest(schemaType, businesses);
  const place = { file: business.file, pointer: "/schemaType" };
  return [
    asError({
      code: "invalid-value",
      message: `"schemaType" is ${schemaType}, which ${isType(schemaType) ? "is no kind of LocalBusiness" : "schema.org does not have"}.${meant ? ` Did you mean ${meant.name}?` : ""}`,
      hint: meant
        ? `Write ${meant.name} instead of ${schemaType}.`
        : "Write LocalBusiness, or one of its kinds, such as HomeAndConstructionBusiness, GeneralContractor, ProfessionalService; https://schema.org/LocalBusiness lists them all.",
      place,
      ...(meant?.isCertain && { corrections: [{ kind: "reword", place, text: meant.name }] }),
    }),
  ];
}
