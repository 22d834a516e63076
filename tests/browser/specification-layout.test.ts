import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { openPage, openTab } from "../support/browser.ts";
import {
  allIn,
  childrenOf,
  linksIn,
  mainOf,
  oneIn,
  openBuilt,
  targetsIn,
  textOf,
  textsIn,
} from "../support/built-page.ts";
import { phone } from "../support/live-page.ts";
import { listRoutes } from "../support/routes.ts";
import {
  call,
  cityPages,
  email,
  losAngelesCounty,
  orangeCounty,
  otherPaths,
  specifiedPaths,
  text,
} from "../support/specification.ts";

const routes = listRoutes();

test("the site has the home page, the 52 other routes of the specification, 3 overviews of areas and a privacy policy", () => {
  expect(cityPages).toHaveLength(34);
  expect(specifiedPaths).toHaveLength(53);
  expect(routes.map(({ path }) => path).sort()).toEqual([...specifiedPaths, ...otherPaths].sort());
});

describe.each([...specifiedPaths, ...otherPaths, "/404"])("the frame of %s", (path) => {
  const page = openBuilt(path);

  test("has the header of the specification", () => {
    const header = oneIn(page, "header");
    const logo = oneIn(header, "a.brand-link");
    expect(logo.attribs.href).toBe("/");
    expect(allIn(logo, "img")).toHaveLength(1);
    const row = oneIn(header, "nav.main-menu");
    const entries = childrenOf(oneIn(row, "ul")).map((item) => childrenOf(item)[0]);
    expect(entries.map((entry) => entry && [entry.name, textOf(entry), entry.attribs.href])).toEqual([
      ["a", "Home", "/"],
      ["a", "About", "/about-us"],
      ["button", "Services", undefined],
      ["button", "Areas", undefined],
      ["a", "Projects", "/projects"],
      ["button", "Resources", undefined],
      ["a", "Referral", "/referral"],
      ["a", "Contact", "/contact-us"],
    ]);
    const buttons = allIn(header, "a.wide-only").map(({ attribs }) => attribs.href);
    expect(buttons).toEqual([call, "/contact-us"]);
    expect(linksIn(header)).toContainEqual(["562-555-0134", call]);
    expect(linksIn(header)).toContainEqual(["Free Estimate", "/contact-us"]);
  });

  test("has the menu of small screens", () => {
    const menu = oneIn(page, "dialog.mobile-menu");
    expect(textsIn(menu, "summary")).toEqual(["Services", "Areas", "Resources"]);
    const targets = targetsIn(menu);
    expect(targets).toEqual(expect.arrayContaining(cityPages.map(([, to]) => to)));
    expect(targets).toEqual(expect.arrayContaining(["/painting-calculator", "/referral"]));
    expect(linksIn(menu)).toContainEqual(["Contact", "/contact-us"]);
    expect(linksIn(oneIn(menu, ".mobile-menu-foot"))).toEqual([
      ["562-555-0134", call],
      ["Free Estimate", "/contact-us"],
    ]);
  });

  test("has the footer of the specification", () => {
    const footer = oneIn(page, "footer");
    expect(textsIn(footer, "h2")).toEqual(["Company", "Services", "Service Areas", "Contact Info"]);
    const columns = childrenOf(oneIn(footer, ".footer-columns"));
    expect(columns).toHaveLength(4);
    const [, , areas = footer, contact = footer] = columns;
    expect(textsIn(areas, "li")).toEqual([
      "Cerritos",
      "Irvine",
      "Fullerton",
      "Long Beach",
      "Lakewood",
      "And surrounding areas",
    ]);
    expect(linksIn(areas)).toEqual([
      ["Cerritos", "/painters-cerritos-los-angeles-county"],
      ["Irvine", "/painters-irvine-orange-county"],
      ["Fullerton", "/painters-fullerton-orange-county"],
      ["Long Beach", "/painters-long-beach-los-angeles-county"],
      ["Lakewood", "/painters-lakewood-los-angeles-county"],
    ]);
    expect(targetsIn(contact)).toEqual([call, text, email]);
    expect(textsIn(contact, "dt")).toEqual(["Monday to Friday", "Saturday and Sunday"]);
    expect(textsIn(contact, "dd")).toEqual(["7:30 AM to 5:30 PM", "Closed"]);
    const legal = textOf(oneIn(footer, ".footer-legal"));
    expect(legal).toContain("CSLB License 536821");
    expect(legal).toContain("© 2024");
  });

  test("has the floating buttons of both widths", () => {
    const bar = oneIn(page, ".floating-bar");
    expect(targetsIn(bar)).toEqual([call, text, "/contact-us"]);
    expect(textsIn(bar, ".narrow-only")).toEqual(["Call", "Text", "Book"]);
    expect(textsIn(bar, ".wide-only")).toEqual(["Call Us", "Text Us", "Book Estimate"]);
  });
});

