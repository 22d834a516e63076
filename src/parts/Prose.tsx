import type { Prose as ProseText } from "../fields/summaries.ts";
import { Anchor } from "./Anchor.tsx";
import { unbroken } from "./unbroken.tsx";

/** Running text with its links and emphasis, for use inside a paragraph or list item. */
export function Prose({ text }: { text: ProseText }) {
  if (typeof text === "string") return unbroken(text);
  return text.map((piece, index) => {
    // Pieces of a text never move, and the same words may stand twice.
    const key = `${index}`;
    if (typeof piece === "string") return unbroken(piece);
    if ("strong" in piece) return <strong key={key}>{unbroken(piece.strong)}</strong>;
    return (
      <Anchor key={key} to={piece.to}>
        {piece.label}
      </Anchor>
    );
  });
}

/** A paragraph, or nothing where the text is absent. */
export function Paragraph({
  text,
  className,
}: {
  text: ProseText | undefined;
  className?: string | undefined;
}) {
  if (!text) return null;
  return (
    <p className={className}>
      <Prose text={text} />
    </p>
  );
}
