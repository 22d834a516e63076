import { describe, expect, it } from "vitest";
import { knownAddress } from "../../scripts/stand-ins/properties.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { startStandInSite } from "../support/stand-ins.ts";

const start = (options = {}) => startStandInSite(options, temporaryFolder());

async function lookUp(url: string, address: string, key: string | undefined = "stand-in-rentcast-key") {
  const query = new URLSearchParams({ address });
  const headers = key ? { "X-Api-Key": key } : undefined;
  const answer = await fetch(`${url}/_rentcast/v1/properties?${query}`, { ...(headers && { headers }) });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

describe("the property API's stand-in", () => {
  it("knows a house, with its owner as real records have", async () => {
    const { url } = await start();
    const { status, body } = await lookUp(url, knownAddress);
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        formattedAddress: "12 Maple Street, Maple Grove, MN 55311",
        squareFootage: 1850,
        owner: expect.objectContaining({ names: ["Ada Ownerson"] }),
      }),
    ]);
  });

  it("finds a house whatever the case, commas and spaces of its address", async () => {
    const { url } = await start();
    expect((await lookUp(url, "  12 MAPLE street Maple Grove,MN  55311")).status).toBe(200);
  });

  it("leaves out the size of a house where it is unknown", async () => {
    const { url } = await start();
    const { body } = await lookUp(url, "3 Unmeasured Road, Maple Grove, MN 55311");
    expect((body as object[])[0]).not.toHaveProperty("squareFootage");
  });

  it.each([
    [
      "an address it does not know",
      "1 Elm Street, Maple Grove, MN 55311",
      "stand-in-rentcast-key",
      404,
      "resource/not-found",
    ],
    ["no address", " ", "stand-in-rentcast-key", 400, "request/invalid-parameters"],
    ["no key", knownAddress, "", 401, "auth/api-key-invalid"],
    ["another key", knownAddress, "other", 401, "auth/api-key-invalid"],
    ["an address that asks for 429", "429 Fault Street", "stand-in-rentcast-key", 429, "stand-in/429"],
  ])("answers %s with its status", async (_, address, key, status, error) => {
    const { url } = await start();
    expect(await lookUp(url, address, key)).toEqual({
      status,
      body: { status, error, message: expect.any(String) },
    });
  });

  it("takes GET only", async () => {
    const { url } = await start();
    expect((await fetch(`${url}/_rentcast/v1/properties`, { method: "POST" })).status).toBe(405);
  });

  it("takes 20 requests in a second", async () => {
    let time = 0;
    const { url } = await start({ now: () => time });
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn++) statuses.push((await lookUp(url, knownAddress)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    time = 1000;
    expect((await lookUp(url, knownAddress)).status).toBe(200);
  });

  it("drops the connection when asked", async () => {
    const { url } = await start();
    await expect(lookUp(url, "drop Fault Street")).rejects.toThrow("fetch failed");
  });
});
