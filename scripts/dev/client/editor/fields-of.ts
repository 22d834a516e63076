import type { ValuePlace } from "../../editing/messages.ts";
import { type Field, linkField, textField } from "./fields.ts";
import { PictureField } from "./picture-field.ts";
import { isSame, valueOfAttribute } from "./shown-page.ts";

/** Attributes that are texts, as people call them. */
const attributeLabels = {
  alt: "What it shows, for people who cannot see it",
  placeholder: "Example in the empty field",
  "aria-label": "What it is, for people who cannot see it",
};

/** Where a link leads, where it says so itself. */
export function linkFields(link: HTMLAnchorElement, label: ValuePlace): Field[] {
  const to = valueOfAttribute(link, "href");
  return to && !isSame(to, label) ? [linkField(to, link.pathname)] : [];
}

/** What is typed in the panel about a picture, a field or choice of a form, or a drawing; undefined for a text of the page. */
export function fieldsOf(target: Element): Field[] | undefined {
  if (target.matches("img, input, textarea")) return attributeFields(target);
  if (target.matches("select")) return plainFields([...target.querySelectorAll("option")], "Choice");
  if (target.matches("svg *") && !target.matches("[data-site-value]"))
    return plainFields([...target.querySelectorAll(":scope > title")], "Name");
  return undefined;
}

/** Texts that stand where nothing can be typed: choices of a form, tips of a drawing. */
function plainFields(holders: readonly Element[], label: string): Field[] {
  const values = holders.flatMap(
    (one) => valueOfAttribute(one, "text") ?? valueOfAttribute(one, "value") ?? [],
  );
  return values.map((value) => textField(label, value));
}

/** A picture, or a field of a form: what its attributes say. */
function attributeFields(target: Element): Field[] {
  const fields = Object.entries(attributeLabels).flatMap(([name, label]) => {
    const value = valueOfAttribute(target, name);
    return value ? textField(label, value) : [];
  });
  const src = valueOfAttribute(target, "src");
  return src ? [...fields, new PictureField(src, attributeLabels.alt, fields)] : fields;
}

/** Title and description, which the page itself does not show. */
export function headFields(): Field[] {
  const [title, description] = [
    ["title", "text"],
    ['meta[name="description"]', "content"],
  ].map(([tag = "", attribute = ""]) => {
    const found = document.querySelector(tag);
    return found ? valueOfAttribute(found, attribute) : undefined;
  });
  return [
    ...(title ? [textField("Title in search results", title)] : []),
    ...(description ? [textField("Description in search results", description)] : []),
  ];
}
