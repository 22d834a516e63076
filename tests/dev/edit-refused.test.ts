import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSession as open } from "../support/edit-session.ts";

const pine = "cities/lake-county/pine-bend.yaml";
const landmark = [pine, "/landmarks/1", "Fire Tower", "Water Tower"] as const;

describe("an edit that others stand in the way of", { timeout: 30_000 }, () => {
  it("is refused with what the file lacks while it cannot be read, and is never told that its value is gone", async () => {
    const { data, attempt, save } = open();
    const slips = {
      "city: Pine Bend": "city: Pine Bend: [",
      "county: lake-county": "<<<<<<< HEAD\ncounty: lake-county",
    };
    for (const [from, to] of Object.entries(slips)) {
      data.edit(pine, from, to);
      const place = expect.stringMatching(new RegExp(`^${pine}:\\d+`));
      const refused = {
        status: "refused",
        problems: [{ place, hint: expect.anything() }],
      };
      const lead = "Needles fill the gutters of Pine Bend twice a year and push water under the edge.";
      expect(await attempt(pine, "/lead", lead, "We mend roofs.")).toMatchObject(refused);
      expect(await save(pine, "/lead", lead, "We mend roofs.")).toMatchObject(refused);
      data.edit(pine, to, from);
    }
    expect(await save(...landmark)).toMatchObject({ status: "good" });
  });

  it("is refused in words where the disk takes nothing, or another command does not end; later it is saved", async () => {
    const { data } = open();
    const { save } = open(data, 0);
    const before = data.read(pine);
    const journal = join(data.dir, ".site-add/000001.json.new");
    mkdirSync(journal, { recursive: true });
    const folder = ".site-add/000001.json.new is a folder, but a file is expected here.";
    expect(await save(...landmark)).toMatchObject({ status: "refused", problems: [{ message: folder }] });
    data.write(
      ".site-add.lock",
      JSON.stringify({ pid: 1, host: "elsewhere", since: "2026-03-02T09:00:00Z" }),
    );
    const held = {
      message: expect.stringContaining("Another command changes the data (process 1 on elsewhere"),
      hint: "Wait until it has ended, then try again. If none runs there, remove .site-add.lock.",
    };
    expect(await save(...landmark)).toMatchObject({ status: "refused", problems: [held] });
    expect(data.read(pine)).toBe(before);
    data.remove(".site-add.lock");
    expect(await save(...landmark)).toMatchObject({ status: "good" });
  });
});
