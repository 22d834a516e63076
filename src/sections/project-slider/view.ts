import { line, type Resolved, section } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "project-slider",
  "The pictures of a project, one at a time.",
  {
    heading: line("Heading of the section.", "Why us"),
    previous: line("Button to the picture before.", "Previous picture"),
    next: line("Button to the next picture.", "Next picture"),
    counter: line("Counter; {n} and {total} are replaced.", "{n} / {total}", { fills: ["n", "total"] }),
    dot: line("Button to one picture; {n} and {total} are replaced.", "Picture {n} of {total}", {
      fills: ["n", "total"],
    }),
    beforeLabel: line("Tag of a picture before.", "Before"),
    afterLabel: line("Tag of a picture after.", "After"),
    illustration: line("Caption of drawings.", "Illustration"),
  },
  { needs: "project" },
);

export function view(_: Resolved<typeof fields>, { project }: PageContext) {
  const { slides, illustrated = false } = project?.props ?? {};
  return slides && { slides, isIllustrated: illustrated };
}
