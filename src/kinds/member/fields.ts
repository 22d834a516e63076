import {
  date,
  group,
  image,
  integer,
  line,
  list,
  optional,
  prose,
  type Resolved,
  type Static,
  sample,
  text,
} from "../../fields/index.ts";

export const memberFields = group("A person of the team. The file name is the slug.", {
  name: text("Name as visitors read it.", "Ann Maple", { maxLength: 100 }),
  role: line("What the person does.", "Head roofer"),
  order: integer("Place in lists, 1 first.", 1, { minimum: 1, maximum: 10000 }),
  picture: optional(image("Portrait of the person.", "ann-maple")),
  text: optional(prose("One to three sentences about the person.", "She reads a roof from the street.")),
  since: optional(
    integer("Year in which the person joined.", 2012, {
      minimum: 1900,
      maximum: 2100,
      unit: "year",
      draft: "mark",
    }),
  ),
  credentials: optional(
    list("Degrees, licenses and certificates.", line("One of them.", "Certified roof inspector"), {
      minItems: 1,
    }),
  ),
  updatedOn: optional(date()),
  sample,
});

export type Member = Static<typeof memberFields>;
/** As a page gets it. */
export type MemberProps = Resolved<typeof memberFields>;
