import { describe, expect, it } from "vitest";
import { policySources } from "../../src/pages/policy-sources.ts";
import { clockTime, isoDuration, secondsOf } from "../../src/sections/video/duration.ts";
import { renderHeaders } from "../../src/seo/hosting.ts";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { page } from "../support/fuller-site.ts";
import { check } from "../support/problems.ts";
import { datasetOf, pageAt, siteOf } from "../support/site.ts";

const file = "{ file: barn.mp4, captions: { file: barn.vtt, label: English } }";
const hosted = (id: string) => `{ ${id}, play: Play, consent: It loads from there. }`;

function withVideo(video: string, more = ""): DataFolder {
  const section = `  - kind: video
    heading: A roof in one minute
    video: ${video}
    title: New shingles on a barn
    description: Two roofers renew a roof.
    poster: roof-repair
    duration: 1:05
    uploadedOn: 2026-03-09
${more}`;
  return copyOfData()
    .write("static/barn.mp4", "video")
    .write("static/barn.vtt", "WEBVTT\n")
    .write("pages/film.yaml", page("/film", "text", section));
}

const graphOf = (data: DataFolder, base = "/") =>
  (pageAt(siteOf(data.dir, { base }), "/film").structuredData?.["@graph"] ?? []) as unknown as Record<
    string,
    unknown
  >[];
const videoOf = (data: DataFolder, base?: string) =>
  graphOf(data, base).find((node) => node["@type"] === "VideoObject");
const policyOf = (data: DataFolder) =>
  (/Content-Security-Policy: (.*)/.exec(renderHeaders("/", policySources(datasetOf(data.dir))))?.[1] ?? "")
    .split("; ")
    .filter((directive) => /^(frame-src|media-src)/.test(directive));

describe("a video", () => {
  it("is told to search engines as the page shows it, with its file below the base of the site", () => {
    const told = {
      "@type": "VideoObject",
      name: "New shingles on a barn",
      description: "Two roofers renew a roof.",
      thumbnailUrl: "https://www.maple-roofing.example/roof-repair",
      uploadDate: "2026-03-09T00:00:00Z",
      duration: "PT1M5S",
    };
    expect(videoOf(withVideo(file), "/sub/")).toEqual({
      ...told,
      contentUrl: "https://www.maple-roofing.example/sub/barn.mp4",
    });
    expect(videoOf(withVideo(hosted("youtube: aqz-KE-bpKQ")))).toEqual({
      ...told,
      embedUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0",
    });
    const [section] = pageAt(siteOf(withVideo(file).dir), "/film").props.sections.slice(-1);
    expect(section).toMatchObject({
      facts: "1:05 · March 9, 2026",
      video: { file: "/barn.mp4", language: "en" },
    });
  });

  it("that is only a sample is not", () => {
    expect(videoOf(withVideo(file, "    sample: true\n"))).toBeUndefined();
  });

  it.each([
    [
      "youtube: aqz-KE-bpKQ",
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0",
    ],
    ['vimeo: "76979871"', "https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
    [
      "vimeo: 76979871/abc123",
      "https://vimeo.com/76979871/abc123",
      "https://player.vimeo.com/video/76979871?dnt=1&h=abc123",
    ],
  ])("has a page and a player on its host: %s", (id, link, embed) => {
    const { sections } = pageAt(siteOf(withVideo(hosted(id)).dir), "/film").props;
    expect(sections.at(-1)).toMatchObject({ video: { page: link, embed } });
  });

  it("opens the policy for its own source and no other, and only on sites that have one", () => {
    expect(policyOf(copyOfData())).toEqual([]);
    expect(policyOf(withVideo(file))).toEqual(["media-src 'self'"]);
    expect(policyOf(withVideo(hosted("youtube: aqz-KE-bpKQ")))).toEqual([
      "frame-src https://www.youtube-nocookie.com",
    ]);
    expect(policyOf(withVideo(hosted('vimeo: "76979871"')))).toEqual(["frame-src https://player.vimeo.com"]);
  });

  it.each([
    [
      "barn.mp4",
      "static/barn.mp4",
      `pages/film.yaml:12:20  error  missing-file
The file static/barn.mp4 is used here, but there is no static/static/barn.mp4. Did you mean barn.mp4?
Fix: Write barn.mp4 instead of static/barn.mp4.`,
    ],
    [
      "barn.vtt",
      "words.vtt",
      `pages/film.yaml:12:48  error  missing-file
The file words.vtt is used here, but there is no static/words.vtt.
Fix: Put the file into the folder static, as static/words.vtt.`,
    ],
    [
      "barn.mp4",
      "barn.avi",
      `pages/film.yaml:12:20  error  invalid-value
"file" is "barn.avi", which does not have the right form.
Fix: Write the path of a file below data/static, for example barn-roof.mp4; it ends in mp4 or webm.`,
    ],
  ])("whose file is not there or none is a problem with its line: %s as %s", (from, to, problem) => {
    expect(check(withVideo(file.replace(from, to)).dir).found).toEqual([problem]);
  });

  it("is named on its host by its id alone", () => {
    expect(check(withVideo(hosted("youtube: https://youtu.be/aqz-KE-bpKQ")).dir).found).toEqual([
      `pages/film.yaml:12:23  error  invalid-value
"youtube" is "https://youtu.be/aqz-KE-bpKQ", which does not have the right form.
Fix: Write the eleven letters and digits after v= in the address, for example aqz-KE-bpKQ.`,
    ]);
  });
});

it.each([
  ["0:03", 3, "0:03", "PT3S"],
  ["12:30", 750, "12:30", "PT12M30S"],
  ["1:02:03", 3723, "1:02:03", "PT1H2M3S"],
  ["PT1M25S", 85, "1:25", "PT1M25S"],
  ["PT2H", 7200, "2:00:00", "PT2H0S"],
])("a duration is read and written in both forms: %s", (written, seconds, clock, iso) => {
  expect([secondsOf(written), clockTime(seconds), isoDuration(seconds)]).toEqual([seconds, clock, iso]);
});
