import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { goLive, openTab, recordFaults, recordRequests } from "../../support/browser.ts";
import { fixtureSite } from "../../support/data-folder.ts";
import { servedSite } from "../../support/served-site.ts";

const own = servedSite(fixtureSite("tree-care-nm"));

describe("a video on another host", () => {
  const baseURL = inject("another").url;
  const player = "<p>player</p>";
  const page = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
  const facade = (tab: Page) =>
    tab.getByRole("link", {
      name: "Play the film (Replacing one slate) Playing loads the film from YouTube",
    });

  /** The page of the video, with all that it asks of other hosts, which answer with `player`. */
  async function visit(options: { javaScriptEnabled?: boolean } = {}) {
    const tab = await openTab({
      baseURL,
      bypassCSP: false,
      viewport: { width: 360, height: 740 },
      ...options,
    });
    const foreign: string[] = [];
    await tab.route(
      ({ origin }) => origin !== baseURL,
      (route) => {
        foreign.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: player });
      },
    );
    await tab.goto("/slate-roofs");
    return { tab, foreign };
  }

  test("loads nothing before it is played, then its player in the place of the picture, with the focus", async () => {
    const { tab, foreign } = await visit();
    const faults = recordFaults(tab);
    const scripts = recordRequests(tab, (request) => request.resourceType() === "script");
    await goLive(tab);
    await facade(tab).scrollIntoViewIfNeeded();
    await tab.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
    const below = tab.getByRole("heading", { name: "Replacing one slate" });
    const place = (await below.boundingBox())?.y;
    scripts.length = 0;
    await facade(tab).press("Enter");
    await tab.frameLocator("iframe").getByText("player").waitFor();
    expect(foreign).toEqual(["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1"]);
    expect(scripts).toHaveLength(1);
    expect(await tab.evaluate(() => document.activeElement?.getAttribute("title"))).toBe(
      "Replacing one slate",
    );
    expect((await below.boundingBox())?.y).toBe(place);
    expect(faults).toEqual([]);
  });

  test("is within reach of everybody, before and while it plays", { tags: "nightly" }, async () => {
    const tab = await openTab({ baseURL, bypassCSP: true });
    await tab.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: player }));
    await tab.goto("/slate-roofs");
    await goLive(tab);
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page: tab })
        .include(".film")
        .options({ iframes: false })
        .analyze();
      // What stands in the frame is the host's.
      return violations.flatMap(({ id, nodes }) =>
        nodes.some(({ target }) => target.length === 1) ? id : [],
      );
    };
    expect(await faults()).toEqual([]);
    await facade(tab).click();
    await tab.locator(".film iframe").waitFor();
    expect(await faults()).toEqual([]);
  });

  test("is a link to its page there without script, and where the player cannot be had", {
    tags: "nightly",
  }, async () => {
    const plain = await visit({ javaScriptEnabled: false });
    await facade(plain.tab).click();
    expect(plain.tab.url()).toBe(page);
    const { tab } = await visit();
    await goLive(tab);
    await tab.waitForLoadState("networkidle");
    await tab.route("**/assets/chunks/*", (route) => route.abort());
    await facade(tab).click();
    await tab.waitForURL(page);
  });
});

test("a video file loads nothing before it is played, plays by itself without script, and is sent in parts", {
  tags: "nightly",
}, async () => {
  const tab = await openTab({ baseURL: own.url });
  const faults = recordFaults(tab);
  const asked = recordRequests(tab);
  await tab.goto("/gallery", { waitUntil: "networkidle" });
  await goLive(tab);
  const video = tab.locator("video");
  await video.scrollIntoViewIfNeeded();
  expect(asked.filter((path) => path.startsWith("/cottonwood"))).toEqual([]);
  const played = await video.evaluate(async (element: HTMLVideoElement) => {
    for (const track of element.textTracks) track.mode = "showing";
    element.muted = true;
    await element.play();
    await new Promise((resolve) => element.addEventListener("timeupdate", resolve, { once: true }));
    return { wide: element.videoWidth, isControlled: element.controls };
  });
  expect(played).toEqual({ wide: 720, isControlled: true });
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["/cottonwood.mp4", "/cottonwood.vtt"]));
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
    .toBe(2);
  expect(faults).toEqual([]);
  const part = await fetch(`${own.url}/cottonwood.mp4`, { headers: { range: "bytes=4-7" } });
  expect([part.status, part.headers.get("content-type"), await part.text()]).toEqual([
    206,
    "video/mp4",
    "ftyp",
  ]);
});
