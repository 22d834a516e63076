import { useWords } from "./words.ts";

/** Says of a record that is only a sample that it is one; nothing for a real one. */
export function SampleTag({ of }: { of: { sample?: boolean } | undefined }) {
  const { sample } = useWords();
  return of?.sample ? <span className="tag sample-tag">{sample}</span> : null;
}
