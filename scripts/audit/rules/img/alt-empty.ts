import { around, type ElementNode, type PageFacts } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

/** Pixels from which on a picture shows something. */
const leastWidth = 300;

export const imgAltEmpty: BarePageRule = {
  id: "img/alt-empty",
  needs: "pages",
  severity: "info",
  checks: "Large images in the main content have alt text.",
  why: "Empty alt text is only for decoration: image search does not find the photo of a job, and screen readers skip it.",
  fix: "Say in a short sentence what the image shows, unless it is purely decorative.",
  source: "google-images",
  *page({ path, facts }) {
    const [first, ...others] = facts.images.filter(
      ({ alt, width = 0, region, node }) =>
        alt?.trim() === "" && width >= leastWidth && region === "main" && !isSaid(node, facts),
    );
    if (first)
      yield {
        message: `The picture ${first.src} on ${path} has an empty alt text${others.length > 0 ? `, and so ${others.length > 1 ? `have ${others.length} others` : "has another"}` : ""}.`,
        cause: first.src,
        at: first.node.start,
      };
  },
};

/** True for a picture that its link, its button or the words below it name, and for one that is to be passed over. */
function isSaid(node: ElementNode, { texts }: PageFacts): boolean {
  const isNamed = ({ name, attributes }: ElementNode) =>
    name === "a" ||
    name === "button" ||
    attributes["aria-hidden"] === "true" ||
    /^(?:none|presentation)$/.test(attributes.role ?? "");
  const figure = around(node, ({ name }) => name === "figure");
  return (
    around(node, isNamed) !== undefined ||
    (figure !== undefined && texts.some((text) => around(text.node, (one) => one === figure)))
  );
}
