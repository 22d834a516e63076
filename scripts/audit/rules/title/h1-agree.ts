import type { PageRule } from "../../rule.ts";
import { subjectName } from "../../subject.ts";
import { stemOf, subjectWords } from "../../words.ts";

export const titleH1Agree: PageRule = {
  id: "title/h1-agree",
  severity: "warning",
  checks: "Title and main heading speak of the same thing.",
  why: "Where they differ, Google may show the heading in place of the title, and visitors think they are lost.",
  fix: "Use the main words of the heading in the title.",
  source: "google-title",
  *page({ path, facts }, { limits, site }) {
    const title = facts.titles[0]?.text;
    const heading = facts.headings.find(({ level }) => level === 1)?.text;
    if (!title || !heading) return;
    // A title without the name of its place is for title/page-fact.
    if (!title.includes(subjectName(site, path) ?? "")) return;
    const stems = (text: string) => new Set(subjectWords(text.replace(site.business.name, "")).map(stemOf));
    const [inTitle, inHeading] = [stems(title), stems(heading)];
    const smaller = Math.min(inTitle.size, inHeading.size);
    const common = [...inTitle].filter((stem) => inHeading.has(stem)).length;
    if (smaller > 0 && common / smaller < limits.text.minTitleOverlap)
      yield { message: `The title of ${path}, "${title}", and its heading, "${heading}", share few words.` };
  },
};
