import { describe, expect, it } from "vitest";
import { explainPage } from "../../scripts/explain/page/explain-page.ts";
import { copyOfData, DataFolder, realData } from "../support/data-folder.ts";
import { page } from "../support/fuller-site.ts";
import { pageAt, siteOf } from "../support/site.ts";

const photo = new DataFolder(realData).bytes("images/van-street.webp");

/** The minimal site, whose pictures are drawings, with photos of these names. */
function withPhotos(...names: string[]): DataFolder {
  const data = copyOfData();
  for (const name of names)
    data.write(`images/${name}.webp`, photo).write(`images/${name}.yaml`, `alt: The ${name}\n`);
  return data;
}

function previewOf(data: DataFolder, path: string): string {
  const { url } = pageAt(siteOf(data.dir), path).props.head.openGraph.image;
  return url.slice(url.lastIndexOf("/") + 1);
}

const gallery = (...pictures: string[]) =>
  `  - kind: gallery\n    heading: Roofs\n    pictures: [${pictures.join(", ")}]\n    previous: Back\n    next: On\n    close: Close\n    counter: "{n} of {total}"\n`;

describe("the picture of a page in previews", () => {
  it("is the first photo that the page shows: neither a drawing nor a sample nor the sign of a certificate", () => {
    const data = withPhotos("certificate", "staged-barn", "barn", "mill");
    data
      .append("images/staged-barn.yaml", "sample: true\n")
      .write(
        "pages/photos.yaml",
        page("/photos", "text", gallery("roof-repair", "staged-barn", "barn", "mill")),
      )
      .edit(
        "pages/photos.yaml",
        "  - kind: hero\n",
        "  - kind: hero\n    certificate: { label: Certified, to: /contact, image: certificate }\n",
      );
    expect(previewOf(data, "/photos")).toBe("barn");
  });

  it("is the one that the page file names, whatever the page shows", () => {
    const data = withPhotos("barn", "mill").write(
      "pages/photos.yaml",
      page("/photos", "text", gallery("barn")).replace("sections:", "image: mill\nsections:"),
    );
    expect(previewOf(data, "/photos")).toBe("mill");
  });

  it("is that of the service which the page is about, unless the opening shows one", () => {
    const data = withPhotos("ladder", "barn", "mill")
      .edit("services/roof-repair.yaml", "image: roof-repair", "image: ladder")
      .append("pages/roof-repair.yaml", gallery("barn"));
    expect(previewOf(data, "/roof-repair")).toBe("ladder");
    data.edit(
      "pages/roof-repair.yaml",
      "    heading: Roof repair\n",
      "    heading: Roof repair\n    image: mill\n",
    );
    expect(previewOf(data, "/roof-repair")).toBe("mill");
  });

  it("is the portrait of the first person that a page of the team shows", () => {
    const data = withPhotos("ann").write(
      "team/ann-lee.yaml",
      "name: Ann Lee\nrole: Roofer\norder: 1\npicture: ann\ntext: She climbs.\n",
    );
    data.write("pages/team.yaml", page("/team", "about", "  - kind: team\n    heading: Our people\n"));
    expect(previewOf(data, "/team")).toBe("ann");
  });

  it("is that of the first city on each page of a county, and explained by the line of the city", () => {
    const data = withPhotos("mill").append("cities/lake-county/otter-falls.yaml", "picture: mill\n");
    expect(previewOf(data, "/service-areas/lake-county")).toBe("mill");
    const image = explainPage(siteOf(data.dir), "/service-areas/lake-county", data.dir)?.openGraph.find(
      ({ name }) => name === "og:image",
    );
    expect(image).toMatchObject({
      value: "picture mill",
      sources: [
        { file: "cities/lake-county/otter-falls.yaml", written: "mill" },
        { file: "images/mill.webp", note: "the file" },
      ],
    });
  });

  it("is the usual picture of the business where a page shows drawings alone", () => {
    const data = copyOfData().write("pages/photos.yaml", page("/photos", "text", gallery("roof-repair")));
    expect(previewOf(data, "/photos")).toBe("default-picture");
  });
});
