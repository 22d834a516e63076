import { defineSetRule } from "../../rule.ts";

export const imgWeight = defineSetRule<string[]>({
  id: "img/weight",
  severity: "warning",
  checks: "No picture file is heavy.",
  why: "Phones on slow networks show the page without it for seconds.",
  fix: "Use a picture with fewer details, or a smaller size.",
  source: "screaming-frog",
  note({ facts, path }, { internal }) {
    const addresses = facts.images.flatMap(({ src, candidates }) => [src, ...candidates]);
    return [...new Set(addresses.flatMap((address) => internal(address, path)?.path ?? []))];
  },
  *set(notes, { files, limits }) {
    const most = limits.files.maxImageBytes;
    const pages = new Map<string, string[]>();
    for (const [path, pictures] of notes)
      for (const picture of pictures)
        if ((files.bytesOf(picture) ?? 0) > most) pages.set(picture, [...(pages.get(picture) ?? []), path]);
    for (const [picture, [path, ...others]] of pages)
      if (path)
        yield {
          message: `${picture} has ${files.bytesOf(picture)} bytes, more than ${most}.`,
          path,
          related: others,
        };
  },
});
