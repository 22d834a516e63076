import { describe } from "vitest";
import { withTitle } from "../../support/audit-edits.ts";
import { truthData } from "../../support/truth-data.ts";
import { type Planted, testPlanted } from "./planted.ts";

const faults: readonly Planted[] = [
  {
    fault: "a title without its city",
    dist: { in: "roofers-maple-grove-lake-county.html", edit: withTitle("Roofers for houses old and new") },
    rule: "title/page-fact",
    path: "/roofers-maple-grove-lake-county",
    says: "Maple Grove",
    also: ["canon/js-stable"],
  },
  {
    fault: "a title that ends in a separator",
    data: {
      file: "pages/roof-repair.yaml",
      from: "title: Roof repair | {businessName}",
      to: 'title: "Roof repair |"',
      mended: "title: Roof repair and flashing | {businessName}",
    },
    rule: "title/half-empty",
    path: "/roof-repair",
    says: "Roof repair |",
    also: ["title/length"],
  },
];

describe("titles with a fault", () => testPlanted(faults, { change: truthData }));
