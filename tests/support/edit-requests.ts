import { unshared } from "../../scripts/tools/bench/editing-tab.ts";
import { pageDataPath } from "../../src/renderer/page-data.ts";

/** What visitors get of a path: the document, and the data that its script reads. */
export async function shownAt(url: string, path: string): Promise<string> {
  const texts = [path, pageDataPath(path)].map(async (one) =>
    (await fetch(`${url}${one}`, { headers: unshared })).text(),
  );
  return (await Promise.all(texts)).join("");
}
