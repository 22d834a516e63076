import type { BrowserContextOptions, Page } from "playwright-core";
import { openTab } from "./browser.ts";
import { ageTab, makeLive } from "./live-page.ts";
import { type FaultyService, setFaults, startStandInSite } from "./stand-ins.ts";

/** Answers with everything that goes wrong on its way: accents, quotes, line breaks, an ampersand, markup. */
export const answers = {
  firstName: "Zoë",
  lastName: "O'Neil & Søn",
  phone: "(562) 555-0123",
  email: "zoe@example.org",
  address: '12 "Old" Street, Irvine',
  workType: "both",
  hearAboutUs: "lawn-sign",
  message: 'Two rooms,\none <hall> & a "niche".\n\n50% maybe + crème',
};

export interface VisitOptions extends BrowserContextOptions {
  /** Address of the site, without a slash at the end. */
  url: string;
  path?: string;
  faults?: Partial<Record<FaultyService, number | string>>;
  /** Stops the time of the page once it is live: it passes when the test says so. */
  hasClock?: boolean;
  /** Loads no pictures and fonts, for tests with many visitors. */
  isPlain?: boolean;
}

/** Opens a page with the form, live, whose visitor has been there for a while. */
export async function visit({
  url,
  path = "/contact-us",
  faults,
  hasClock,
  isPlain,
  ...options
}: VisitOptions): Promise<Page> {
  const page = await openTab({ ...options, baseURL: url });
  if (faults) await setFaults(page.context(), url, faults);
  if (isPlain) await page.route(/\.(avif|webp|woff2)$/, (route) => route.abort());
  if (hasClock) await page.clock.install();
  await ageTab(page);
  await page.goto(path);
  await makeLive(page);
  if (hasClock) await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** The same on a site with stand-ins of its own. */
export async function visitStandIns(options: Omit<VisitOptions, "url"> = {}) {
  const site = await startStandInSite();
  return { site, page: await visit({ url: site.url, ...options }) };
}

export async function fillForm(page: Page, entries: Partial<typeof answers> = answers): Promise<void> {
  for (const [name, answer] of Object.entries(entries)) {
    const control = page.locator(`form.sheet [name=${name}]`);
    if (name === "workType" || name === "hearAboutUs") await control.selectOption(answer);
    else await control.fill(answer);
  }
}

export const pressSend = (page: Page) => page.locator("form.sheet [type=submit]").click();

export async function sendForm(page: Page, entries?: Partial<typeof answers>): Promise<void> {
  await fillForm(page, entries);
  await pressSend(page);
}

export const untilState = (page: Page, state: string) =>
  page.locator(`form.sheet[data-state=${state}]`).waitFor();

/** What stands in the eight fields. */
export async function readForm(page: Page): Promise<Record<string, string>> {
  const controls = page.locator("form.sheet :is(input, select, textarea)[name]:not([name=website])");
  const entries = await controls.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ name, value }): [string, string] => [name, value]),
  );
  return Object.fromEntries(entries);
}

export const emptyForm = Object.fromEntries(Object.keys(answers).map((name) => [name, ""]));

export async function readNotice(
  page: Page,
  kind: "success" | "error",
): Promise<[title: string, text: string]> {
  const notice = page.locator(`.notices .notice-${kind}`);
  await notice.waitFor();
  const read = async (part: string) => (await notice.locator(`.notice-${part}`).textContent()) ?? "";
  return [await read("title"), await read("text")];
}

/** The lines that our own code logs, from now on; the browser's own have no call in them. */
export function recordLog(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (/^(Estimate|Confirmation|Property)/.test(message.text()))
      lines.push(`${message.type()}: ${message.text()}`);
  });
  return lines;
}
