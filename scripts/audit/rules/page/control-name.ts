import type { FormField, PageFacts } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

/** Types of input that name themselves, or are not seen. */
const ownName = new Set(["hidden", "submit", "reset", "button"]);

export const pageControlName: BarePageRule = {
  id: "page/control-name",
  needs: "pages",
  severity: "warning",
  checks: "Every field of a form has a label, and every button words.",
  why: "Without them nobody who listens to the page, or fills in forms by program, knows what it is for.",
  fix: "Write a label for the field, and words or an aria-label for the button.",
  source: "lighthouse",
  *page({ path, facts }) {
    for (const field of facts.fields)
      if (!isNamed(field, facts)) {
        const [key, name] = ["name", "id", "type"]
          .map((one) => [one, field.attributes[one] ?? ""] as const)
          .find(([, value]) => value !== "") ?? ["", ""];
        yield {
          message: `The field <${field.element}> "${name}" on ${path} has no label.`,
          cause: name,
          words: name === "" ? `<${field.element}` : `${key}="${name}"`,
          at: field.start,
        };
      }
    for (const { text, region, start } of facts.buttons)
      if (text === "")
        yield { message: `A button of ${path} (in ${region}) says nothing.`, cause: region, at: start };
  },
};

function isNamed({ attributes, isWrapped }: FormField, { labeledIds }: PageFacts): boolean {
  const {
    type = "text",
    id = "",
    title,
    alt,
    "aria-label": label,
    "aria-labelledby": labelledBy,
  } = attributes;
  const said = [title, label, labelledBy, type === "image" ? alt : undefined];
  return isWrapped || ownName.has(type) || labeledIds.has(id) || said.some((text) => text?.trim());
}
