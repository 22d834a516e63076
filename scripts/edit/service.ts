import type { AddRequest, Prepared } from "./addition.ts";

/** Works out a new service. Menus and the home page list services by their order, the last one last. */
export function prepareService(slug: string, { name, given }: AddRequest): Prepared {
  return {
    values: { serviceType: name, ...given },
    notes: [
      `Menus list it. Lists that name their services show it once you add "- ${slug}" to them, for example in the page of the cities.`,
    ],
  };
}
