import { remember } from "../../remember.ts";

/** The sentences of a text. An abbreviation with a point may end one too early, if it is not that before a name. Several rules ask for those of one text, and most texts come on many pages. */
export const sentencesOf = remember(
  (text): readonly string[] =>
    text.split(/(?<=[.!?]["”)]?)(?<!\b(?:Dr|[Ee]xp|Mr|Mrs|Ms|Mt|St)\.)\s+(?=["“(]?[\p{Lu}\d])/u),
  1000,
);
