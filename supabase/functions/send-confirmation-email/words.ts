/** Running text: plain, or in pieces where it holds links and emphasis. */
export type Prose = string | (string | { label: string; to: string } | { strong: string })[];

/** The words and colors of the mail, made from data/. {workType}, and in the greeting and summary {firstName} and {lastName}, stand for the visitor's. */
export interface MailWords {
  /** BCP 47 tag. */
  language: string;
  /** Mailboxes (RFC 5322) that the mail comes from and that answers go to; without the second, to the first. */
  from: string;
  replyTo?: string;
  subject: string;
  /** Shown by mail programs behind the subject. */
  preheader: string;
  greeting: string;
  /** In place of the greeting where the name cannot be printed; empty where there is none. */
  plainGreeting: string;
  paragraphs: Prose[];
  summary: { label: string; value: string }[];
  links: { label: string; to: string }[];
  closing: string;
  signature: string;
  footer: string[];
  /** What the form calls each type of work, by its value. */
  workTypes: Record<string, string>;
  colors: Record<
    "page" | "card" | "band" | "onBand" | "accent" | "ink" | "inkSoft" | "link" | "tint" | "line",
    string
  >;
}
