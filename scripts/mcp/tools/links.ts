import { flag, group, optional } from "../../../src/fields/index.ts";
import { answerProblems, foundProblems, type ProblemsAnswer } from "../answers.ts";
import { defineTool, limit } from "../tool.ts";

export const links = defineTool({
  name: "links",
  title: "Prove the links",
  description:
    "Proves every internal link of the site from its data, before anything is rendered: links to pages and places on pages that do not exist, loops and chains of redirects. With built it also compares the links of the built files.",
  input: group("Which links.", {
    built: optional(flag("Also read the built folder, and compare.", true)),
    limit: optional(limit),
  }),
  output: foundProblems,
  async call({ built = false, limit: most }, { data, out, run }) {
    const { problems } = await run<ProblemsAnswer>([
      "links",
      "--data",
      data,
      ...(built ? ["--dist", out] : []),
    ]);
    return answerProblems(problems, most);
  },
});
