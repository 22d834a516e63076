import type { FormField, PageFacts } from "../../../read-build/page-facts.ts";
import type { BarePage, BarePageRule, Found } from "../../rule.ts";

/** Types of input that name themselves, or are not seen. */
const ownName = new Set(["hidden", "submit", "reset"]);

export const pageControlName: BarePageRule = {
  id: "page/control-name",
  needs: "pages",
  severity: "warning",
  checks: "Every form field has a label, and every button has text.",
  why: "Without these, screen readers and tools that fill in forms cannot tell what the control is for.",
  fix: "Add a label to the field, or text or an aria-label to the button.",
  source: "lighthouse",
  *page(page) {
    yield* namelessFields(page);
    for (const { text, region, start } of page.facts.buttons)
      if (text === "")
        yield { message: `A button of ${page.path} (in ${region}) says nothing.`, cause: region, at: start };
  },
};

function* namelessFields({ path, facts }: BarePage): Generator<Found> {
  const lost = facts.labels.filter(({ id }) => !facts.ids.has(id));
  for (const field of facts.fields) {
    if (isNamed(field, facts)) continue;
    // A label stands in front of its field.
    const label = lost.findLast(({ start }) => start < field.start);
    if (label) {
      lost.splice(lost.indexOf(label), 1);
      yield lostLabel(path, label, field);
      continue;
    }
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
}

function lostLabel(
  path: string,
  { id: named, text, start }: PageFacts["labels"][number],
  field: FormField,
): Found {
  const { id } = field.attributes;
  const behind = `the field <${field.element}>${id ? ` "${id}"` : ""} behind it`;
  return {
    message: `The label "${text}" on ${path} is for "${named}", an id that nothing has, so that ${behind} has no label.`,
    cause: named,
    fix: id
      ? `Build the site again, or add for="${id}" to the label.`
      : `Build the site again, or add id="${named}" to the field.`,
    at: start,
  };
}

function isNamed({ attributes, isWrapped }: FormField, { labels }: PageFacts): boolean {
  const {
    type = "text",
    id = "",
    title,
    alt,
    value,
    "aria-label": label,
    "aria-labelledby": labelledBy,
  } = attributes;
  const said = [title, label, labelledBy, type === "image" ? alt : type === "button" ? value : undefined];
  return (
    isWrapped ||
    ownName.has(type) ||
    labels.some((label) => label.id === id) ||
    said.some((text) => text?.trim())
  );
}
