import type { Severity } from "../../../src/problem.ts";
import type { Owner } from "../finding.ts";
import type { RenderedPage } from "../rendered/rendered-page.ts";

/** All that the report's page reads when it opens. Pages are named by their number in `pages`. */
export interface ReportData {
  site: {
    name: string;
    origin: string;
    /** Address of the built folder, seen from the report, with a slash at its end. */
    folder: string;
    /** Address of the favicon in the built folder, from its root; absent where there is none. */
    icon?: string;
  };
  rules: ReportRule[];
  score: Scores;
  /** Present where a baseline was given. */
  trend?: Trend;
  run: RunInfo;
  /** What the run before this one, kept beside the report, had; absent in the first. */
  before?: Before;
  /** Scores of the runs before this one, the oldest first. */
  history: RunScore[];
  findings: ReportFinding[];
  pages: ReportPage[];
  /** Pages that were opened in a browser. */
  rendered: readonly RenderedPage[];
  /** Pages that each page links in its text. */
  links: number[][];
  cities: ReportCity[];
  similarities: ReportSimilarity[];
  /** Masked similarity from which two pages are an error, 0 to 1. */
  similarityLimit: number;
}

export interface ReportRule {
  id: string;
  /** Group of the rule, as people call it. */
  group: string;
  severity: Severity;
  checks: string;
  why: string;
  fix: string;
  source: string;
  /** Where to read the source. */
  sourceUrl?: string;
}

/** Whole points, 0 to 100: of the site, and of each group of rules. */
export interface Scores {
  all: number;
  groups: { group: string; score: number; errors: number; warnings: number; infos: number }[];
}

/** Findings of the baseline that are gone; what is new is said by each finding. */
export interface Trend {
  gone: { group: string; rule: string; message: string }[];
}

/** When, and of which state of the data, an audit was made. */
export interface RunInfo {
  /** Day, by the clock of the business. */
  day: string;
  /** Short name of the commit that the data folder is at; absent where git does not know it. */
  commit?: string;
}

/** Findings that are gone since the last run; those that are new say so themselves. */
export interface Before extends RunInfo {
  fixed: { group: string; rule: string; message: string }[];
}

/** What is kept of a run for the trend. */
export interface RunScore extends RunInfo {
  score: number;
  errors: number;
  warnings: number;
}

export interface ReportFinding {
  /** Number in `rules`. */
  rule: number;
  severity: Severity;
  owner: Owner;
  message: string;
  fix: string;
  /** `file:line` in the data, or a file of the built folder. */
  place?: string;
  pages: number[];
  /** Pages that it touches, those that bring customers three times, by its severity. */
  impact: number;
  /** Where pages that bring customers cannot be found, used or called from: some of them, or every page. */
  critical?: "pages" | "site";
  /** False where the baseline holds it. */
  isNew: boolean;
  /** True where the run before did not have it; absent in the first run. */
  isFresh?: boolean;
  /** What the team has written down about it. */
  note?: string;
}

export interface ReportPage {
  path: string;
  type: string;
  /** File of the data it comes from. */
  source: string;
  title: string;
  /** Width as a search result shows it, in pixels. */
  titlePixels: number;
  description: string;
  descriptionPixels: number;
  /** Text of its first main heading; "" where it has none. */
  h1: string;
  /** Canonical address; absent where it has none. */
  canonical?: string;
  /** Words of the main content. */
  words: number;
  /** Bytes of the document. */
  bytes: number;
  /** True for a page that search engines should show. */
  isMeant: boolean;
  /** What keeps Google from showing it; absent where nothing does. */
  obstacles?: { by: string; words: string; place?: string }[];
  /** What its tags and headers tell Google; "" where nothing. */
  robots: string;
  /** True where menus, trails or the footer link it. */
  isInMenu: boolean;
  /** Clicks from the home page; absent where no link leads to it. */
  depth?: number;
  /** Weight that links in texts give it (PageRank); the mean of all pages is 1. */
  linkScore: number;
  /** Share of its text that no other page of its type has, 0 to 1; absent where it was not compared. */
  unique?: number;
  /** The page most like it, and how much, 0 to 1. */
  closest?: { page: number; masked: number };
  /** Number of its texts in the packed texts; absent where they are not kept. */
  text?: number;
}

export interface ReportCity {
  name: string;
  county: string;
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  page?: number;
  /** Numbers of the cities that it names as nearby. */
  nearby: number[];
}

export interface ReportSimilarity {
  type: string;
  isEstimated: boolean;
  pages: number[];
  mean: number;
  comparisons: number;
  /** The closest first, at most 200. */
  pairs: { pages: [number, number]; raw: number; masked: number }[];
  /** Masked similarity of all pairs by row and column, in thousandths; absent above 200 pages. */
  matrix?: number[];
}

/** What the view of one page shows beyond its row; packed, and unpacked when it is opened. */
export interface PageDetail {
  /** Names or parts of the path that a search result shows after the domain. */
  trail: string[];
  desktop: SearchSnippet;
  phone: SearchSnippet;
  social: SocialCard;
  outline: { level: number; text: string }[];
  /** Values of the blocks, or why one cannot be read. */
  structuredData: ({ value: unknown } | { error: string })[];
  /** Links in its text, in order. `path` is there for pages of the site. */
  links: { text: string; href: string; path?: string }[];
}

/** Links of other pages that lead to a page; packed like its details. */
export interface PageInlinks {
  /** Those in texts by their words, with the pages that have them; the most frequent words first. */
  anchors: { text: string; pages: number[] }[];
  /** Words of those in menus, trails and the footer. */
  menu: string[];
}

/** Title and description as far as a search result shows them. */
export interface SearchSnippet {
  title: string;
  description: string;
}

export interface SocialCard {
  siteName: string;
  title: string;
  description: string;
  image?: {
    url: string;
    /** Its path in the built folder; absent where it is elsewhere or missing. */
    file?: string;
    alt: string;
  };
}
