import type { DocumentFrame } from "./bundle.ts";

/** What is put around every page of one build. */
export interface DocumentParts {
  frame: DocumentFrame;
  language: string;
  sharedHead: string;
}

/** A rendered page → the whole document, by joining: text of a page can never be taken for a mark. */
export function fillFrame(
  { frame, language, sharedHead }: DocumentParts,
  head: string,
  body: string,
): string {
  return `${frame[0]}${language}${frame[1]}${sharedHead}${frame[2]}${head}${frame[3]}${body}${frame[4]}`;
}
