import { createContext, useContext } from "react";
import type { PageWords } from "../fields/summaries.ts";

const WordsContext = createContext<PageWords | undefined>(undefined);

export const WordsProvider = WordsContext.Provider;

/** Words of the page that are not part of a section. Throws outside a page. */
export function useWords(): PageWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error("Words are read outside a page");
  return words;
}
