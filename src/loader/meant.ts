/** What was meant by a value that does not have the form of its field. */
export interface Meant {
  text: string;
  /** True where it can be nothing else. */
  isCertain: boolean;
  /** Goes on behind the text in the sentence that says to write it. */
  behind?: string;
}
