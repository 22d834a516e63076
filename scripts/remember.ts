/** The same function, that remembers its latest answers, at most as many as said; then it begins anew. */
export function remember<Answer>(
  answer: (question: string) => Answer,
  mostAnswers = 10_000,
): (question: string) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const given = known.get(question);
    if (given !== undefined || known.has(question)) return given as Answer;
    const found = answer(question);
    if (known.size >= mostAnswers) known.clear();
    known.set(question, found);
    return found;
  };
}
