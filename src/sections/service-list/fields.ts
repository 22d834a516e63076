import { flag, group, line, list, optional, prose, ref, section, target } from "../../fields/index.ts";

export const fields = section("service-list", "Services as a ruled list.", {
  heading: line("Heading of the section.", "Why us"),
  text: optional(prose("Text under the heading.", "We sand first.")),
  services: list("The services, in order.", ref("service"), { minItems: 1, examples: [["roof-repair"]] }),
  link: optional(
    group("The same link for every service; without it each name links to its page.", {
      label: line("Words of the link.", "Get a quote"),
      to: target(),
    }),
  ),
  showFeatures: optional(flag("Lists the features of each service in place of its description.", true)),
  namesOnly: optional(
    flag("Lists the names alone, without what each service is: for a page that is one of many.", true),
  ),
});
