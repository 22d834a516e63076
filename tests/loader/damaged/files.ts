import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { entities, entityKinds } from "../../../src/kinds/index.ts";
import type { DataFolder } from "../../support/data-folder.ts";
import { append, edit, move, remove, write } from "../../support/data-folder.ts";
import { city, contact, county, type DamagedCase, damaged, harmless, onePixelJpeg } from "./damaged-case.ts";

/** What the registry of entities says is read at the top of a data folder. */
const readEntries = entityKinds.map((kind) => {
  const { location } = entities[kind];
  return "file" in location ? location.file : location.folder;
});
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

export const fileCases: DamagedCase[] = [
  damaged("a byte that is not UTF-8", (data) =>
    data.write(county, Buffer.from(data.read(county).replace("one lake", "one caf\xe9"), "latin1")),
  )`
    counties/lake-county.yaml:7:34  error  invalid-encoding
    counties/lake-county.yaml is not UTF-8 text: a character here cannot be read.
    Fix: Save the file with the encoding UTF-8.`,
  damaged("a file saved as UTF-16", (data) =>
    data.write(county, Buffer.from(byteOrderMark + data.read(county), "utf16le")),
  )`
    counties/lake-county.yaml:1:1  error  invalid-encoding
    counties/lake-county.yaml is text in UTF-16, not text in UTF-8.
    Fix: Save the file with the encoding UTF-8.`,
  damaged("a control character", edit(county, "one lake", "one\u0007 lake"))`
    counties/lake-county.yaml:7:29  error  invalid-encoding
    An invisible character (U+0007) stands here.
    Fix: Delete it; it often comes along when text is pasted.`,
  harmless("a byte order mark, which works", (data) => data.write(county, byteOrderMark + data.read(county))),
  damaged("a byte order mark, which moves no column", (data) =>
    data.write(
      county,
      byteOrderMark +
        data
          .read(county)
          .replace(/^#.*\n/, "")
          .replace("county:", "contry:"),
    ),
  )`
    counties/lake-county.yaml:1:1  error  unknown-field
    "contry" is not a field of a county file. Did you mean "county"?
    Fix: Write county: instead of contry:.`,
  harmless("line ends of Windows, which work", (data) =>
    data.write(county, data.read(county).replaceAll("\n", "\r\n")),
  ),
  damaged("line ends of Windows, which move no line", (data) =>
    data.write(county, data.read(county).replace("state: MN", "state: Minnesota").replaceAll("\n", "\r\n")),
  )`
    counties/lake-county.yaml:3:8  error  invalid-value
    "state" is "Minnesota", which does not have the right form.
    Fix: Two capital letters, for example MN.`,
  damaged("an empty file", write(county, ""))`
    counties/lake-county.yaml:1:1  error  empty-file
    counties/lake-county.yaml is empty.
    Fix: Fill it in, or remove the file.`,
  damaged("a file of comments alone", write(county, "# Lake County\n# to be written\n"))`
    counties/lake-county.yaml:1:1  error  empty-file
    counties/lake-county.yaml holds only comments.
    Fix: Fill it in, or remove the file.`,
  damaged("a file that is a list", write(county, "- Lake County\n"))`
    counties/lake-county.yaml:1:1  error  invalid-value
    The file must be a group of fields, but is a list.
    Fix: Write one field to a line, for example county: Lake County.`,
  damaged("a folder in place of a file", (data) => {
    data.remove(county);
    mkdirSync(join(data.dir, county));
  })`
    counties/lake-county.yaml  error  not-a-file
    counties/lake-county.yaml is a folder, but a file is expected here.
    Fix: Rename or remove the folder.`,
  damaged("a file in place of a folder", (data) => {
    data.remove("forms");
    data.write("forms", "x");
  })`
    forms  error  misplaced-file
    forms is a file, but a folder is expected here.
    Fix: Rename or remove the file.

    forms:1:1  error  missing-file
    A contact section shows a form, but forms holds none.
    Fix: Add forms/estimate.yaml, or remove the contact sections.`,
  damaged("a file of 5 MB", append(county, `# ${"x".repeat(5_000_000)}\n`))`
    counties/lake-county.yaml  error  file-too-large
    counties/lake-county.yaml has 5.0 MB; data files have at most 1 MB.
    Fix: Split it, or check what was pasted into it.`,
  damaged("a file name that is not made of lower-case words and hyphens", (data) =>
    data.write("cities/lake-county/Maple Grove.yaml", data.read(city)),
  )`
    cities/lake-county/Maple Grove.yaml:1:1  error  invalid-slug
    The name of cities/lake-county/Maple Grove.yaml becomes part of a path, but is not made of lower-case words and hyphens.
    Fix: Remove it, or bring what it holds into cities/lake-county/maple-grove.yaml, which is there already.`,
  damaged("a file name with accents", (data) =>
    data.write(
      "services/Dächer_2.yaml",
      data.read("services/roof-repair.yaml").replace("title: Roof repair", "title: Flat roofs"),
    ),
  )`
    services/Dächer_2.yaml:1:1  error  invalid-slug
    The name of services/Dächer_2.yaml becomes part of a path, but is not made of lower-case words and hyphens.
    Fix: Rename it to services/dacher-2.yaml.`,
  damaged("a .yml file", (data) => data.write("cities/lake-county/old-mill.yml", oldMill(data)))`
    cities/lake-county/old-mill.yml  error  misplaced-file
    cities/lake-county/old-mill.yml is not read: files here end in .yaml.
    Fix: Rename it to old-mill.yaml.`,
  damaged("a misspelled file at the top", write("bussiness.yaml", "name: x\n"))`
    bussiness.yaml  error  misplaced-file
    Nothing reads bussiness.yaml. Did you mean business.yaml?
    Fix: Remove it, or bring what it holds into business.yaml, which is there already.`,
  damaged("a file at the top that nothing reads", write("customers.csv", "a,b\n"))`
    customers.csv  error  misplaced-file
    Nothing reads customers.csv.
    Fix: The data folder holds ${[...readEntries, "fonts", "static", "releases.json"].join(", ")}.`,
  harmless("notes at the top, which work", write("README.md", "How we keep this folder.\n")),
  damaged("a city outside of the folder of a county", (data) =>
    data.write("cities/old-mill.yaml", oldMill(data)),
  )`
    cities/old-mill.yaml  error  misplaced-file
    cities/old-mill.yaml is not read: cities lie in a folder named for their county.
    Fix: Move it to cities/lake-county/old-mill.yaml.`,
  damaged("a city in the folder of another county", (data) => {
    data.write("counties/river-county.yaml", data.read(county).replaceAll("Lake County", "River County"));
    data.write("cities/river-county/old-mill.yaml", oldMill(data));
  })`
    cities/river-county/old-mill.yaml:3:9  error  invalid-value
    The file lies in the folder river-county, but its county is "lake-county".
    Fix: Write county: river-county, or move the file to cities/lake-county.`,
  damaged("a page in a folder of its own", move(contact, "pages/more/contact.yaml"))`
    pages/more  error  misplaced-file
    pages/more is a folder; what is in it is not read.
    Fix: Move its files up into pages.`,
  damaged("a document among the pictures", write("images/prices.docx", "x"))`
    images/prices.docx  error  misplaced-file
    images/prices.docx is not a picture this tool can read.
    Fix: Use AVIF, WebP, JPEG, PNG, GIF, TIFF or SVG.`,
  damaged(
    "a folder among the pictures, even if its name ends like a picture",
    write("images/barn.png/large.png", "x"),
  )`
    images/barn.png  error  misplaced-file
    images/barn.png is not a picture this tool can read.
    Fix: Use AVIF, WebP, JPEG, PNG, GIF, TIFF or SVG.`,
  damaged("two photos of one name", (data) => {
    data.write("images/barn.jpg", onePixelJpeg);
    data.write("images/barn.png", onePixelJpeg);
  })`
    images/barn.png  error  misplaced-file
    images/barn.png and images/barn.jpg are both the picture barn.
    Fix: Remove one of them, or give it another name.
    Also: images/barn.jpg`,
  ...["fonts", "static"].map(
    (folder) => damaged(`a file in place of the folder ${folder}`, write(folder, "x"))`
    ${folder}  error  misplaced-file
    ${folder} is a file, but a folder is expected here.
    Fix: Rename or remove the file.`,
  ),
  damaged("no business file", remove("business.yaml"))`
    business.yaml  error  missing-file
    business.yaml does not exist.
    Fix: Create business.yaml.`,
  damaged("no home page and no page for unknown paths", (data) => {
    data.remove("pages/home.yaml");
    data.remove("pages/not-found.yaml");
  })`
    pages/home.yaml  error  missing-file
    No page has the path /, which every site needs.
    Fix: Add pages/home.yaml with the lines path: / and type: home.

    pages/not-found.yaml  error  missing-file
    No page has the path /404, which every site needs.
    Fix: Add pages/not-found.yaml with the lines path: /404 and type: not-found.`,
  damaged("a contact section and no form", remove("forms"))`
    forms  error  missing-file
    A contact section shows a form, but forms holds none.
    Fix: Add forms/estimate.yaml, or remove the contact sections.`,
];
