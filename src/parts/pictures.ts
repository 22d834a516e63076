/** Puts the default picture in the place of every picture that cannot be loaded, from now on and of those that failed before. */
export function mendPictures(): void {
  const pattern = document.querySelector<HTMLTemplateElement>("template.default-picture");
  const spare = pattern?.content.querySelector("img")?.getAttribute("src");
  if (!spare) return;
  // The event of a picture does not bubble.
  document.addEventListener("error", ({ target }) => mend(target, spare), true);
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) mend(picture, spare);
}

function mend(target: EventTarget | null, spare: string): void {
  if (!(target instanceof HTMLImageElement) || target.getAttribute("src") === spare) return;
  if (target.parentElement instanceof HTMLPictureElement)
    for (const source of target.parentElement.querySelectorAll("source")) source.removeAttribute("srcset");
  target.src = spare;
}
