import { useEffect } from "react";
import type { PageWords } from "../fields/summaries.ts";
import { Paragraph } from "../parts/Prose.tsx";

/** What visitors see when the application fails: the words of the data, never a stack, which goes to the console. */
export function ErrorScreen({ words, error }: { words: PageWords; error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <section className="band plain error-screen">
      <div className="wrap">
        <h1>{words.error.heading}</h1>
        <Paragraph text={words.error.text} className="lead" />
      </div>
    </section>
  );
}
