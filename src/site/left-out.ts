import type { ContactWord } from "../fields/schema.ts";
import type { Business } from "../kinds/business/fields.ts";
import { entities } from "../kinds/index.ts";
import { schemaAt } from "../loader/unfinished.ts";
import { exampleOf } from "../loader/wording.ts";
import { asError } from "../problem.ts";
import { contactFields, waysOf } from "./contact-ways.ts";
import { countPlaces, type Root } from "./missing.ts";

/** Fields of business.yaml that a firm may leave out, and what speaks of them in texts and links. */
const fields: [names: RegExp, pointer: string][] = [
  [/^(phone|call)$/, "/phone"],
  [/^(textPhone|text)$/, "/textPhone"],
  [/^email$/, "/email"],
  [/^license/, "/license"],
  [/^certification/, "/certifications"],
  [/^street$/, "/address/street"],
  [/^rates$|^[a-z]\w*Rates$/, "/rates"],
];

/** The field of business.yaml that `word` speaks of and that the firm leaves out: one cause for all that does. Where it is a way to reach the firm, its record knows another. */
export function leftOutField(word: string, business?: Business): Root | undefined {
  const [, pointer] = fields.find(([names]) => names.test(word)) ?? [];
  if (pointer === undefined) return undefined;
  const name = pointer.slice(1).replace("/", ".");
  const isWay = Object.values(contactFields).some((field) => field === name);
  const [other] = isWay && business ? waysOf(business) : [];
  return leftOut(name, `Add ${name}:${lineOf(pointer)} to business.yaml`, other);
}

/** The same for a number beside the two, by its short name. */
export function leftOutNumber(id: string): Root {
  return leftOut(
    `number ${id}`,
    `Add one with id: ${id}, purpose: and number: below phones: in business.yaml`,
  );
}

/** `other` is a way to reach the firm that it has. */
function leftOut(name: string, hint: string, other?: ContactWord): Root {
  return {
    key: `left out ${name}`,
    describe: (places) => {
      const words = [
        ...new Set(places.map(({ words: one = "" }) => (/^(?:\{|the )/.test(one) ? one : `the link ${one}`))),
      ];
      const [place] = places;
      return asError({
        code: "missing-field",
        message: `business.yaml has no ${name}, but ${countPlaces(places, "speak")} of it.`,
        hint: `${hint}; or, where there is none, take out ${words.join(" and ")}${other ? `, or put {${contactFields[other]}} and the link ${other} in their place` : ""}.`,
        ...(place && { place }),
      });
    },
  };
}

/** What is written behind the name of a field: an example, or the fields that it has. */
function lineOf(pointer: string): string {
  const schema = schemaAt(entities.business.schema, pointer);
  const { required = [] } = schema?.items ?? schema ?? {};
  const example = exampleOf(schema);
  return example
    ? `${example} with your own value`
    : ` with ${required.map((name) => `${name}:`).join(", ")}`;
}
