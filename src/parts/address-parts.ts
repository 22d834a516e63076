/** What browsers know of an address beside its first line, in the order of a letter. */
export const addressTokens = ["address-line2", "address-level2", "address-level1", "postal-code"] as const;

/** True for a field that browsers fill with the first line of an address, or with its street. */
export function takesAddress(autocomplete: string | undefined): boolean {
  return /(^| )(address-line1|street-address)$/.test(autocomplete ?? "");
}

/** What was put behind the street, by field. */
const endings = new WeakMap<HTMLInputElement, string>();

/**
 * Puts an address together in the one field that people see: browsers fill in its street alone, whatever the field is
 * called, and the rest into `parts`, one for each token. What a person typed is left alone.
 */
export function joinAddress(field: HTMLInputElement, parts: readonly HTMLInputElement[]): void {
  const known = endings.get(field) ?? "";
  const isJoined = known !== "" && field.value.endsWith(known);
  if (!isJoined && !field.matches(":autofill")) return;
  const street = isJoined ? field.value.slice(0, -known.length) : field.value;
  const [unit = "", city = "", state = "", postalCode = ""] = parts.map(({ value }) => value.trim());
  const rest = [street.endsWith(` ${unit}`) ? "" : unit, city, `${state} ${postalCode}`.trim()];
  const isWhole = postalCode !== "" && street.includes(postalCode);
  const ending = isWhole ? "" : rest.map((part) => part && `, ${part}`).join("");
  endings.set(field, ending);
  field.value = `${street}${ending}`;
  // The form keeps and checks what stands in the field now.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
