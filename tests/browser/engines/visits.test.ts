// @module-tag nightly
import { describe, expect, test } from "vitest";
import { engines, skipWhereMissing } from "../../support/engines/engines.ts";
import { visitFaultySite } from "../../support/engines/faulty-site.ts";

const home = "/";
const city = "/painters-irvine-orange-county";

const answers = {
  firstName: "Zoe",
  lastName: "O'Neil",
  phone: "5625550123",
  email: "zoe@example.org",
  address: "12 Old Street, Irvine",
  message: "Two rooms & a hall",
};

describe.each(engines)("in $name", (engine) => {
  skipWhereMissing(engine);

  test("the form says what is missing, is sent, and thanks", async () => {
    const { site, visit } = await visitFaultySite(engine, "/contact-us");
    await visit.goLive();
    await visit.click("form.sheet [type=submit]");
    await visit.until("firstName", () => (document.activeElement as HTMLInputElement).name);
    for (const [name, answer] of Object.entries(answers))
      await visit.fill(`form.sheet [name=${name}]`, answer);
    for (const name of ["workType", "hearAboutUs"]) {
      await visit.focus(`form.sheet [name=${name}]`);
      await visit.evaluate((field) => {
        const select = document.querySelector<HTMLSelectElement>(`form.sheet [name=${field}]`);
        if (!select) return;
        select.selectedIndex = 1;
        select.dispatchEvent(new Event("input", { bubbles: true }));
      }, name);
    }
    // Whoever sends within seconds is taken for a program.
    await visit.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 60_000;
    });
    await visit.click("form.sheet [type=submit]");
    await visit.until("sent", () => document.querySelector<HTMLElement>("form.sheet")?.dataset.state);
    await visit.until(true, () => document.querySelector(".notices .notice-success") !== null);
    const mails = (await (await fetch(`${site.url}/_outbox?format=json`)).json()) as { text: string }[];
    expect(mails.map(({ text }) => text).join()).toContain("Two rooms & a hall");
  });

  test("a link to a fragment of another page shows it and takes the focus there; Back and Forward find both places", async () => {
    const { visit } = await visitFaultySite(engine, "/about-us");
    await visit.goLive();
    await visit.scrollTo(150);
    await visit.evaluate((path) => {
      const link = document.createElement("a");
      link.href = `${path}#contact`;
      document.querySelector("main")?.append(link);
      link.click();
    }, city);
    const atContact = () => {
      const top = document.querySelector("#contact")?.getBoundingClientRect().top ?? -1;
      return [location.pathname, top > 0 && top < innerHeight / 3, document.activeElement?.id];
    };
    await visit.until([city, true, "contact"], atContact);
    await visit.back();
    await visit.until(["/about-us", 150], () => [location.pathname, Math.round(scrollY)]);
    await visit.forward();
    await visit.until([city, true, "contact"], atContact);
  });

  test("a page that is loaded again at a fragment keeps its place, also when it becomes live later", async () => {
    const { visit } = await visitFaultySite(engine, home);
    await visit.goLive();
    await visit.click('main a[href="#contact"]');
    await visit.until(true, () => scrollY > 2000);
    await visit.scrollTo(900);
    await visit.tab.reload();
    await visit.scrollTo(400);
    await visit.goLive();
    await visit.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await visit.evaluate(() => Math.round(scrollY))).toBe(400);
  });

  test("who wants less motion is at the target at once", async () => {
    const { visit } = await visitFaultySite(engine, home, { lessMotion: true });
    await visit.goLive();
    const seen = await visit.evaluate(async () => {
      document.querySelector<HTMLElement>('main a[href="#contact"]')?.click();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const top = document.querySelector("#contact")?.getBoundingClientRect().top ?? -1;
      return [matchMedia("(prefers-reduced-motion: reduce)").matches, top > 0 && top < innerHeight / 3];
    });
    expect(seen).toEqual([true, true]);
  });
});
