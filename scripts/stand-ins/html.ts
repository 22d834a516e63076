import { escapeXml } from "../../src/seo/escape-xml.ts";

/** HTML that is safe to insert as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** A template whose values are escaped, but for those that are HTML already. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return new Html(parts.map((part, index) => part + toHtml(values[index] ?? "")).join(""));
}

function toHtml(value: string | number | Html | Html[]): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join("");
  return escapeXml(String(value));
}
