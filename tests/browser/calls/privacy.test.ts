import { expect, inject, test } from "vitest";
import { allIn, oneIn, openBuilt, targetsIn } from "../../support/built-page.ts";
import { fillForm, pressSend, untilState, visit } from "../../support/estimate-visitor.ts";
import { listRoutes } from "../../support/routes.ts";

const { url } = inject("built");

const kept = () => ({
  cookies: document.cookie,
  tab: Object.keys(sessionStorage).sort(),
  device: Object.keys(localStorage).sort(),
});

test("the browser keeps what the privacy policy says: a draft until it is sent, places, and when it was sent", async () => {
  const page = await visit({ url });
  await fillForm(page);
  expect(await page.evaluate(kept)).toEqual({ cookies: "", tab: ["estimate-draft"], device: [] });
  await pressSend(page);
  await untilState(page, "sent");
  await page.goto(`${url}/privacy`);
  expect(await page.evaluate(kept)).toEqual({ cookies: "", tab: ["places"], device: ["estimate-sent-at"] });
  expect(await page.context().cookies()).toEqual([]);
});

test("every form and look-up links the privacy policy under what it asks, and so does every footer", () => {
  const pages = listRoutes().map(({ path }) => openBuilt(path));
  const forms = pages.flatMap((page) => allIn(page, "form"));
  expect(forms.length).toBeGreaterThan(35);
  for (const part of [...forms, ...pages.map((page) => oneIn(page, "footer"))])
    expect(targetsIn(part)).toContain("/privacy");
});
