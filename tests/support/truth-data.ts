import type { DataFolder } from "./data-folder.ts";
import { fullerData, page, partOf } from "./fuller-site.ts";

/** The fuller site with all that rules over truth look at: a license, a certificate, profiles and prices in a text. */
export function truthData(copy: DataFolder): DataFolder {
  const data = fullerData(copy);
  data.append("business.yaml", credentials);
  data.edit(
    "navigation.yaml",
    "  copyright: ©",
    '  license: "{licenseAuthority} License {licenseNumber}, {postalCode}"\n  copyright: ©',
  );
  data.edit("projects/barn-roof.yaml", "Rotten boards", "The barn from the road had rotten boards");
  data.write("audit.yaml", "business:\n  foreignTrades: [plumbing]\n");
  data.write(
    "pages/calculator.yaml",
    page(
      "/calculator",
      "calculator",
      `${partOf("calculator-section.yaml")}  - kind: prose\n    paragraphs: ["A steep roof costs {steepRoofRates}."]\n`,
    ),
  );
  return data;
}

const credentials = `license:
  authority: State
  authorityName: State Board of Roofers
  number: BC123456
certifications:
  - name: Safe Ladder Firm
    authority: Guild
    number: SL-0042
profiles:
  - name: Roofers' Guild
    url: https://guild.example/maple
`;
