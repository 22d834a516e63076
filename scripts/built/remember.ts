/** Most answers that are kept: pages that follow each other ask much the same. */
const mostAnswers = 10_000;

/** The same function, that remembers its latest answers. */
export function remember<Answer>(answer: (question: string) => Answer): (question: string) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const given = known.get(question);
    if (given !== undefined || known.has(question)) return given as Answer;
    const found = answer(question);
    if (known.size === mostAnswers) known.clear();
    known.set(question, found);
    return found;
  };
}
