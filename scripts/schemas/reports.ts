import { choice, group, integer, list, named, optional, type Static, text } from "../../src/fields/index.ts";
import { count, pagePath } from "./parts.ts";

const digest = (description: string) => text(description, "0f".repeat(32), { pattern: "^[0-9a-f]{64}$" });
const paths = (description: string) => list(description, pagePath);
const files = (description: string) => list(description, text("Path in the folder.", "index.html"));
const ms = (description: string) => integer(`${description}, in milliseconds.`, 120, { minimum: 0 });

export const build = group("What site build did.", {
  pages: count("Pages of the site, or of this part of it."),
  rendered: count("Pages that were rendered."),
  unchanged: count("Pages that stayed as they were."),
  removed: count("Pages that went."),
  bytes: count("Bytes of all published files."),
  ms: group("Times of the parts of the build.", {
    total: ms("All of it"),
    validate: ms("Reading and checking the data"),
    links: ms("Proving the links"),
    bundle: ms("Script and styles"),
    images: ms("Pictures"),
    render: ms("Making and rendering pages"),
    publish: ms("Putting the folder in place"),
  }),
  peakRssMb: count("Most memory that was used, in megabytes."),
  out: text("The published folder.", "/srv/site/dist"),
  digest: digest("SHA-256 of what sha256sum prints for all files, sorted by path."),
  changed: paths("Pages that were rendered."),
  reasons: Object.assign(named("Why each was, by its path.", text("The reason.", "its data changed")), {
    propertyNames: { pattern: "^/" },
  }),
  removedPaths: paths("Pages that went."),
});
export type BuildReport = Static<typeof build>;

export const release = group("What a release changed in the ledger.", {
  pages: count("Pages that are published."),
  added: paths("New pages."),
  changed: paths("Pages that say something else."),
  lost: paths("Pages that are gone without a redirect; they stay in the ledger."),
  redirected: paths("Pages that are gone and redirected; the ledger forgets them."),
  announced: optional(
    count(
      "Addresses that search engines were told of; absent where they were not to be told, or could not be.",
    ),
  ),
});
export type ReleaseReport = Static<typeof release>;

export const verify = group("Whether a built folder is as it was built.", {
  digest: digest("Digest of the folder as it is now."),
  files: count("Files in it."),
  expected: optional(
    digest("What it is held against; absent where no build is remembered and no digest is given."),
  ),
  changed: files("Files that differ from those of the last build; empty where none is remembered."),
  added: files("Files that came."),
  removed: files("Files that went."),
});
export type VerifyReport = Static<typeof verify>;

const status = choice(
  ["ok", "warning", "problem"],
  "A problem is something that is needed and missing, a warning something that some work needs.",
  "ok",
);
const check = group("One check of this machine or the configuration.", {
  id: text("What was looked at, the same in every run.", "node"),
  status,
  message: text("What was found.", "Node 20.20.2"),
  fix: optional(text("How to mend it; present unless all is well.", "Install Node 20.19 or newer.")),
});
export type CheckResult = Static<typeof check>;

export const doctor = group("What site doctor found.", {
  checks: list("Every check.", check, { mayRepeat: true }),
  counts: group("How many came out how.", {
    ok: count("Checks that found all well."),
    warning: count("Warnings."),
    problem: count("Problems."),
  }),
});
