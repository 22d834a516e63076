import type { ListedSubject, Thing } from "../subject.ts";
import { type Event, type EventProps, eventFields } from "./fields.ts";

export const eventSubject: ListedSubject<Thing & { readonly value: Event }, EventProps> = {
  schema: eventFields,
  isListed: true,
  term: { from: "announcedOn", through: "endsOn" },
  location: { folder: "events", depth: 1 },
  examplePath: "/events/{event}",
  slugs: ({ slug }) => ({ event: slug }),
  valueNames: ["title", "summary"],
  values: ({ value: { title, summary } }) => ({ title, summary }),
  nameValue: "title",
  updatedOn: ({ value }) => value.updatedOn,
};
