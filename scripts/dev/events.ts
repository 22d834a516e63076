/** Messages between the development server and the pages that are open, over Vite's socket. */
export const devEvents = {
  /** A page asks what is wrong at the moment. */
  hello: "site:hello",
  /** What is wrong with the data: `ShownProblem[]`, empty when it is right again. */
  problems: "site:problems",
  /** What is still to be written: `ShownGap[]`, empty when nothing is. */
  gaps: "site:gaps",
  /** Texts can be edited in the page. */
  editable: "site:editable",
  /** The data changed and is right: pages read what they show again. */
  update: "site:update",
  /** Path of the style sheet of the data, which changed. */
  theme: "site:theme",
} as const;

/** Path of the style sheet of the data. */
export const themePath = "/theme.css";

/** A problem as the overlay shows it. */
export interface ShownProblem {
  code: string;
  message: string;
  hint?: string;
  /** `file:line:column`, relative to the working directory, as editors open it. */
  place?: string;
  /** The other places of the same cause, in the same form. */
  related: string[];
  frame: FrameLine[];
}

/** A line of the file around a problem. */
export interface FrameLine {
  number: number;
  text: string;
  /** Where in the line the problem is, in characters from 0; on its own line only. */
  mark?: { start: number; end: number };
}

/** A value that is still to be written. */
export interface ShownGap {
  /** What pages show in its place. */
  mark: string;
  /** `file:line:column`, as that of a problem. */
  place: string;
  /** What is to be written. */
  advice: string;
}
