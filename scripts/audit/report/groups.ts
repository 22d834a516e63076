/** Groups of rules as people call them, by the first part of a rule's id. */
const names: Record<string, string> = {
  audit: "The audit itself",
  biz: "Business truth",
  canon: "Canonical addresses",
  city: "City pages",
  desc: "Descriptions",
  file: "Site files",
  graph: "Link graph",
  h1: "Main headings",
  head: "Document head",
  heading: "Heading outline",
  host: "Hosting",
  icon: "Icons",
  img: "Pictures",
  index: "Indexing",
  ld: "Structured data",
  link: "Links",
  map: "Sitemap",
  meta: "Keywords",
  og: "Social cards",
  page: "Repetition in a page",
  rendered: "Rendered pages",
  robots: "Robots file",
  set: "Sameness of pages",
  text: "Text",
  title: "Titles",
  tw: "Social cards",
  url: "Addresses",
};

/** Name of the group that a rule belongs to; its id's first part where it has no other. */
export function groupOf(ruleId: string): string {
  const [group = ruleId] = ruleId.split("/");
  return names[group] ?? group;
}
