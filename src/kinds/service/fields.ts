import {
  group,
  image,
  integer,
  line,
  list,
  optional,
  type Resolved,
  type Static,
  target,
  text,
} from "../../fields/index.ts";

export const serviceFields = group("A service the firm sells.", {
  title: line("Name of the service.", "Roof repair"),
  shortTitle: optional(line("Name for narrow lists.", "Repair")),
  description: line("One or two sentences.", "Leaks found and closed in a day."),
  features: list("What belongs to it.", line("A feature.", "Flashing renewed"), {
    minItems: 1,
    examples: [["Flashing renewed"]],
  }),
  image: image("Picture of the service.", "roof-repair"),
  page: target("Path of the page about the service.", "/roof-repair"),
  order: integer("Place in lists, 1 first.", 1, { minimum: 1, maximum: 10000 }),
  serviceType: text("Words for search engines.", "Roof repair"),
});

export type Service = Static<typeof serviceFields>;
/** As its page gets it. */
export type ServiceProps = Resolved<typeof serviceFields>;
