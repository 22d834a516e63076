import { describe, expect, it } from "vitest";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { createPage } from "../../src/pages/pages.ts";
import { answerTo } from "../../src/site/answers.ts";
import { oncePer } from "../../src/site/once.ts";
import { answering, ask, derive, withQuestions } from "../../src/site/questions.ts";
import type { Site } from "../../src/site/site.ts";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";
import { siteOf } from "../support/site.ts";

/** Paths of the pages that have other answers after a change of the data. */
function changedBy(change: (data: DataFolder) => void): string[] {
  const data = copyOfData(realData);
  const before = siteOf(data.dir);
  const words = pageWords(createLayout(before).layout);
  const pages = [...before.paths.values()].map((entry) => ({
    path: entry.path,
    questions: withQuestions(() => createPage(before, entry, words)).questions,
  }));
  change(data);
  const after = siteOf(data.dir);
  return pages
    .filter(({ questions }) => [...questions].some((one) => answerTo(before, one) !== answerTo(after, one)))
    .map(({ path }) => path);
}

describe("the answers of a site", () => {
  it.each<[what: string, change: (data: DataFolder) => unknown, paths: string[]]>([
    [
      "a city's text: the pages that show it",
      (data) => data.append("cities/orange-county/irvine.yaml", "updatedOn: 2026-01-02\n"),
      [
        "/painters-costa-mesa-orange-county",
        "/painters-irvine-orange-county",
        "/painters-laguna-beach-orange-county",
        "/painters-newport-beach-orange-county",
        "/painters-orange-orange-county",
        "/painters-santa-ana-orange-county",
        "/painters-tustin-orange-county",
        "/service-areas/orange-county",
        "/hoa-painting-orange-county",
        "/",
        "/service-areas",
      ],
    ],
    [
      "a project's title: other pages that show it",
      (data) =>
        data.write(
          "projects/house-exterior-paint-long-beach.yaml",
          data
            .read("projects/house-exterior-paint-long-beach.yaml")
            .replace(/^title: .*/m, "title: A house by the sea"),
        ),
      ["/painters-long-beach-los-angeles-county", "/", "/projects"],
    ],
  ])("change with %s", (_, change, paths) => expect(changedBy(change)).toEqual(paths));

  it("change with one city more: pages that list its county or print how many there are, and no others", () => {
    const changed = changedBy((data) =>
      data.write(
        "cities/orange-county/zzyzx.yaml",
        data.read("cities/orange-county/irvine.yaml").replaceAll("Irvine", "Zzyzx"),
      ),
    );
    const ofCities = changed.filter((path) => path.startsWith("/painters-"));
    expect(ofCities, "each lists all areas").toHaveLength(34);
    expect(changed.filter((path) => !ofCities.includes(path))).toEqual([
      "/about-us",
      "/service-areas/orange-county",
      "/",
      "/404",
      "/service-areas",
    ]);
  });
});

describe("withQuestions", () => {
  const site = {} as Site;
  const ofNothing = derive("nothing", () => {
    ask("data", "hidden");
    return 1;
  });
  const doubled = oncePer((_: Site) => {
    ask("data", "seen");
    return 2;
  });

  it("notes what is asked, also by what was made before, and nothing of how an answer is found", () => {
    const work = () =>
      withQuestions(() => [
        ofNothing(site),
        doubled(site),
        answering("city", "a/b", () => ask("data", "inside")),
      ]);
    const questions = ["nothing ", "data seen", "city a/b"];
    expect([...work().questions]).toEqual(questions);
    expect([...work().questions], "the second time").toEqual(questions);
  });

  it("keeps apart what is made within something larger, unless that asks again", () => {
    const { questions } = withQuestions(() => {
      ask("value", "phone");
      withQuestions(() => ask("value", "email"));
    });
    expect([...questions]).toEqual(["value phone"]);
  });
});
