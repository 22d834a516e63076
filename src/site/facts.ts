import { subjects } from "../kinds/subjects.ts";
import { capital } from "../loader/counted.ts";
import type { Dataset } from "../loader/load.ts";
import { asError, type Problem } from "../problem.ts";
import { siteValues } from "./values.ts";

/** Facts with a name that pages fill in themselves: on them one of the two would never be seen. */
export function factProblems({ business, pages }: Pick<Dataset, "business" | "pages">): Problem[] {
  const { facts, ...rest } = business.value;
  const own = new Map(
    Object.keys(siteValues({ ...rest, facts: {} }, { cities: 0, counties: 0 })).map((name) => [
      name,
      "every page",
    ]),
  );
  for (const { value } of pages)
    for (const name of value.forEach ? subjects[value.forEach].valueNames : [])
      if (!own.has(name)) own.set(name, `the pages of each ${value.forEach}`);
  return Object.keys(facts).flatMap((name) => {
    const where = own.get(name);
    if (where === undefined) return [];
    const other = `our${capital(name)}`;
    return asError({
      code: "duplicate-id",
      message: `A fact is named ${name}, but {${name}} is a value that ${where} has already.`,
      hint: `Give the fact another name, for example ${other}, also where texts print it.`,
      place: { file: business.file, pointer: `/facts/${name}`, isKey: true },
    });
  });
}
