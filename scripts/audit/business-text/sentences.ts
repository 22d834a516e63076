import { remember } from "../../remember.ts";

/** Abbreviations behind which a sentence goes on; the second ones before a number alone: "No." is also an answer. */
const abbreviated = "Dr|[Ee]xp|[Ll]ic|Mr|Mrs|Ms|Mt|St";
const beforeNumber = "[Aa]pprox|[Cc]a|[Ee]st|[Nn]o|[Nn]r|[Pp]h|[Rr]eg|[Tt]el";
const end = new RegExp(
  `(?<=[.!?]["”)]?)(?<!\\b(?:${abbreviated})\\.)(?<!\\b(?:${beforeNumber})\\.(?=\\s+#?\\d{3}))\\s+(?=["“(]?[\\p{Lu}\\d])`,
  "u",
);

/** The sentences of a text. An abbreviation with a point may end one too early. Several rules ask for those of one text, and most texts come on many pages. */
export const sentencesOf = remember((text): readonly string[] => text.split(end), 1000);
