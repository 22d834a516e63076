import { button, line, list, ref, section } from "../../fields/index.ts";

export const fields = section("project-cards", "Some projects with the words of their customers.", {
  heading: line("Heading of the section.", "Why us"),
  projects: list("The projects, in order.", ref("project"), { minItems: 1, examples: [["barn-roof"]] }),
  linkLabel: line("Words of each link; {title} is replaced.", "See {title}", { fills: ["title"] }),
  illustration: line("Caption of drawings.", "Illustration"),
  button: button,
});
