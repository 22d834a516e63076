/** Names of elements of HTML, as a choice of a pattern. */
export const elements =
  "a|abbr|article|aside|b|big|blockquote|body|br|button|center|code|del|div|dl|em|embed|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|li|link|main|mark|meta|nav|ol|p|picture|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|title|tr|u|ul|video|wbr";
/** Attributes without a value are few, and "a <b and c> d" has none. */
export const attributes =
  "(?:\\s+(?:[\\w:-]+\\s*=\\s*(?:\"[^\"<>]*\"|'[^'<>]*'|[^\\s\"'<>]+)|async|defer|disabled|checked|required|hidden|controls|allowfullscreen))*";
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  copy: "©",
  reg: "®",
  trade: "™",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  deg: "°",
  middot: "·",
  bull: "•",
  times: "×",
  frac12: "½",
  eacute: "é",
  ntilde: "ñ",
};

/** `amp` → `&`, `#233` → `é`; undefined for a name that is rare. */
export function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return entities[name];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
