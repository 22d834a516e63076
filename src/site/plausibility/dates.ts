import type { Review } from "../../kinds/review/fields.ts";
import type { Entity } from "../../loader/entity.ts";
import type { Dataset } from "../../loader/load.ts";
import { asWarning, type DataPlace, invalidValue, type Problem } from "../../problem.ts";
import { dayAfter } from "../hours/calendar.ts";

/** Years by which a firm may count its experience beyond its own: those of its founder before. */
const yearsBefore = 1;

/** The first web page was made in this year. */
const firstPageDay = "1991-01-01";

/** Days and years that lie ahead or contradict each other. `today` as year-month-day. */
export function dateProblems(dataset: Dataset, today: string): Problem[] {
  // Somewhere on earth the next day has begun.
  const latest = dayAfter(today);
  const { counties, cities, projects, pages } = dataset;
  return [
    ...yearProblems(dataset, Number(latest.slice(0, 4))),
    ...[...counties, ...projects, ...pages].flatMap(({ file, value: { updatedOn } }) =>
      impossible(file, "/updatedOn", updatedOn, latest),
    ),
    ...cities.flatMap(({ file, facts: { updatedOn } }) => impossible(file, "/updatedOn", updatedOn, latest)),
    ...dataset.all.review.flatMap(({ file, value }) => ahead(file, "/date", (value as Review).date, latest)),
    ...pages.flatMap(({ file, value: { article, updatedOn } }) => [
      ...impossible(file, "/article/publishedOn", article?.publishedOn, latest),
      ...impossible(file, "/article/modifiedOn", article?.modifiedOn, latest),
      ...backward(file, "/article/modifiedOn", article?.modifiedOn, article?.publishedOn),
      ...backward(file, "/updatedOn", updatedOn, article?.publishedOn),
    ]),
  ];
}

function backward(file: string, pointer: string, changed = "", published = ""): Problem[] {
  if (changed === "" || changed >= published) return [];
  return [
    invalidValue(
      `The article was changed on ${changed}, before it was published on ${published}.`,
      `Write the day of the last change, or remove ${pointer.slice(pointer.lastIndexOf("/") + 1)}.`,
      { file, pointer },
    ),
  ];
}

function impossible(file: string, pointer: string, date: string | undefined, latest: string): Problem[] {
  if (date === undefined || date >= firstPageDay) return ahead(file, pointer, date, latest);
  return [wrongDay(`On ${date} there were no web pages yet.`, { file, pointer })];
}

function ahead(file: string, pointer: string, date = "", latest: string): Problem[] {
  return date <= latest ? [] : [wrongDay(`${date} is a day that is still to come.`, { file, pointer })];
}

function wrongDay(message: string, place: DataPlace): Problem {
  return invalidValue(message, "Write the day on which it happened.", place);
}

function yearProblems({ business, projects }: Dataset, year: number): Problem[] {
  const { founded, copyrightYear } = business.value;
  const wrong = (field: string, message: string, hint: string) =>
    invalidValue(message, hint, { file: business.file, pointer: `/${field}` });
  const problems: Problem[] = [];
  if (founded > year)
    problems.push(
      wrong(
        "founded",
        `The firm is founded in ${founded}, which is still to come.`,
        "Write the year of foundation.",
      ),
    );
  // Some change it in December already.
  const isAhead = copyrightYear > year + 1;
  if (isAhead || (copyrightYear < founded && founded <= year)) {
    const fault = isAhead ? "still to come" : `before the firm began in ${founded}`;
    const message = `The copyright year ${copyrightYear} is ${fault}.`;
    problems.push(wrong("copyrightYear", message, `Write copyrightYear: ${year}.`));
  }
  return [
    ...problems,
    ...projects.flatMap((project) => projectProblem(project, founded, year) ?? []),
    ...experienceProblems(business, year),
  ];
}

function projectProblem(
  { file, value }: Entity<{ year: number }>,
  founded: number,
  year: number,
): Problem | undefined {
  const place = { file, pointer: "/year" };
  if (value.year > year)
    return invalidValue(
      `The project was completed in ${value.year}, which is still to come.`,
      "Write the year of completion.",
      place,
    );
  if (value.year >= founded || founded > year) return undefined;
  return doubtful(
    `The project was completed in ${value.year}, before the firm began in ${founded}.`,
    "Correct the year here, or founded: in business.yaml.",
    place,
  );
}

/** Facts such as `yearsInBusiness: 50+` of a firm that is younger. */
function experienceProblems({ file, value }: Dataset["business"], year: number): Problem[] {
  const most = year - value.founded + yearsBefore;
  return Object.entries(value.facts).flatMap(([name, text]) => {
    const years =
      /^years|yearsInBusiness/i.test(name) &&
      /^(?:over |more than )?(\d+)\s*\+?(?: years)?$/i.exec(text)?.[1];
    if (!years || Number(years) <= most || value.founded > year) return [];
    return doubtful(
      `"${name}" is ${text}, but the firm began in ${value.founded}, ${year - value.founded} years ago.`,
      "Write what is true, here or under founded.",
      { file, pointer: `/facts/${name}` },
    );
  });
}

function doubtful(message: string, hint: string, place: DataPlace): Problem {
  return asWarning({ code: "invalid-value", message, hint, place });
}
