import { groupBy } from "../../../../src/loader/group-by.ts";
import { bytesBefore } from "../../built/file-differences.ts";
import { defineBareSetRule } from "../../rule.ts";
import { fileAltered } from "../file/altered.ts";

export const imgWeight = defineBareSetRule<string[]>({
  id: "img/weight",
  needs: "pages",
  severity: "warning",
  checks: "No image file is too large.",
  why: "On slow networks, phones show the page without the image for seconds.",
  fix: "Use an image with less detail, or a smaller size.",
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
  *set(notes, audit) {
    const { files, limits } = audit;
    const uses = [...notes].flatMap(([path, pictures]) => pictures.map((picture) => ({ path, picture })));
    for (const [picture, [first, ...others]] of groupBy(uses, (use) => use.picture)) {
      const before = bytesBefore(picture, audit);
      const replaced = `It is not the picture that the build wrote, which has ${before}.`;
      yield {
        message: `${picture} has ${files.bytesOf(picture)} bytes, more than ${limits.files.maxImageBytes}.${before ? ` ${replaced}` : ""}`,
        ...(before && { file: picture.slice(1), fix: fileAltered.fix }),
        ...(first && { path: first.path }),
        words: picture,
        related: others.map(({ path }) => path),
      };
    }
  },
});
