import { describe, expect, it } from "vitest";
import { shinglesOf } from "../../../scripts/audit/similarity/shingles.ts";
import type { CollectedPage } from "../../../scripts/audit/similarity/similarity.ts";
import { groupTwins } from "../../../scripts/audit/similarity/twins.ts";

/** A text of so many words that no other seed has. */
const words = (seed: number, count = 100) => Array.from({ length: count }, (_, at) => `w${seed}x${at}`);

function page(path: string, type: string, raw: string[], masked = raw): CollectedPage {
  const [rawHashes, maskedHashes] = [raw, masked].map((text) => shinglesOf(text.join(" ")));
  if (!rawHashes || !maskedHashes) throw new Error("no text");
  return {
    path,
    type,
    raw: rawHashes,
    masked: maskedHashes,
    sample: maskedHashes,
    isSketch: false,
    sequences: rawHashes.length,
    labels: { title: path, heading: path, description: "" },
    opening: "",
  };
}

const found = (pages: CollectedPage[]) =>
  groupTwins(pages, 0.9).map(({ pages: group, isMasked }) => [group.map(({ path }) => path), isMasked]);

describe("pages that are nearly the same", () => {
  it("are found whatever their types, each group once", () => {
    const [copied, changed] = [words(1), [...words(1, 98), "other", "end"]];
    expect(
      found([
        page("/a", "service", copied),
        page("/b", "article", words(2)),
        page("/c", "project", copied),
        page("/d", "landing", changed),
      ]),
    ).toEqual([[["/a", "/c", "/d"], false]]);
  });

  it("are found with names changed, but for city pages and lists of places", () => {
    const pages = (type: string) => [
      page("/a", type, words(1), words(3)),
      page("/b", type, words(2), words(3)),
    ];
    expect(found(pages("landing"))).toEqual([[["/a", "/b"], true]]);
    expect(found(pages("city"))).toEqual([]);
    expect(found(pages("county"))).toEqual([]);
  });

  it("are not those that share a few words, or half of their text", () => {
    expect(found([page("/a", "text", words(1, 40)), page("/b", "office", words(1, 40))])).toEqual([]);
    const half = [...words(1, 50), ...words(2, 50)];
    expect(found([page("/a", "text", half), page("/b", "office", words(1))])).toEqual([]);
  });
});
