import { extname } from "node:path";
import type { Dataset } from "../../loader/load.ts";
import { suggestReference } from "../../loader/suggest.ts";
import { asError, type Problem } from "../../problem.ts";
import { isReferredTo } from "../referred.ts";

/** Files that say what a picture shows, where there is no picture of their name. */
export function pictureProblems(dataset: Dataset): Problem[] {
  const { pictures, imageFiles } = dataset;
  const alone = pictures.filter(({ id }) => !imageFiles.has(id));
  return imageFiles.size === 0 && alone.length > 1
    ? [noPictures(alone.length)]
    : alone.map(({ id, file }) => missingPicture(dataset, id, file));
}

function noPictures(count: number): Problem {
  return asError({
    code: "missing-image",
    message: `images holds no picture, but ${count} files that say what pictures show.`,
    hint: "Bring the pictures back, for example from Git.",
    position: { file: "images" },
  });
}

function missingPicture(dataset: Dataset, id: string, file: string): Problem {
  const rename = renameMeant(dataset, id, file);
  return asError({
    code: "missing-image",
    message: `${file} says what the picture ${id} shows, but there is no such picture in images.`,
    hint: rename
      ? `Rename ${rename.file} to ${rename.to}.`
      : `Put the picture there, for example ${id}.jpg, or ${isReferredTo(dataset, id) ? "name another one wherever it is shown and " : ""}remove ${file}.`,
    place: { file, pointer: "" },
    ...(rename && { proposal: [{ kind: "rename", ...rename }] }),
  });
}

/** Of a picture and what is said of it, the one that pages call by another name is renamed. */
function renameMeant(dataset: Dataset, id: string, file: string): { file: string; to: string } | undefined {
  const { imageFiles, knownIds } = dataset;
  const unsaid = [...imageFiles.keys()].filter((name) => !knownIds.picture.has(name));
  const near = suggestReference(id, unsaid)?.name;
  const picture = near && imageFiles.get(near);
  if (!near || !picture) return undefined;
  if (!isReferredTo(dataset, id)) return { file, to: `images/${near}.yaml` };
  return isReferredTo(dataset, near) ? undefined : { file: picture, to: `images/${id}${extname(picture)}` };
}
