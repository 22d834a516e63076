import type { ListedSubject, Thing } from "../subject.ts";
import { type Office, type OfficeProps, officeFields } from "./fields.ts";

export const officeSubject: ListedSubject<Thing & { readonly value: Office }, OfficeProps> = {
  schema: officeFields,
  isListed: true,
  location: { folder: "offices", depth: 1 },
  examplePath: "/offices/{office}",
  slugs: ({ slug }) => ({ office: slug }),
  valueNames: ["name"],
  values: ({ value: { name, street, phone } }) => ({ name, street, ...(phone && { phone }) }),
  head: ({ picture }) => ({ image: picture }),
  placeName: ({ value }) => value.locality,
  nameValue: "name",
  updatedOn: ({ value }) => value.updatedOn,
};
