import type { SubjectKind, Thing } from "../subject.ts";
import { type Project, type ProjectProps, projectFields } from "./fields.ts";

interface ProjectThing extends Thing {
  readonly value: Project;
}

export const projectSubject: SubjectKind<ProjectThing, ProjectProps> = {
  schema: projectFields,
  location: { folder: "projects", depth: 1 },
  examplePath: "/work/{project}",
  slugs: ({ slug }) => ({ project: slug }),
  valueNames: ["title", "location", "type", "year", "description"],
  values: ({ value: { title, location, type, year, description } }) => ({
    title,
    location,
    type,
    year: String(year),
    description,
  }),
  headFields: { title: "metaTitle", description: "metaDescription" },
  head: ({ metaTitle, metaDescription, image }) => ({
    title: metaTitle,
    description: metaDescription,
    image,
  }),
  placeName: ({ value }) => value.location.split(",")[0],
  nameValue: "title",
  updatedOn: ({ value }) => value.updatedOn,
};
