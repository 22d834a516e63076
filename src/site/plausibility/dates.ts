import type { Review } from "../../kinds/review/fields.ts";
import type { Entity } from "../../loader/entity.ts";
import type { Dataset } from "../../loader/load.ts";
import type { DataPlace, Problem, Severity } from "../../problem.ts";

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
    ...pages.flatMap(({ file, value: { article } }) => {
      const { publishedOn, modifiedOn } = article ?? {};
      const isBackwards = publishedOn !== undefined && modifiedOn !== undefined && modifiedOn < publishedOn;
      return [
        ...impossible(file, "/article/publishedOn", publishedOn, latest),
        ...impossible(file, "/article/modifiedOn", modifiedOn, latest),
        ...(isBackwards
          ? [
              problem(
                "error",
                `The article was changed on ${modifiedOn}, before it was published on ${publishedOn}.`,
                `Write the day of the last change, or remove modifiedOn.`,
                { file, pointer: "/article/modifiedOn" },
              ),
            ]
          : []),
      ];
    }),
  ];
}

function impossible(file: string, pointer: string, date: string | undefined, latest: string): Problem[] {
  if (date === undefined || date >= firstPageDay) return ahead(file, pointer, date, latest);
  const message = `On ${date} there were no web pages yet.`;
  return [problem("error", message, "Write the day on which it happened.", { file, pointer })];
}

function ahead(file: string, pointer: string, date = "", latest: string): Problem[] {
  if (date <= latest) return [];
  const message = `${date} is a day that is still to come.`;
  return [problem("error", message, "Write the day on which it happened.", { file, pointer })];
}

function yearProblems({ business, projects }: Dataset, year: number): Problem[] {
  const { founded, copyrightYear } = business.value;
  const place = (pointer: string): DataPlace => ({ file: business.file, pointer });
  const problems: Problem[] = [];
  if (founded > year)
    problems.push(
      problem(
        "error",
        `The firm is founded in ${founded}, which is still to come.`,
        "Write the year of foundation.",
        place("/founded"),
      ),
    );
  // Some change it in December already.
  if (copyrightYear > year + 1)
    problems.push(
      problem(
        "error",
        `The copyright year ${copyrightYear} is still to come.`,
        `Write copyrightYear: ${year}.`,
        place("/copyrightYear"),
      ),
    );
  else if (copyrightYear < founded && founded <= year)
    problems.push(
      problem(
        "error",
        `The copyright year ${copyrightYear} is before the firm began in ${founded}.`,
        `Write copyrightYear: ${year}.`,
        place("/copyrightYear"),
      ),
    );
  return [
    ...problems,
    ...projects.flatMap((project) => projectProblem(project, founded, year)),
    ...experienceProblems(business, year),
  ];
}

function projectProblem({ file, value }: Entity<{ year: number }>, founded: number, year: number): Problem[] {
  const place = { file, pointer: "/year" };
  if (value.year > year)
    return [
      problem(
        "error",
        `The project was completed in ${value.year}, which is still to come.`,
        "Write the year of completion.",
        place,
      ),
    ];
  if (value.year >= founded || founded > year) return [];
  const message = `The project was completed in ${value.year}, before the firm began in ${founded}.`;
  return [problem("warning", message, "Correct the year here, or founded: in business.yaml.", place)];
}

/** Facts such as `yearsInBusiness: 50+` of a firm that is younger. */
function experienceProblems({ file, value }: Dataset["business"], year: number): Problem[] {
  const most = year - value.founded + yearsBefore;
  return Object.entries(value.facts).flatMap(([name, text]) => {
    const years =
      /^years|yearsInBusiness/i.test(name) &&
      /^(?:over |more than )?(\d+)\s*\+?(?: years)?$/i.exec(text)?.[1];
    if (!years || Number(years) <= most || value.founded > year) return [];
    const message = `"${name}" is ${text}, but the firm began in ${value.founded}, ${year - value.founded} years ago.`;
    return [
      problem("warning", message, `Write what is true, here or under founded.`, {
        file,
        pointer: `/facts/${name}`,
      }),
    ];
  });
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function problem(severity: Severity, message: string, hint: string, place: DataPlace): Problem {
  return { code: "invalid-value", severity, message, hint, place };
}
