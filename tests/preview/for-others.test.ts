import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Door } from "../../scripts/dev/door.ts";
import { ownAddresses } from "../../scripts/dev/own-addresses.ts";
import { startPreview } from "../../scripts/preview/server.ts";
import { temporaryFolder } from "../support/data-folder.ts";

async function serve(door?: Door) {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "index.html"), "the whole site");
  const server = await startPreview(dir, 0, { standIns: false, ...(door && { door }) });
  onTestFinished(server.close);
  return server;
}

test("a preview is for this machine alone, unless others are to be let in", async () => {
  const { url, urlsForOthers } = await serve();
  expect(urlsForOthers).toEqual([]);
  const [own] = ownAddresses();
  if (own) await expect(fetch(url.replace("127.0.0.1", own))).rejects.toThrow("fetch failed");
});

test("a device of the network sees the built site once it has sent the code", async () => {
  const door = new Door(() => undefined);
  const { url, urlsForOthers } = await serve(door);
  expect(await (await fetch(url)).text()).toBe("the whole site");
  const [other] = urlsForOthers;
  if (other === undefined) return;
  expect(await (await fetch(other)).text()).toContain("Type the code");
  const answer = await fetch(`${other}__code`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ code: door.shownCode }),
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(await (await fetch(other, { headers: { cookie } })).text()).toBe("the whole site");
});
