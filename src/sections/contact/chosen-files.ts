/** Longest side of a photo that is sent, in pixels: enough to judge a crack, a tenth of what a phone takes. */
const longestSide = 2000;
/** A photo below this is sent as it is, in bytes. */
const smallEnough = 1_000_000;
const jpegQuality = 0.85;

/** The files that a field holds after some were added; one that was there already is there once. */
export function addFiles(before: readonly File[], added: readonly File[]): File[] {
  const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;
  return [...new Map([...before, ...added].map((file) => [keyOf(file), file])).values()];
}

/** Puts files into a field, in place of those that it holds. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** The file, or a smaller picture of it where it is a large photo. What a camera notes, such as the place, is left out of that. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith("image/") || file.size <= smallEnough) return file;
  try {
    const blob = await drawSmaller(await createImageBitmap(file));
    if (!blob || blob.size >= file.size) return file;
    const name = `${file.name.replace(/\.\w+$/, "")}.jpg`;
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  } catch {
    // What this browser cannot read is sent as it is.
    return file;
  }
}

function drawSmaller(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  // JPEG knows no transparency.
  if (context) context.fillStyle = "#fff";
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", jpegQuality));
}
