import type { ContactWord } from "../fields/schema.ts";
import type { Picture, ProjectSummary, ServiceSummary } from "../fields/summaries.ts";
import type { Business } from "../kinds/business/fields.ts";
import type { FormProps } from "../kinds/form/fields.ts";
import type { MailProps } from "../kinds/mail/fields.ts";
import type { ProjectProps } from "../kinds/project/fields.ts";
import type { Dataset } from "../loader/load.ts";
import type { Problem } from "../problem.ts";
import { factProblems } from "./facts.ts";
import { noteMissingPages } from "./links.ts";
import { lostPathProblems } from "./lost-paths.ts";
import type { MissingThings } from "./missing.ts";
import { onDay } from "./on-day.ts";
import type { PathIndex } from "./paths.ts";
import type { Card } from "./pictures.ts";
import { type CountyCities, Places } from "./places.ts";
import type { AskedMap } from "./questions.ts";
import { readRecords } from "./records.ts";
import { redirectProblems } from "./redirects.ts";
import type { LinkUse, ResolveContext } from "./resolve.ts";
import { projectNumberProblems, sectionIdProblems } from "./section-ids.ts";
import { SiteBuilder } from "./site-builder.ts";
import { staticFileProblems } from "./static-files.ts";
import type { TextValues } from "./text.ts";

/** The pictures that exist, by name. Without a build they have no encodings yet. */
export type PictureCatalog = Map<string, Picture>;

export interface SiteOptions {
  pictures: PictureCatalog;
  /** Crops for link previews, by `cardKey`. */
  cards?: Map<string, Card>;
  /** Origin in place of the one in the data, for previews. */
  origin?: string;
  /** Path the site lives under, "/" or with a slash at both ends. */
  base?: string;
  /** The day that the site is of, as year-month-day: what is over by then, or has not begun, is left out. */
  today: string;
  /** Those of the same dataset, where it is linked a second time. */
  places?: Places;
  /** Those of an earlier state of the data, of which is kept what stays the same. */
  former?: Places | undefined;
  /** Stands in for each context that texts are resolved in; `explain` marks with it where links and pictures come from. */
  traceContext?(context: ResolveContext): ResolveContext;
}

export type SummaryRole = "city" | "county" | "service" | "project";

/** What the site tells as it is; whoever reads one of these has asked for it. */
export interface SiteFacts {
  business: Business;
  origin: string;
  base: string;
  contactLinks: ContactLinks;
  /** The day that the site is of, as year-month-day. Pages ask for what is made of it, so that most stay on the next day. */
  today: string;
  redirects: Map<string, string>;
  services: ServiceSummary[];
  projects: ProjectSummary[];
  forms: Map<string, FormProps>;
  mails: Map<string, MailProps>;
  counties: readonly CountyCities[];
}

/** The data linked: references resolved, paths known, texts ready to be filled. Immutable once created. */
export interface Site extends SiteFacts {
  dataset: Dataset;
  projectProps: AskedMap<ProjectProps>;
  values: TextValues;
  /** What is pointed at and missing; grows while pages are listed. */
  missing: MissingThings;
  /** Links of things that stand on many pages (services, forms), proven once. */
  sharedLinks: LinkUse[];
  problems: Problem[];
  picture(name: string | undefined): Picture;
  /** What other pages may say of a thing; undefined where there is none of that name. */
  summary(role: SummaryRole, id: string): unknown;
  /** Crops for link previews, by `cardKey`. */
  cards: AskedMap<Card>;
  /** What link previews show for a picture, or for a pair of states. */
  card(picture: Picture, before?: Picture): Card;
  places: Places;
  /** Those of `places`. */
  paths: PathIndex;
  contextFor(file: string, values: TextValues, links: LinkUse[]): ResolveContext;
}

/** The `href` of each named contact link: what the word in the data becomes. Ways that the business has not are left out. */
export type ContactLinks = { [Word in ContactWord]?: string } & {
  /** Numbers beside those two. */
  phones?: PhoneLink[];
};

/** A further number, to be called or texted. */
export interface PhoneLink {
  /** The word in the data that becomes its link, such as `call:emergency`. */
  word: string;
  href: string;
  purpose: string;
  number: string;
  hours?: string;
}

/** Links valid data into a site. What points at nothing comes back as problems, one for each missing thing. */
export function createSite(dataset: Dataset, options: SiteOptions): Site {
  const current = onDay(dataset, options.today);
  const { site } = new SiteBuilder(current, options, options.places ?? new Places(current, options.former));
  site.problems.push(
    ...site.places.problems,
    ...sectionIdProblems(dataset),
    ...factProblems(dataset),
    ...projectNumberProblems(dataset),
    ...redirectProblems(site),
    ...lostPathProblems(site),
    ...staticFileProblems(site),
  );
  readRecords(site);
  noteMissingPages(site);
  return site;
}
