import { toSlug } from "../../src/loader/slug.ts";
import {
  type AddContext,
  type Addition,
  type AddRequest,
  type AlreadyThere,
  isThere,
  requireSlug,
} from "./addition.ts";
import { nextNumber } from "./project.ts";

/** Works out a new service. Menus and the home page list services by their order, the last one last. */
export async function prepareService(
  request: AddRequest,
  context: AddContext,
): Promise<Addition | AlreadyThere> {
  const { name, given } = request;
  const slug = requireSlug(request.slug ?? toSlug(name), name);
  const file = `services/${slug}.yaml`;
  if (isThere(context, file)) return { name, existing: file };
  return {
    kind: "service",
    name,
    file,
    values: {
      serviceType: name,
      order: nextNumber(context, "service", "order"),
      ...given,
      title: name,
    },
    questions: {},
    edits: [],
    notes: [
      `Menus list it. Lists that name their services show it once you add "- ${slug}" to them, for example in the page of the cities.`,
    ],
  };
}
