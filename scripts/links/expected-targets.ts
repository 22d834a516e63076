/** Every internal target in props: whatever stands under a key that holds a path or a link. */
export function targetsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) targetsIn(item, found);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value))
      if (typeof item === "string") {
        if ((key === "to" || key === "path") && /^[/#]/.test(item)) found.add(item);
      } else targetsIn(item, found);
  }
  return found;
}
