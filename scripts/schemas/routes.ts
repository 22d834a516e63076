import { group, list, type Static, text } from "../../src/fields/index.ts";
import { file, pagePath } from "./parts.ts";

const route = group("A page.", {
  path: pagePath,
  type: text("Type of the page.", "city"),
  title: text("Its title.", "Roofers in Maple Grove, MN | Maple & Sons Roofing"),
  description: text("Its meta description.", "Old oaks drop limbs on Maple Grove roofs."),
  canonical: text("Its canonical URL.", "https://www.example.com/roofers-maple-grove-lake-county", {
    pattern: "^https?://",
  }),
  file,
});
export type Route = Static<typeof route>;

export const routes = group("Every page that the data makes.", {
  routes: list("The pages.", route, { mayRepeat: true }),
});
export type RoutesAnswer = Static<typeof routes>;
