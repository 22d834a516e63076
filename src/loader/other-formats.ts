import { asError, type Problem } from "../problem.ts";

/** What to do about a photo as phones of Apple take it. */
const heicHint =
  "Export it as JPEG: on a Mac, open it in Preview and choose File, then Export; an iPhone takes JPEG itself once Settings, Camera, Formats says Most Compatible.";

const linkIt = (file: string) => `Move it to static/${file}, and link it as /${encodeURI(file)}`;

/** Files that people take for pictures, by their endings or how they start: what they are, and where they belong. */
const formats: [ending: RegExp, start: RegExp, name: string, hint: (file: string) => string][] = [
  [
    /\.pdf$/i,
    /^%PDF/,
    "a PDF document",
    (file) => `${linkIt(file)}. To show a page of it, export that page as JPEG or PNG.`,
  ],
  [
    /\.hei[cf]$/i,
    /^[\s\S]{4}ftyp(?:hei|mif1|msf1)/,
    "a HEIC photo, which browsers do not show",
    () => heicHint,
  ],
  [
    /\.(mp4|mov|m4v|webm|avi)$/i,
    /^[\s\S]{4}ftyp(?:mp4|isom|qt|M4V)/,
    "a film",
    (file) => `Move it to static/${file}, and name it in a section of kind video.`,
  ],
  [
    /\.(docx?|pages|odt|xlsx?|pptx?)$/i,
    /^(?:PK|\xd0\xcf)/,
    "an office document",
    (file) => `Save it as PDF. ${linkIt(file.replace(/\.\w+$/, ".pdf"))}.`,
  ],
  [
    /\.(bmp|psd|ai|eps|cr[23]|nef|arw|dng|raw|jxl|jfif)$/i,
    /^(?:BM|8BPS|%!PS)/,
    "a picture of a form that browsers do not show",
    () => "Export it as JPEG or PNG.",
  ],
];

/** That a file of `images` is something else, and where that belongs; undefined for what nobody knows. */
export function otherFormat(path: string, head = ""): Problem | undefined {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const [, , name, hint] =
    formats.find(([, start]) => start.test(head)) ?? formats.find(([ending]) => ending.test(file)) ?? [];
  return name === undefined || hint === undefined
    ? undefined
    : asError({
        code: "unsafe-picture",
        message: `${path} is ${name}.`,
        hint: hint(file),
        position: { file: path },
      });
}
