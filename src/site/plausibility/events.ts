import type { Event } from "../../kinds/event/fields.ts";
import type { Dataset } from "../../loader/load.ts";
import { asError, invalidValue, type Problem } from "../../problem.ts";

/** Events that end before they start, and times that search engines cannot read because the data names no time zone. */
export function eventProblems({ all, business }: Pick<Dataset, "all" | "business">): Problem[] {
  const [first, ...others] = all.event.map(({ file }) => ({ file, pointer: "/startsAt" }));
  const zoneless: Problem[] =
    first && business.value.timeZone === undefined
      ? [
          asError({
            code: "missing-field",
            message: "The time of an event needs a time zone, and business.yaml names none.",
            hint: "Add the line timeZone: to business.yaml, with continent and city, for example timeZone: America/Chicago.",
            place: first,
            ...(others.length > 0 && { related: others }),
          }),
        ]
      : [];
  return [...zoneless, ...all.event.flatMap(({ file, value }) => orderProblem(file, value as Event) ?? [])];
}

function orderProblem(file: string, { startsOn, startsAt, endsOn, endsAt }: Event): Problem | undefined {
  const isReversed = endsOn < startsOn || (endsOn === startsOn && endsAt !== undefined && endsAt <= startsAt);
  if (!isReversed) return undefined;
  const [end, start] = endsOn < startsOn ? [endsOn, startsOn] : [endsAt, startsAt];
  const field = endsOn < startsOn ? "endsOn" : "endsAt";
  return invalidValue(
    `The event ends at ${end}, but starts at ${start}.`,
    `Write the right ${field === "endsOn" ? "day" : "time"} here, or under ${field.replace("ends", "starts")}.`,
    { file, pointer: `/${field}` },
  );
}
