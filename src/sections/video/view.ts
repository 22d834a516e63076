import {
  date,
  either,
  group,
  image,
  line,
  list,
  optional,
  prose,
  type Resolved,
  sample,
  section,
  servedFile,
  text,
} from "../../fields/index.ts";
import { formatDate } from "../../site/formats.ts";
import type { PageContext } from "../page-context.ts";
import { clockTime, isoDuration, secondsOf } from "./duration.ts";
import { hostedVideo } from "./hosts.ts";

const fileOf = (what: string, example: string, endings: string) =>
  servedFile(`${what}, a file in data/static.`, example, {
    pattern: `^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*\\.(${endings})$`,
    mistake: `Write the path of a file below data/static, for example ${example}; it ends in ${endings.replace("|", " or ")}.`,
  });
const play = line("Words of the button on the picture.", "Play the video");
const consent = (host: string) =>
  line(
    "What happens when it is pressed, shown beside the button: nothing of the host is loaded before.",
    `Playing loads the video from ${host}.`,
  );

export const fields = section("video", "A video: a file of this site, or one on YouTube or Vimeo.", {
  heading: line("Heading of the section.", "A roof in one minute"),
  text: optional(prose("Text under the heading.", "Filmed on a barn of 1912.")),
  video: either(
    [
      group("A file of this site.", {
        file: fileOf("The video", "barn-roof.mp4", "mp4|webm"),
        captions: optional(
          group("Captions, for people who do not hear what is said.", {
            file: fileOf("The captions (WebVTT)", "barn-roof.vtt", "vtt"),
            label: line("Their name in the menu of the player.", "English"),
          }),
        ),
      }),
      group("A video on YouTube.", {
        youtube: text("Its id: what follows v= in its address.", "aqz-KE-bpKQ", {
          pattern: "^[A-Za-z0-9_-]{11}$",
          mistake: "Write the eleven letters and digits after v= in the address, for example aqz-KE-bpKQ.",
        }),
        play,
        consent: consent("YouTube"),
      }),
      group("A video on Vimeo.", {
        vimeo: text("Its id: what follows vimeo.com/ in its address.", "76979871", {
          pattern: "^[0-9]+(/[0-9a-f]+)?$",
          mistake: "Write the digits after vimeo.com/ in the address, for example 76979871.",
        }),
        play,
        consent: consent("Vimeo"),
      }),
    ],
    { description: "Where it is: one of these.", examples: [{ file: "barn-roof.mp4" }] },
  ),
  title: line("Name of the video.", "New shingles on a barn of 1912"),
  description: line(
    "What is seen in it, in one or two sentences.",
    "Two roofers strip and renew a barn roof.",
  ),
  poster: image("Picture that is shown until it plays, as wide and high as the video is.", "barn-roof-after"),
  duration: text("How long it is: minutes and seconds, or ISO 8601 (PT1M25S).", "1:25", {
    pattern: "^((\\d{1,2}:[0-5]\\d|\\d{1,3}):[0-5]\\d|PT(?=\\d)(\\d+H)?(\\d+M)?(\\d+S)?)$",
    mistake: "Write minutes and seconds, for example 1:25.",
    unit: "minutes:seconds",
  }),
  uploadedOn: date("Day it was first published, as year-month-day (ISO 8601).", "2026-03-09"),
  transcript: optional(
    group("What is said and seen, to be read; folded away until it is asked for.", {
      label: line("Words that unfold it.", "Read the transcript"),
      paragraphs: list("The paragraphs.", prose("A paragraph.", "We strip the old shingles first."), {
        minItems: 1,
      }),
    }),
  ),
  sample,
});

export function view({ video, duration, uploadedOn }: Resolved<typeof fields>, { site }: PageContext) {
  const { business } = site;
  const seconds = secondsOf(duration);
  return {
    video:
      "file" in video
        ? { ...video, language: business.locale.split("-")[0] ?? "" }
        : { ...video, ...hostedVideo(video) },
    duration: isoDuration(seconds),
    facts: `${clockTime(seconds)} · ${formatDate(business, uploadedOn)}`,
  };
}
