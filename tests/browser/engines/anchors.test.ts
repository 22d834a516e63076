// @module-tag nightly
import { describe, test } from "vitest";
import { engines, skipWhereMissing, type Visit } from "../../support/engines/engines.ts";
import { type FaultySite, visitFaultySite } from "../../support/engines/faulty-site.ts";

const city = "/painters-irvine-orange-county";
const estimate = 'main a[href="#contact"]';
const chunks = /\/assets\/chunks\//;

async function untilShown(visit: Visit, id = "contact"): Promise<void> {
  await visit.until(
    "rests at its start",
    (wanted) => {
      const last = Number(document.documentElement.dataset.lastScroll);
      document.documentElement.dataset.lastScroll = String(scrollY);
      if (last !== scrollY) return `moved to ${scrollY}`;
      const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? -1;
      const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
      return top >= header - 1 && top < innerHeight / 3 ? "rests at its start" : `rests at ${scrollY}`;
    },
    id,
  );
}

const untilAt = (visit: Visit, y: number) => visit.until(y, () => Math.round(window.scrollY));

const states: [state: string, prepare: (site: FaultySite, visit: Visit) => Promise<void>][] = [
  ["whose script fails", async (site, visit) => site.fail(chunks, "aborted") ?? visit.hover("h1")],
  ["that becomes live with the press", async () => undefined],
  ["that is live", (_, visit) => visit.goLive()],
];

describe.each(engines)("in $name", (engine) => {
  skipWhereMissing(engine);

  describe.each(states)("a link within a page %s", (_, prepare) => {
    test.each(["/", city])(
      "shows its target at every press, and Back what was there before: %s",
      async (path) => {
        const { site, visit } = await visitFaultySite(engine, path);
        await prepare(site, visit);
        await visit.scrollTo(120);
        await visit.click(estimate);
        await untilShown(visit);
        await visit.back();
        await untilAt(visit, 120);
        await visit.until("", () => location.hash);
        await visit.forward();
        await untilShown(visit);
        await visit.scrollTo(60);
        await visit.click(estimate);
        await untilShown(visit);
        await visit.scrollTo(90);
        await visit.click(estimate);
        await untilShown(visit);
      },
    );

    test("takes the focus of the keyboard along", async () => {
      const { site, visit } = await visitFaultySite(engine, city);
      await prepare(site, visit);
      await visit.focus(estimate);
      await visit.tab.press("Enter");
      await untilShown(visit);
      await visit.tab.press("Tab");
      await visit.until(true, () => document.activeElement?.closest("#contact") !== null);
    });
  });
});
