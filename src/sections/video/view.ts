import type { Resolved } from "../../fields/index.ts";
import { formatDate } from "../../site/formats.ts";
import type { PageContext } from "../page-context.ts";
import { clockTime, isoDuration, secondsOf } from "./duration.ts";
import { fields } from "./fields.ts";
import { hostedVideo } from "./hosts.ts";

export { fields };

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
