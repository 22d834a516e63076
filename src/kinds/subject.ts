import type { Schema } from "../fields/schema.ts";
import type { Picture } from "../fields/summaries.ts";
import type { County } from "./county/fields.ts";
import type { TermFields } from "./term.ts";

/** Something with a page of its own, as it stands in its file. */
export interface Thing {
  /** How other files refer to it: the slug, for a city the folder and the slug. */
  id: string;
  slug: string;
  readonly value: unknown;
}

/** What the pages of a kind may ask of counties and their cities. */
export interface Area {
  county(id: string): { value: County } | undefined;
  placesOf(countyId: string): readonly unknown[];
}

/** What a thing says of its page, in place of the page file. */
export interface OwnHead {
  title?: string | undefined;
  description?: string | undefined;
  image?: Picture | undefined;
}

/** A kind of data whose files sections list, too. */
export type ListedSubject<Own extends Thing, Props extends object> = SubjectKind<Own, Props> & {
  isListed: true;
};

/** A kind of data whose files have pages of their own: its fields, and what its pages need beside them. */
export interface SubjectKind<Own extends Thing = Thing, Props extends object = object> {
  schema: Schema;
  /** The fields that say from and through which day its pages exist; absent for what has no end. */
  term?: TermFields;
  location: { folder: string; depth: 1 | 2 };
  /** A path with the slugs in braces that its pages may have, for hints. */
  examplePath: string;
  /** What stands in the place of each name in the braces of a path. */
  slugs(thing: Pick<Own, "id" | "slug">): Record<string, string>;
  /** Names in braces that texts of its pages may print beside those of the site. */
  valueNames: readonly string[];
  values(thing: Own, area: Area): Record<string, string>;
  /** The fields of its own that stand in the head of its page; absent where the page file alone says it. */
  headFields?: { title?: string; description?: string };
  /** What they say, filled. */
  head?(props: Props): OwnHead;
  /** Name of the place that it is about; absent for a kind of other things. */
  placeName?(thing: Own): string | undefined;
  /** The name in braces by which a text says which of its kind it is about. */
  nameValue: string;
  updatedOn(thing: Own): string | undefined;
}
