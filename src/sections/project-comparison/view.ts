import { line, optional, type Resolved, section } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "project-comparison",
  "Pairs of before and after of a project, where it has them.",
  {
    heading: line("Heading of the section.", "Why us"),
    beforeLabel: line("Tag of the picture before.", "Before"),
    afterLabel: line("Tag of the picture after.", "After"),
    previous: line("Button to the pair before.", "Previous pair"),
    next: line("Button to the next pair.", "Next pair"),
    counter: line("Counter; {n} and {total} are replaced.", "{n} / {total}", { fills: ["n", "total"] }),
    handle: line("What a screen reader says for the handle.", "Share of the picture after"),
    handleValue: optional(
      line(
        "What a screen reader says for how far the handle is moved; {n} is the share of the picture after, in percent. Without it, {n}%.",
        "{n}% of the picture after",
        { fills: ["n"] },
      ),
    ),
  },
  { needs: "project" },
);

export function view(_: Resolved<typeof fields>, { project }: PageContext) {
  const { pairs, illustrated = false } = project?.props ?? {};
  return pairs && { pairs, isIllustrated: illustrated };
}
