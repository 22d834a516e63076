import type { Rule } from "../rule.ts";
import { cityDestination } from "./city/destination.ts";
import { cityFactRendered } from "./city/fact-rendered.ts";
import { cityFacts } from "./city/facts.ts";
import { cityOddAnswer } from "./city/odd-answer.ts";
import { cityPlaceOfTwo } from "./city/place-of-two.ts";
import { citySaidFacts } from "./city/said-facts.ts";
import { cityThin } from "./city/thin.ts";
import { cityWrongPlace } from "./city/wrong-place.ts";
import { pageRedundant } from "./page/redundant.ts";
import { setMaskedDup } from "./set/masked-dup.ts";
import { setMean } from "./set/mean.ts";
import { setOutlineDup } from "./set/outline-dup.ts";
import { setRawDup } from "./set/raw-dup.ts";
import { setUniqueWords } from "./set/unique-words.ts";
import { textCopied } from "./text/copied.ts";

/** Pages that are too much alike, and city pages without anything of their own. */
export const samenessRules: readonly Rule[] = [
  setRawDup,
  setMaskedDup,
  setOutlineDup,
  setMean,
  setUniqueWords,
  cityFacts,
  cityThin,
  textCopied,
  cityFactRendered,
  cityWrongPlace,
  citySaidFacts,
  cityOddAnswer,
  cityDestination,
  cityPlaceOfTwo,
  pageRedundant,
];
