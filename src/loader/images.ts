import { statSync } from "node:fs";
import { join } from "node:path";
import { asError, type Problem } from "../problem.ts";
import { isMeantAsYaml, isOwnFolder, misplaced, namesOf, picturesFolder } from "./files.ts";
import { leadsOut, linkOut } from "./links-out.ts";
import { otherFormat } from "./other-formats.ts";
import { pictureEndings, pictureProblems } from "./picture-file.ts";
import { toSlug } from "./slug.ts";
import { unsavedBytes } from "./unsaved.ts";

/** The pictures of a data folder, by name. A file that is no picture, or holds more than one, comes back as a problem. */
export function listImages(dataDir: string, problems: Problem[]): Map<string, string> {
  const images = new Map<string, string>();
  if (!isOwnFolder(dataDir, picturesFolder)) return images;
  for (const { name: file, isFile } of namesOf(join(dataDir, picturesFolder))) {
    const path = `${picturesFolder}/${file}`;
    if (isMeantAsYaml(file)) continue;
    const written = file.replace(pictureEndings, "");
    const name = toSlug(written);
    const other = images.get(name);
    if (leadsOut(dataDir, path)) problems.push(linkOut(path));
    else if (!isFile || !pictureEndings.test(file) || !isFileAt(join(dataDir, path)))
      problems.push(
        (isFile && otherFormat(path)) ||
          misplaced(
            path,
            `${path} is not a picture this tool can read.`,
            "Use AVIF, WebP, JPEG, PNG, GIF, TIFF or SVG.",
          ),
      );
    else if (name === "") problems.push(misnamed(path, written, name));
    else if (other !== undefined)
      problems.push({
        ...misplaced(
          path,
          `${path} and ${other} are both the picture ${name}.`,
          "Remove one of them, or give it another name.",
        ),
        related: [{ file: other }],
      });
    else {
      // Texts may name it as it will be called.
      if (name !== written) problems.push(misnamed(path, written, name));
      images.set(name, path);
      problems.push(...pictureProblems(dataDir, path));
    }
  }
  return images;
}

function isFileAt(path: string): boolean {
  return unsavedBytes(path) !== undefined || statSync(path).isFile();
}

/** A name that nothing could refer to, and that would stand in addresses as it is. */
function misnamed(path: string, written: string, meant: string): Problem {
  return asError({
    code: "invalid-slug",
    message: `The name of ${JSON.stringify(path)} becomes part of an address, but is not made of lower-case words and hyphens.`,
    hint: `Rename it${meant ? ` to ${path.replace(written, () => meant)}` : ""}.`,
    position: { file: path },
  });
}
