import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { parseDocument, visit } from "yaml";
import { root } from "./support/data-folder.ts";

/** Spellings of British English, by the letters that betray them. */
const british =
  /\b(storeys?|grey(s|ed|ish)?|colour\w*|neighbour\w*|favour\w*|harbour\w*|labour\w*|honour\w*|behaviour\w*|centre[sd]?|metres?|kerbs?|licence[sd]?|tyres?|cheques?|programmes?|mould\w*|ageing|plough\w*|jewellery|aluminium|draughts?|catalogues?|whilst|amongst|learnt|(mis)?spelt|dreamt|travell(ed|er|ers|ing)|cancell(ed|ing)|labell(ed|ing)|modell(ed|ing)|(organ|real|recogn|apolog|custom|minim|maxim|special|final|summar|prior|util|author|normal|initial|serial|capital|optim)is(e[sd]?|ing|ation)|towards|afterwards|forwards|backwards|per cent|tarmac|pavements?|skirting boards?|letting agents?|whitewash)\b/i;

/** Phrases that were seen here and that no American contractor would say. */
const stilted =
  /\b(until the result is there|fill(s|ed|ing)? in the form|coming free|comes free|term time|gone round|in turns|without obligation|by the rules of|kind regards|in the matter of|is borne|stands? in the way|the firm|our firm|in case of need|at the latest|already today|so-called|moves the number|typing error|get(s|ting)? this email because|refit(s|ted|ting)?|(older|younger) than (19|20)\d\d|from before (19|20)\d\d|license \{licenseNumber\} of the|become(s)? hard|can mostly|have dried|gets? at it|permit (work|matter)|take(s|ing)? a permit|(vans?|trucks?|cars?) may stand|second world war|weather allowing|(painting|removal) in detail|with a zip|look-ups?|mail program|agree on a time|work by the|old or not so old|hold the same links|of average size)\b/i;

/** Fields that tests misname in the British way. */
const misnamed = /colours?(?=: (red|Can)|&quot;|" is not)|instead of colours/g;
/** The list itself. */
const foreign = /words\.test\.ts$/;

/** Names that are spelled so: Huntington Harbour, the Fox Fullerton Theatre. */
const names = /\bHarbour\b|\b[A-Z]\w+ Theatre\b|Lead-Safe Certified Firm/g;

/** Every text of a folder of YAML files, with its file. */
function texts(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) => {
      const file = join(folder, name);
      const found: { file: string; text: string }[] = [];
      visit(parseDocument(readFileSync(file, "utf8")), {
        Scalar: (key, { value }) => {
          if (key !== "key" && typeof value === "string" && value.includes(" "))
            found.push({ file: relative(root, file), text: value.replaceAll(names, "") });
        },
      });
      return found;
    });
}

it.each(["data", "scripts/edit/init/starter"])(
  "%s speaks American English, the way people speak it",
  (folder) => {
    const found = texts(join(root, folder)).flatMap(({ file, text }) =>
      [british, stilted].flatMap((list) => {
        const match = list.exec(text);
        return match
          ? [`${file}: ${match[0]} in “${text.slice(Math.max(0, match.index - 30), match.index + 40)}”`]
          : [];
      }),
    );
    expect(found).toEqual([]);
  },
);

it.each([
  "src",
  "scripts",
  "tests",
  "supabase",
  "README.md",
  "EDITING.md",
  "OPERATING.md",
  "CONTRIBUTING.md",
])("%s is written in American English", (place) => {
  const found = sourcesOf(join(root, place)).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const match = british.exec(line.replaceAll(misnamed, "").replaceAll(names, ""));
        return match ? [`${relative(root, file)}:${index + 1} ${match[0]}`] : [];
      }),
  );
  expect(found).toEqual([]);
});

/** A file, or the files with our words in a folder. */
function sourcesOf(place: string): string[] {
  if (place.endsWith(".md")) return [place];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|mjs|css|json|ya?ml|sql|txt|snap)$/.test(name) && !foreign.test(name))
    .map((name) => join(place, name));
}
