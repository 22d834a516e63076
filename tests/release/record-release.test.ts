import { describe, expect, it } from "vitest";
import { readDocument } from "../../scripts/read-build/read-document.ts";
import { contentHash } from "../../scripts/release/content-hash.ts";
import { recordRelease } from "../../scripts/release/record-release.ts";
import { formatLedger, type Ledger } from "../../src/loader/ledger.ts";

const day = "2026-03-02";
const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"];
const ledgerOf = (entries: Record<string, [hash: string, changedOn: string, removedOn?: string]>): Ledger =>
  new Map(
    Object.entries(entries).map(([path, [hash, changedOn, removedOn]]) => [
      path,
      { hash, changedOn, ...(removedOn !== undefined && { removedOn }) },
    ]),
  );

describe("recording a release", () => {
  it("gives a changed page the day of the release and lets others keep theirs", () => {
    const known = ledgerOf({ "/": [a, "2026-01-01"], "/repair": [a, "2026-01-01"] });
    const hashes = new Map([
      ["/new", b],
      ["/repair", b],
      ["/", a],
    ]);
    const { ledger, report } = recordRelease(known, hashes, new Map(), day);
    expect(formatLedger(ledger)).toMatchInlineSnapshot(`
      "{
        "/": {"hash":"aaaaaaaaaaaaaaaa","changedOn":"2026-01-01"},
        "/new": {"hash":"bbbbbbbbbbbbbbbb","changedOn":"2026-03-02"},
        "/repair": {"hash":"bbbbbbbbbbbbbbbb","changedOn":"2026-03-02"}
      }
      "
    `);
    expect(report).toEqual({ pages: 3, added: ["/new"], changed: ["/repair"], lost: [], redirected: [] });
  });

  it("keeps a path that is gone with the day it went, until it is redirected", () => {
    const known = ledgerOf({ "/gone": [a, "2026-01-01"], "/moved": [a, "2026-01-01"] });
    const redirects = new Map([["/moved", "/"]]);
    const first = recordRelease(known, new Map(), redirects, day);
    expect(first.report).toMatchObject({ lost: ["/gone"], redirected: ["/moved"] });
    const later = recordRelease(first.ledger, new Map(), redirects, "2026-04-01");
    expect(formatLedger(later.ledger)).toMatchInlineSnapshot(`
      "{
        "/gone": {"hash":"aaaaaaaaaaaaaaaa","changedOn":"2026-01-01","removedOn":"2026-03-02"}
      }
      "
    `);
  });

  it("counts a page that comes back as changed", () => {
    const known = ledgerOf({ "/back": [a, "2026-01-01", "2026-02-01"] });
    const { ledger, report } = recordRelease(known, new Map([["/back", a]]), new Map(), day);
    expect(ledger.get("/back")).toEqual({ hash: a, changedOn: day });
    expect(report.changed).toEqual(["/back"]);
  });

  it("writes the same bytes whatever the order of the pages, and an empty ledger as well", () => {
    const entries = ledgerOf({ "/b": [b, day], "/a": [a, day] });
    expect(formatLedger(new Map([...entries].reverse()))).toBe(formatLedger(entries));
    expect(formatLedger(new Map())).toBe("{\n}\n");
  });
});

describe("the hash of a page's content", () => {
  const page = ({ text = "Roofs.", title = "Roofs", footer = "2026", script = "a1", alt = "A roof" }) =>
    contentHash(
      readDocument(
        `<html><head><title>${title}</title><script src="/assets/${script}.js"></script></head><body>` +
          `<main><p>${text}</p><img src="/assets/${script}.webp" alt="${alt}"></main>` +
          `<footer>${footer}</footer></body></html>`,
      ),
    );

  it("does not change with the frame or the names of files", () => {
    expect(page({ footer: "2027" })).toBe(page({}));
    expect(page({ script: "b2" })).toBe(page({}));
  });

  it("changes with the text, the title and what pictures show", () => {
    const hashes = [
      page({}),
      page({ text: "More roofs." }),
      page({ title: "More" }),
      page({ alt: "A barn" }),
    ];
    expect(new Set(hashes).size).toBe(4);
  });
});
