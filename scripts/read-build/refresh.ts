/** What a refresh tag asks browsers for: the page again, or another address where it names one. */
export interface Refresh {
  seconds: number;
  target?: string;
}

/** Reads the content of a refresh tag as browsers do (HTML Standard, shared declarative refresh steps). */
export function readRefresh(content: string): Refresh {
  const [, seconds = "", target] =
    /^\s*([\d.]*)\s*(?:[;,]?\s*(?:url\s*=\s*)?["']?([^"']+))?/i.exec(content) ?? [];
  return {
    seconds: Number.parseFloat(seconds) || 0,
    ...(target?.trim() && { target: target.trim() }),
  };
}
