import { shared } from "./detached.ts";

/** Elements that stand within a line; all others begin a new one. */
/** Elements that stand within a line of text. */
export const inlineElements = new Set(
  "a abbr b bdi cite code em i mark small span strong sub sup time wbr".split(" "),
);

/** Elements whose content is not read. */
export const unread: ReadonlySet<string> = new Set(["script", "style", "template", "svg", "noscript"]);

/** An element that opens or closes, and how deep in the document it stands. */
export interface ElementAt {
  name: string;
  attributes: Readonly<Record<string, string>>;
  depth: number;
}

/**
 * Which part of an element's text counts: what one sees; what is read out, with the alternative texts of pictures; or
 * all that is written.
 */
export type Voice = "visible" | "spoken" | "written";

/** A text that grows while its element is open. */
export class TextReader {
  private text = "";
  private endsInSpace = false;
  /** Depth of the element within, or of the element itself, that does not count; undefined while all counts. */
  private skippedFrom: number | undefined;

  constructor(private readonly voice: Voice) {}

  open({ name, attributes, depth }: ElementAt): void {
    if (this.skippedFrom !== undefined || this.voice === "written") return;
    if (unread.has(name) || (this.voice === "visible" && isHidden(name, attributes)))
      this.skippedFrom = depth;
    else if (name === "img") this.add(` ${attributes.alt ?? ""} `);
    else this.space(name);
  }

  add(text: string): void {
    if (this.skippedFrom !== undefined) return;
    this.text += text;
    this.endsInSpace = false;
  }

  close({ name, depth }: ElementAt): void {
    if (this.skippedFrom === depth) this.skippedFrom = undefined;
    else if (this.skippedFrom === undefined && this.voice !== "written") this.space(name);
  }

  /** As it is written. */
  raw(): string {
    return this.text;
  }

  /** On one line. */
  line(): string {
    return shared(oneLine(this.text));
  }

  /** What begins a new line keeps the words before and after it apart. */
  private space(name: string): void {
    if (this.endsInSpace || inlineElements.has(name)) return;
    this.text += " ";
    this.endsInSpace = true;
  }
}

function isHidden(name: string, { class: classes, hidden }: Record<string, string>): boolean {
  const isForReaders = classes?.includes("visually-hidden") && classes.split(" ").includes("visually-hidden");
  return isForReaders || hidden !== undefined || name === "img";
}

export function oneLine(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}
