/** Groups of rules as people call them, by the first part of a rule's id. */
const names: Record<string, string> = {
  audit: "The audit itself",
  biz: "Business facts",
  canon: "Canonical URLs",
  city: "City pages",
  desc: "Descriptions",
  file: "Site files",
  graph: "Link graph",
  h1: "Main headings",
  head: "Document head",
  heading: "Heading outline",
  host: "Hosting",
  icon: "Icons",
  img: "Images",
  index: "Indexing",
  ld: "Structured data",
  link: "Links",
  map: "Sitemap",
  meta: "Meta keywords",
  og: "Social cards",
  page: "Page markup",
  rendered: "Rendered pages",
  robots: "robots.txt",
  set: "Page similarity",
  text: "Text",
  title: "Titles",
  tw: "Social cards",
  url: "URLs",
};

/** Name of the group that a rule belongs to; its id's first part where it has no other. */
export function groupOf(ruleId: string): string {
  const [group = ruleId] = ruleId.split("/");
  return names[group] ?? group;
}
