/** A time of the day that a text names. */
export interface NamedTime {
  /** As they stand in the text. */
  words: string;
  /** As `17:30`. */
  time: string;
  /** Where they stand. */
  at: number;
}

const named = /\b(\d{1,2})(?::(\d\d))? ?([ap])(?:m\b|\.m\.)|\b(noon|midnight)\b/gi;

/** `5 PM`, `5:30 p.m.` and `noon`, in order. */
export function timesIn(text: string): NamedTime[] {
  return [...text.matchAll(named)].map(
    ({ 0: words, 1: hour = "12", 2: minute = "00", 3: half, 4: name, index }) => {
      const isAfternoon = (half ?? (name?.toLowerCase() === "noon" ? "p" : "a")).toLowerCase() === "p";
      const hours = (Number(hour) % 12) + (isAfternoon ? 12 : 0);
      return { words, time: `${String(hours).padStart(2, "0")}:${minute}`, at: index };
    },
  );
}
