import { group, optional, text } from "../../../src/fields/index.ts";
import { count } from "../../schemas/parts.ts";
import { routes as allRoutes, type RoutesAnswer } from "../../schemas/routes.ts";
import { requireAnswer } from "../answers.ts";
import { defineTool, firstOf, limit } from "../tool.ts";

export const routes = defineTool({
  name: "routes",
  title: "List the pages",
  description:
    "Lists the pages of the site as the data makes them: path, type, title, description, canonical URL and the data file of each. Ask this first to learn which paths there are.",
  input: group("Which pages.", {
    type: optional(text("Only pages of this type.", "city")),
    limit: optional(limit),
  }),
  output: group("Pages of the site.", {
    ...allRoutes.properties,
    left: count("Pages that the limit left out."),
  }),
  async call({ type, limit: most }, { data, run }) {
    const { routes: all } = requireAnswer(await run<RoutesAnswer>(["routes", "--data", data]));
    const ofType = all.filter((route) => type === undefined || route.type === type);
    const { shown, left } = firstOf(ofType, most);
    return { routes: shown, left };
  },
});
