import { describe, expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { openSession } from "../support/edit-session.ts";
import { fullerData } from "../support/fuller-site.ts";

const path = "/roofers-pine-bend-lake-county";
const pine = "cities/lake-county/pine-bend.yaml";

describe("a text that pages share", () => {
  it.each([
    ["the title", "pages/city.yaml", "/title", "/customTitle", "on all 3 city pages"],
    ["the heading", "pages/city.yaml", "/sections/0/heading", "/customH1", "on all 3 city pages"],
    ["the phone number", "business.yaml", "/phone", "/phone", "wherever it stands"],
  ])("can be %s of one city alone", async (_, file, pointer, own, shared) => {
    expect(await openSession().own(path, file, pointer)).toEqual({
      status: "own",
      own: { file: pine, pointer: own, name: "Pine Bend", shared },
    });
  });

  it("has one place where the city says it already, or nothing may stand in its place", async () => {
    const data = copyOfData().append(pine, "customTitle: Pine Bend roofers\n");
    const { own } = openSession(data);
    for (const [file, pointer] of [
      ["pages/city.yaml", "/title"],
      ["pages/city.yaml", "/breadcrumb"],
      [pine, "/lead"],
      ["business.yaml", "/name"],
    ] as const)
      expect(await own(path, file, pointer)).toEqual({ status: "own" });
    expect(await own("/contact", "pages/contact.yaml", "/title")).toEqual({ status: "own" });
  });

  it("stands for a project, too", async () => {
    const data = fullerData();
    const entry = await openSession(data).own("/work/barn-roof", "pages/project.yaml", "/title");
    expect(entry).toMatchObject({ own: { file: "projects/barn-roof.yaml", pointer: "/metaTitle" } });
  });

  it("is written into the file of the city alone, and taken back to the byte", async () => {
    const data = copyOfData();
    const before = data.read(pine);
    const session = openSession(data);
    expect(await session.save(pine, "/customH1", "", "Roofers of {city}")).toMatchObject({
      status: "good",
      reach: { pages: [path] },
    });
    expect(data.read(pine)).toBe(before.replace("lead: ", "customH1: Roofers of {city}\nlead: "));
    await session.undo();
    expect(data.read(pine)).toBe(before);
  });
});
