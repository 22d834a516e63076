/** Kinds of files that a form may take: media type → ending of the name. Phones send their photos as JPEG where nothing newer is asked for. */
const kinds = {
  photos: { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" },
  pdf: { "application/pdf": "pdf" },
} as const;

export type FileKind = keyof typeof kinds;

/** What a field for files takes. */
export interface FileRules {
  accept?: readonly FileKind[];
  maxFiles?: number;
  /** Of all files together, in millions of bytes. */
  maxMegabytes?: number;
}

export const usualFileRules = { accept: ["photos"], maxFiles: 4, maxMegabytes: 8 } as const;

/** The media types that a field takes. */
export function mediaTypes({ accept = usualFileRules.accept }: FileRules): string[] {
  return accept.flatMap((kind) => Object.keys(kinds[kind]));
}

/** Ending of the name of a file of that media type; undefined for one that no form takes. */
export function endingOf(mediaType: string): string | undefined {
  const all: Record<string, string> = Object.assign({}, ...Object.values(kinds));
  return Object.hasOwn(all, mediaType) ? all[mediaType] : undefined;
}

/** Why a field does not take these files, with the first file that is at fault; undefined where it takes them. */
export function fileFault(
  files: readonly Pick<File, "name" | "type" | "size">[],
  rules: FileRules,
): { fault: "wrongType" | "tooMany" | "tooLarge"; name?: string; max?: number } | undefined {
  const { maxFiles = usualFileRules.maxFiles, maxMegabytes = usualFileRules.maxMegabytes } = rules;
  const types = mediaTypes(rules);
  const strange = files.find(({ type }) => !types.includes(type));
  if (strange) return { fault: "wrongType", name: strange.name };
  if (files.length > maxFiles) return { fault: "tooMany", max: maxFiles };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > maxMegabytes * 1_000_000 ? { fault: "tooLarge", max: maxMegabytes } : undefined;
}
