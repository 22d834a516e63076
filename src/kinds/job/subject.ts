import type { ListedSubject, Thing } from "../subject.ts";
import { type Job, type JobProps, jobFields } from "./fields.ts";

export const jobSubject: ListedSubject<Thing & { readonly value: Job }, JobProps> = {
  schema: jobFields,
  isListed: true,
  term: { from: "postedOn", through: "validThrough" },
  location: { folder: "jobs", depth: 1 },
  examplePath: "/jobs/{job}",
  slugs: ({ slug }) => ({ job: slug }),
  valueNames: ["title", "summary"],
  values: ({ value: { title, summary } }) => ({ title, summary }),
  nameValue: "title",
  updatedOn: ({ value }) => value.updatedOn,
};
