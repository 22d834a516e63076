import type { ListedSubject, Thing } from "../subject.ts";
import { type Member, type MemberProps, memberFields } from "./fields.ts";

export const memberSubject: ListedSubject<Thing & { readonly value: Member }, MemberProps> = {
  schema: memberFields,
  isListed: true,
  location: { folder: "team", depth: 1 },
  examplePath: "/team/{member}",
  slugs: ({ slug }) => ({ member: slug }),
  valueNames: ["name", "role"],
  values: ({ value: { name, role } }) => ({ name, role }),
  head: ({ picture }) => ({ image: picture }),
  nameValue: "name",
  updatedOn: ({ value }) => value.updatedOn,
};
