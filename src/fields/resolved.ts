import type { Static, TArray, TObject, TOptional, TProperties, TSchema } from "typebox";
import type { Either, Named, RoleField } from "./index.ts";
import type { Role } from "./schema.ts";
import type {
  CitySummary,
  CountySummary,
  Picture,
  ProjectSummary,
  Prose,
  ServiceSummary,
} from "./summaries.ts";

/** What a string becomes on a page, by its role. */
interface ResolvedRoles extends Record<Role, unknown> {
  line: string;
  prose: Prose;
  target: string;
  image: Picture;
  /** Its path on the site, with the base. */
  file: string;
  city: CitySummary;
  county: CountySummary;
  service: ServiceSummary;
  project: ProjectSummary;
}

type OptionalKeys<Fields extends TProperties> = {
  [Name in keyof Fields]: Fields[Name] extends TOptional ? Name : never;
}[keyof Fields];

/** What a page gets of a value: texts filled, links as hrefs, references as summaries. */
export type Resolved<Field extends TSchema> =
  Field extends RoleField<infer R>
    ? ResolvedRoles[R]
    : Field extends TObject<infer Fields>
      ? { [Name in Exclude<keyof Fields, OptionalKeys<Fields>>]: Resolved<Fields[Name]> } & {
          [Name in OptionalKeys<Fields>]?: Resolved<Fields[Name]>;
        } extends infer Group
        ? { [Name in keyof Group]: Group[Name] }
        : never
      : Field extends TArray<infer Item>
        ? Resolved<Item>[]
        : Field extends Named<infer Value>
          ? Record<string, Resolved<Value>>
          : Field extends Either<infer Shapes>
            ? { [Shape in keyof Shapes]: Resolved<Shapes[Shape]> }[number]
            : Static<Field>;
