import { counted } from "../../../../src/loader/counted.ts";
import { defineSetRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";
import { type Length, localLength, thinPages } from "../../thin-pages.ts";
import { mainLength } from "../../words.ts";

export const textThin = defineSetRule<Length>({
  id: "text/thin",
  severity: "warning",
  checks: "No city, service, or landing page is much shorter than the others of its type.",
  why: "A page that says half as much as its siblings is unfinished and answers nobody who searches for it.",
  fix: "Cover what the others cover: the work, the houses, the steps, the prices.",
  source: "google-spam",
  note: ({ path, expected, facts }, { site }) =>
    expected.isIndexed
      ? { type: expected.props.type, words: mainLength(facts), ...localLength(cityOf(site, path)) }
      : undefined,
  *set(lengths) {
    for (const [path, { type, words, usual, isLanding, isLocal }] of thinPages(lengths))
      if (isLanding)
        yield {
          message: `The ${isLocal ? "local text" : "text"} of ${path} has ${counted(words, "word")}; the pages of type ${type} usually have ${usual}.`,
          path,
        };
  },
});
