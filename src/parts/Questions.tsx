import type { Prose as ProseText } from "../fields/summaries.ts";
import { Paragraph } from "./Prose.tsx";

interface QuestionsProps {
  /** Questions of the same group close each other. */
  group: string;
  items: { question: string; answer: ProseText }[];
}

/** Questions that unfold their answers, one at a time. */
export function Questions({ group, items }: QuestionsProps) {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question} name={group}>
          <summary>{question}</summary>
          <Paragraph text={answer} />
        </details>
      ))}
    </div>
  );
}
