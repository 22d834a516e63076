/** Where something stands in the data. */
export interface Source {
  /** File, relative to the working directory. */
  file: string;
  line?: number;
  column?: number;
  /** The text as it is written there, its placeholders not filled. */
  written?: string;
  /** What the place has to do with the value, where it does not say the value itself. */
  note?: string;
}

/** A placeholder of a text: what it became, and where that comes from. */
export interface Placeholder {
  name: string;
  value: string;
  sources: Source[];
}

/** A value of the page, with every place it is made from, the text that holds it first. */
export interface ExplainedValue {
  name: string;
  value: string;
  sources: Source[];
  /** Names in braces in the first source. */
  placeholders: Placeholder[];
}

export interface ExplainedLink {
  /** What it says; empty where it shows a picture or a dot. */
  label: string;
  to: string;
  /** Kind of the section it stands in, or `breadcrumbs`, `header and footer`. */
  where: string;
  source: Source;
}

/** All links from one place of the data to the page. */
export interface Referrer {
  label: string;
  where: string;
  source: Source;
  /** Paths of the pages it stands on; empty for the frame, which stands on all of them. */
  from: string[];
}

/** A place near the city of a page. */
export interface Neighbor {
  name: string;
  /** Absent for a place without a page. */
  path?: string;
  /** Where this city names it, and where it names this city. */
  named?: Source;
  names?: Source;
}

/** What a page is made of, and who leads to it. */
export interface PageExplanation {
  path: string;
  type: string;
  /** The page file, and the file of the city, county or project it is about. */
  files: Source[];
  head: ExplainedValue[];
  openGraph: ExplainedValue[];
  heading?: ExplainedValue;
  structuredData: ExplainedValue[];
  links: ExplainedLink[];
  /** Links of header, footer and menus, the same on every page. */
  frameLinks: ExplainedLink[];
  referrers: Referrer[];
  redirects: { from: string; source: Source }[];
  neighbors: Neighbor[];
  /** When the page was last rendered, and why; absent before its first build. */
  rendered?: { at: string; reason: string; out: string };
}
