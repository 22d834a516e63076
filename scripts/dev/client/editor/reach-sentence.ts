import type { Reach } from "../../editing/messages.ts";

/** How far a change reaches, in words: `own` is the page that is open, `all` the number of pages. */
export function reachSentence({ pages, isEverywhere }: Reach, own: string, all: number): string {
  if (isEverywhere) return `This changes all ${all} pages, because it is part of the header or the footer.`;
  if (pages.length === 0) return "No page shows another text after this.";
  if (pages.length === 1)
    return pages[0] === own ? "This changes this page only." : `This changes ${pages[0]}.`;
  const others = pages.filter((path) => path !== own).length;
  if (others === pages.length) return `This changes ${others} other pages.`;
  return `This changes this page and ${others} other${others === 1 ? "" : "s"}.`;
}
