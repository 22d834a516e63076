import { groupBy } from "../../../../src/loader/group-by.ts";
import { defineBareSetRule } from "../../rule.ts";

export const imgWeight = defineBareSetRule<string[]>({
  id: "img/weight",
  needs: "pages",
  severity: "warning",
  checks: "No picture file is heavy.",
  why: "Phones on slow networks show the page without it for seconds.",
  fix: "Use a picture with fewer details, or a smaller size.",
  source: "screaming-frog",
  limits: ["files.maxImageBytes"],
  note({ facts, path }, { internal, files, limits }) {
    const addresses = new Set(facts.images.flatMap(({ src, candidates }) => [src, ...candidates]));
    const pictures = new Set([...addresses].flatMap((address) => internal(address, path)?.path ?? []));
    const heavy = [...pictures].filter(
      (picture) => (files.bytesOf(picture) ?? 0) > limits.files.maxImageBytes,
    );
    return heavy.length > 0 ? heavy : undefined;
  },
  *set(notes, { files, limits }) {
    const uses = [...notes].flatMap(([path, pictures]) => pictures.map((picture) => ({ path, picture })));
    for (const [picture, [first, ...others]] of groupBy(uses, (use) => use.picture))
      yield {
        message: `${picture} has ${files.bytesOf(picture)} bytes, more than ${limits.files.maxImageBytes}.`,
        ...(first && { path: first.path }),
        words: picture,
        related: others.map(({ path }) => path),
      };
  },
});
