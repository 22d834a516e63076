import { entities } from "../kinds/index.ts";
import { schemaAt } from "../loader/unfinished.ts";
import { exampleOf } from "../loader/wording.ts";
import { asError } from "../problem.ts";
import { countPlaces, type Root } from "./missing.ts";

/** Fields of business.yaml that a firm may leave out, and what speaks of them in texts and links. */
const fields: [names: RegExp, pointer: string][] = [
  [/^(textPhone|text)$/, "/textPhone"],
  [/^license/, "/license"],
  [/^certification/, "/certifications"],
  [/^street$/, "/address/street"],
  [/^rates$|^[a-z]\w*Rates$/, "/rates"],
];

/** The field of business.yaml that `word` speaks of and that the firm leaves out: one cause for all that does. */
export function leftOutField(word: string): Root | undefined {
  const [, pointer] = fields.find(([names]) => names.test(word)) ?? [];
  if (pointer === undefined) return undefined;
  const name = pointer.slice(1).replace("/", ".");
  return leftOut(name, `Add ${name}:${lineOf(pointer)} to business.yaml`);
}

/** The same for a number beside the two, by its short name. */
export function leftOutNumber(id: string): Root {
  return leftOut(
    `number ${id}`,
    `Add one with id: ${id}, purpose: and number: below phones: in business.yaml`,
  );
}

function leftOut(name: string, hint: string): Root {
  return {
    key: `left out ${name}`,
    describe: (places) => {
      const words = [
        ...new Set(places.map(({ words: one = "" }) => (/^(?:\{|the )/.test(one) ? one : `the link ${one}`))),
      ];
      const [place] = places;
      return asError({
        code: "missing-field",
        message: `business.yaml has no ${name}, but ${countPlaces(places)} ${places.length === 1 ? "speaks" : "speak"} of it.`,
        hint: `${hint}; or, where there is none, take out ${words.join(" and ")}.`,
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