test("the menu of areas marks Orange County as primary and puts it before Los Angeles County", () => {
  const counties = allIn(oneIn(oneIn(openBuilt("/"), "nav.main-menu"), ".menu-areas"), ".menu-county");
  expect(counties.map((county) => textOf(oneIn(county, ".menu-heading")))).toEqual([
    "Orange County Primary area",
    "Los Angeles County",
  ]);
  const cities = counties.map((county) => textsIn(oneIn(county, "ul"), "a").slice(0, -1));
  expect(cities).toEqual([[...orangeCounty].sort(), [...losAngelesCounty].sort()]);
});

test.each([...specifiedPaths, ...otherPaths].filter((path) => path !== "/contact-us"))(
  "the content of %s leads to a call and to an estimate",
  (path) => {
    const targets = targetsIn(mainOf(path));
    expect(targets).toContain(call);
    expect(targets.some((to) => to === "/contact-us" || to === "#contact")).toBe(true);
  },
);

test("the page for unknown paths has its words and a link home", () => {
  const main = mainOf("/404");
  expect(textsIn(main, "h1")).toEqual(["Oops! Page not found"]);
  expect(linksIn(main)).toContainEqual(["Return to Home", "/"]);
});

describe("what the window shows", () => {
  const boxOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen.`);
    return box;
  };

  test.each([
    ["a wide screen", { viewport: { width: 1280, height: 800 } }],
    ["a phone", phone],
  ])("keeps the header at its top on %s", async (_, device) => {
    const page = await openTab(device);
    await page.goto(`${inject("built").url}/`);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    expect((await boxOf(page, ".site-header")).y).toBe(0);
  });

  test("has the floating bar at the bottom of a phone", async () => {
    const page = await openPage("/about-us", phone);
    const box = await boxOf(page, ".floating-bar ul");
    expect(box.width).toBeGreaterThan(300);
    expect(box.y + box.height).toBeGreaterThan(720);
    expect(await page.locator(".floating-bar a:visible").allInnerTexts()).toEqual(["Call", "Text", "Book"]);
  });

  test("has the floating bar at the right of a wide screen", async () => {
    const page = await openPage("/about-us", { viewport: { width: 1280, height: 800 } });
    const box = await boxOf(page, ".floating-bar ul");
    expect(box.x).toBeGreaterThan(640);
    expect(box.x + box.width).toBeGreaterThan(1200);
    const labels = await page.locator(".floating-bar a:visible").allInnerTexts();
    expect(labels).toEqual(["Call Us", "Text Us", "Book Estimate"]);
    const isCut = await page.locator(".floating-bar").evaluate((bar) => {
      const label = bar.querySelector("li:last-child .wide-only");
      if (label) label.textContent = "Request an appointment";
      return bar.scrollWidth > bar.clientWidth;
    });
    expect(isCut).toBe(false);
  });

  test.each([
    [360, 1],
    [768, 2],
    [1280, 2],
  ])("has at %d pixels %d columns of projects", async (width, columns) => {
    const page = await openPage("/projects", { viewport: { width, height: 800 } });
    const lefts = await page
      .locator(".project-grid > li")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(4);
    expect(new Set(lefts).size).toBe(columns);
  });
});
