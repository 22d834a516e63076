import { Fragment } from "react";

/** Words with an email address in them, which may break behind its sign. */
export function Address({ text }: { text: string }) {
  return text.split("@").map((piece, index) => (
    // Pieces of a text never move, and the same words may stand twice.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && "@"}
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
