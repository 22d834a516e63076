import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Damages, withEach } from "../../support/damages.ts";
import { append, type DataFolder, edit, move, remove, write } from "../../support/data-folder.ts";
import { city, contact, county, onePixelJpeg } from "./damaged.ts";

const byteOrderMark = "\uFEFF";

/** A city of its own: a copy of another would be reported as one. */
function oldMill(data: DataFolder): string {
  return data
    .read(city)
    .replaceAll("Maple Grove", "Grist Mill")
    .replace("45.0725", "45.0467")
    .replace("-93.4558", "-93.4310")
    .replace("55311", "55442");
}

export const fileDamages: Damages = {
  "a byte that is not UTF-8": (data) =>
    data.write(county, Buffer.from(data.read(county).replace("one lake", "one caf\xe9"), "latin1")),
  "a file saved as UTF-16": (data) =>
    data.write(county, Buffer.from(byteOrderMark + data.read(county), "utf16le")),
  "a control character": edit(county, "one lake", "one\u0007 lake"),
  "a byte order mark, which works": (data) => data.write(county, byteOrderMark + data.read(county)),
  "a byte order mark, which moves no column": (data) =>
    data.write(
      county,
      byteOrderMark +
        data
          .read(county)
          .replace(/^#.*\n/, "")
          .replace("county:", "contry:"),
    ),
  "line ends of Windows, which work": (data) =>
    data.write(county, data.read(county).replaceAll("\n", "\r\n")),
  "line ends of Windows, which move no line": (data) =>
    data.write(county, data.read(county).replace("state: MN", "state: Minnesota").replaceAll("\n", "\r\n")),
  "an empty file": write(county, ""),
  "a file of comments alone": write(county, "# Lake County\n# to be written\n"),
  "a file that is a list": write(county, "- Lake County\n"),
  "a folder in place of a file": (data) => {
    data.remove(county);
    mkdirSync(join(data.dir, county));
  },
  "a file in place of a folder": (data) => {
    data.remove("forms");
    data.write("forms", "x");
  },
  "a file of 5 MB": append(county, `# ${"x".repeat(5_000_000)}\n`),
  "a file name that is not made of lower-case words and hyphens": (data) =>
    data.write("cities/lake-county/Maple Grove.yaml", data.read(city)),
  "a file name with accents": (data) =>
    data.write(
      "services/Dächer_2.yaml",
      data.read("services/roof-repair.yaml").replace("title: Roof repair", "title: Flat roofs"),
    ),
  "a .yml file": (data) => data.write("cities/lake-county/old-mill.yml", oldMill(data)),
  "a misspelled file at the top": write("bussiness.yaml", "name: x\n"),
  "a file at the top that nothing reads": write("customers.csv", "a,b\n"),
  "notes at the top, which work": write("README.md", "How we keep this folder.\n"),
  "a city outside of the folder of a county": (data) => data.write("cities/old-mill.yaml", oldMill(data)),
  "a city in the folder of another county": (data) => {
    data.write("counties/river-county.yaml", data.read(county).replaceAll("Lake County", "River County"));
    data.write("cities/river-county/old-mill.yaml", oldMill(data));
  },
  "a page in a folder of its own": move(contact, "pages/more/contact.yaml"),
  "a document among the pictures": write("images/prices.docx", "x"),
  "a folder among the pictures, even if its name ends like a picture": write(
    "images/barn.png/large.png",
    "x",
  ),
  "two photos of one name": (data) => {
    data.write("images/barn.jpg", onePixelJpeg);
    data.write("images/barn.png", onePixelJpeg);
  },
  ...withEach(["fonts", "static"], (folder) => [
    `a file in place of the folder ${folder}`,
    write(folder, "x"),
  ]),
  "no business file": remove("business.yaml"),
  "no home page and no page for unknown paths": (data) => {
    data.remove("pages/home.yaml");
    data.remove("pages/not-found.yaml");
  },
  "a contact section and no form": remove("forms"),
};
