import { group, text } from "../../../src/fields/index.ts";
import { explanation } from "../../schemas/explanation.ts";
import { requireAnswer } from "../answers.ts";
import { defineTool } from "../tool.ts";

export const explain = defineTool({
  name: "explain",
  title: "Explain a page, a problem or a rule",
  description:
    "Of the path of a page: where each of its values and links comes from (data file and line), and who links to it. Of a problem code or an audit rule: what it means and how to fix it; of a rule also who says so and which limits of audit.yaml it judges by. Of a group of rules: its rules.",
  input: group("What to explain.", {
    subject: text("Path of a page, a problem code, an audit rule, or a group of rules.", "/contact-us"),
  }),
  output: explanation,
  async call({ subject }, { data, out, run }) {
    return requireAnswer(await run(["explain", "--data", data, "--out", out, "--", subject]));
  },
});
