/** Reads a decimal above 0 as people of a language write it, with or without separators of thousands; undefined for anything else. */
export function parseArea(text: string, locale: string): number | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(11_111.1);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const [group, decimal] = [sign("group"), sign("decimal")];
  const plain = text
    .replaceAll(/\s/g, "")
    .replaceAll(group.trim() || " ", "")
    .replace(decimal, ".");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const area = Number(plain);
  return area > 0 ? area : undefined;
}
