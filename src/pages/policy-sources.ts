import { calledOrigins } from "../calls/endpoints.ts";
import type { Dataset } from "../loader/load.ts";
import { hostedVideo } from "../sections/video/hosts.ts";
import type { PolicySources } from "../seo/hosting/header-rules.ts";

/** What the pages of a data folder reach: the services that they call, the videos that they show. */
export function policySources(dataset: Dataset): PolicySources {
  const frame = new Set<string>();
  const media = new Set<string>();
  for (const { value } of dataset.pages)
    for (const section of value.sections) {
      if (section.kind !== "video") continue;
      if ("file" in section.video) media.add("'self'");
      else frame.add(new URL(hostedVideo(section.video).embed).origin);
    }
  return { connect: calledOrigins(dataset), frame: [...frame].sort(), media: [...media] };
}
