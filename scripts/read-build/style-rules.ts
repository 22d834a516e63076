/** A rule of a style sheet that holds on every screen. */
export interface StyleRule {
  selector: string;
  declarations: Map<string, string>;
}

/** What a style sheet says: rules for every screen, and the selectors of those for some (width, print, hover, …). */
export interface StyleSheet {
  always: StyleRule[];
  sometimes: StyleRule[];
}

/** On which screens rules are asked for: on all, or on that of a phone. */
export type Screen = "any" | "phone";

/** Conditions that hold on every screen of a browser of today. */
const everywhere = /^@(layer|supports|media\s+(all|screen)\s*$)/;
/** The width of a phone, in pixels. */
const phoneWidth = 390;

/** Whether a condition holds on a screen; undefined where that is known on no screen. */
function holds(prelude: string, screen: Screen): boolean | undefined {
  if (everywhere.test(prelude)) return true;
  if (screen === "any" || !/^@media\b/.test(prelude)) return undefined;
  const queries = prelude.slice("@media".length).split(",").map(holdsOnPhone);
  return queries.includes(true) || (queries.includes(undefined) ? undefined : false);
}

function holdsOnPhone(query: string): boolean | undefined {
  if (/\b(?:print|speech)\b/.test(query)) return false;
  if (/\bnot\b|\bor\b/.test(query)) return undefined;
  const features = (query.match(/\([^()]*\)/g) ?? []).map((feature) => {
    const [, name, value, unit] =
      /^\(\s*((?:min|max)-width\s*:|width\s*[<>]=?)\s*([\d.]+)(px|r?em)\s*\)$/.exec(feature) ?? [];
    if (name === undefined) return undefined;
    const width = Number(value) * (unit === "px" ? 1 : 16);
    return /^max|</.test(name) ? phoneWidth <= width : phoneWidth >= width;
  });
  return features.includes(false) ? false : features.includes(undefined) ? undefined : true;
}

/** What is within is no rule for elements. */
const otherwise = /^@(keyframes|-webkit-keyframes|font-face|page|property|counter-style|font-feature-values)/;

/** Reads the rules of a style sheet in order, in as much detail as telling what is hidden needs. */
export function readStyleSheet(css: string, screen: Screen = "any"): StyleSheet {
  const sheet: StyleSheet = { always: [], sometimes: [] };
  readRules(css.replace(/\/\*.*?\*\//gs, ""), sheet, true, screen);
  return sheet;
}

function readRules(css: string, sheet: StyleSheet, isAlways: boolean, screen: Screen): void {
  for (const [prelude, body] of blocksIn(css)) {
    if (otherwise.test(prelude)) continue;
    if (!prelude.startsWith("@")) addRule(prelude, body, sheet, isAlways, screen);
    else {
      const isHeld = holds(prelude, screen);
      if (isHeld !== false) readRules(body, sheet, isAlways && isHeld === true, screen);
    }
  }
}

/** A rule, and those nested in it, of which only the selectors count. */
function addRule(prelude: string, body: string, sheet: StyleSheet, isAlways: boolean, screen: Screen): void {
  const nested = [...blocksIn(body)];
  const own = nested.length === 0 ? body : body.slice(0, body.indexOf("{")).replace(/[^;]*$/, "");
  const declarations = declarationsIn(own);
  for (const selector of selectorsIn(prelude))
    (isAlways ? sheet.always : sheet.sometimes).push({ selector, declarations });
  for (const [inner, text] of nested)
    if (inner.startsWith("@")) readRules(`${prelude}{${text}}`, sheet, false, screen);
    else addRule(inner.replaceAll("&", prelude), text, sheet, false, screen);
}

/** Declarations of a rule or of a `style` attribute, by name in lower case. */
export function declarationsIn(text: string): Map<string, string> {
  const pairs = text.split(";").map((declaration): [string, string] => {
    const at = declaration.indexOf(":");
    const value = declaration.slice(at + 1).replace(/!important/i, "");
    return [declaration.slice(0, Math.max(at, 0)).trim().toLowerCase(), value.trim().toLowerCase()];
  });
  return new Map(pairs.filter(([name, value]) => name !== "" && value !== ""));
}

/** Selectors of a list, those within brackets kept together. */
function selectorsIn(prelude: string): string[] {
  return (prelude.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|[^,([])+/g) ?? []).map((selector) =>
    selector.trim(),
  );
}

/** Blocks in braces with what stands before them. */
function* blocksIn(css: string): Generator<[prelude: string, body: string]> {
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === '"' || sign === "'") {
      const end = css.indexOf(sign, at + 1);
      if (end < 0) return;
      at = end;
    } else if (sign === "{") {
      if (depth++ === 0) open = at;
    } else if (sign === "}") {
      if (--depth > 0) continue;
      if (depth < 0) return;
      const prelude = css.slice(start, open);
      yield [prelude.slice(prelude.lastIndexOf(";") + 1).trim(), css.slice(open + 1, at)];
      start = at + 1;
    }
  }
}
