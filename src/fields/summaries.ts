/** A piece of running text: plain words, emphasised words, or a link. */
export type Inline = string | { strong: string } | { label: string; to: string };

/** Running text: a plain string where it has neither links nor emphasis. */
export type Prose = string | Inline[];

/** A picture in all its encodings, ready for an `img` inside a `picture`. */
export interface Picture {
  name: string;
  /** What it shows, for people who cannot see it. */
  alt: string;
  /** Size of the largest encoding, in CSS pixels. */
  width: number;
  height: number;
  /** Path of the encoding for browsers that know no other, with the base of the site. */
  src: string;
  /** Better encodings, best first; a drawing, which stays as it is, has none. */
  sources: { type: string; srcset: string }[];
  /** Dominant color, shown until the picture is there; absent for one that lets its ground show through. */
  color?: string;
  /** Class with the colors of its paint, where chips are shown under it. */
  paint?: string;
  /** Spot that crops keep, in percent from the left and from the top; absent for the middle. */
  focus?: number[];
  /** Line under it where it is shown large. */
  caption?: string;
  /** Who took it: a person, or the business by its name. */
  credit?: string;
  /** Where it was taken. */
  place?: string;
  /** True for a drawing that stands in for a photo of a real job. */
  isSample: boolean;
}

/** What other pages say of a city; `path` is absent where the site has no city pages. */
export interface CitySummary {
  id: string;
  name: string;
  county: string;
  path?: string;
}

export interface CountySummary {
  id: string;
  name: string;
  isPrimary: boolean;
  path?: string;
}

export interface ServiceSummary {
  id: string;
  title: string;
  description: string;
  features: string[];
  image: Picture;
  path: string;
  serviceType: string;
}

export interface ProjectSummary {
  id: string;
  title: string;
  location: string;
  type: string;
  year: number;
  description: string;
  image: Picture;
  before?: Picture;
  path?: string;
  testimonial?: { text: string; customer: string; sample?: boolean };
  isIllustrated: boolean;
}

/** A step of the trail from home to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** Words that pages show beside their sections. */
export interface PageWords {
  breadcrumb: string;
  newTab: string;
  sample: string;
  error: { heading: string; text: Prose };
}
