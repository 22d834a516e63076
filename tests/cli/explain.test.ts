import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { printed, refused, runSite } from "../support/cli.ts";
import { copyOfData } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

const minimal = ["--data", "tests/fixtures/sites/minimal"];

describe("site explain <path>", () => {
  it("says where everything on a page comes from and who leads to it", async () => {
    const { code, stdout, stderr } = await runHere(
      ["explain", "roofers-maple-grove-lake-county/"],
      dirname(copyOfData().dir),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatchInlineSnapshot(`
      "/roofers-maple-grove-lake-county  city page
        From data/cities/lake-county/maple-grove.yaml, by the pattern /roofers-{city}-{county} in data/pages/city.yaml:2:7.
        No build has rendered it yet.

      What search engines and visitors read first
        title        Roofers in Maple Grove, MN | Maple & Sons Roofing
                     data/pages/city.yaml:7:8  Roofers in {city}, {state} | {businessName}
                       {city}          Maple Grove           data/cities/lake-county/maple-grove.yaml:2:7
                       {state}         MN                    data/counties/lake-county.yaml:3:8
                       {businessName}  Maple & Sons Roofing  data/business.yaml:2:7
        description  Old oaks drop limbs on Maple Grove roofs, and we mend what they break.
                     data/cities/lake-county/maple-grove.yaml:12:13
        keywords     roofers Maple Grove
                     data/pages/city.yaml:10:5  roofers {city}
                       {city}  Maple Grove  data/cities/lake-county/maple-grove.yaml:2:7
        canonical    https://www.maple-roofing.example/roofers-maple-grove-lake-county
                     data/pages/city.yaml:2:7  /roofers-{city}-{county}
                     data/cities/lake-county/maple-grove.yaml  the names of file and folder
                     data/business.yaml:5:6  https://www.maple-roofing.example
        h1           Roofers in Maple Grove
                     data/pages/city.yaml:13:14  Roofers in {city}
                       {city}  Maple Grove  data/cities/lake-county/maple-grove.yaml:2:7

      Link previews
        og:type         website                                                   data/pages/city.yaml:3:7
        og:site_name    Maple & Sons Roofing                                      data/business.yaml:2:7
        og:locale       en_US                                                     data/business.yaml:6:9
        og:title        Roofers in Maple Grove, MN | Maple & Sons Roofing         data/pages/city.yaml:7:8
        og:description  Old oaks drop limbs on Maple Grove roofs, and we...       data/cities/lake-county/maple-grove.yaml:12:13
        og:url          https://www.maple-roofing.example/roofers-maple-grove...  data/pages/city.yaml:2:7, data/cities/lake-county/maple-grove.yaml (the names of file and folder)
        og:image        picture default-picture                                   data/business.yaml:30:15, data/images/default-picture.svg (the file)

      Structured data
        RoofingContractor
          @type                                RoofingContractor                          data/business.yaml:3:13
          name                                 Maple & Sons Roofing                       data/business.yaml:2:7
          description                          Roof repair around Eagle Lake since 1971.  data/business.yaml:4:14
          url                                  https://www.maple-roofing.example/         data/pages/home.yaml:2:7, data/business.yaml:5:6
          telephone                            +16125550100                               data/business.yaml:9:8
          email                                hello@maple-roofing.example                data/business.yaml:11:8
          address.addressLocality              Maple Grove                                data/business.yaml:13:13
          address.addressRegion                MN                                         data/business.yaml:14:11
          address.postalCode                   55311                                      data/business.yaml:15:16
          address.addressCountry               US                                         data/business.yaml:16:12
          openingHours                         Mo-Th 08:00-16:30                          data/business.yaml:22:13
          openingHoursSpecification.dayOfWeek  Monday, Tuesday, Wednesday, Thursday       data/business.yaml:22:13
          openingHoursSpecification.opens      08:00                                      data/business.yaml:23:14
          openingHoursSpecification.closes     16:30                                      data/business.yaml:24:15
          foundingDate                         1971                                       data/business.yaml:27:10
          logo                                 picture logo                               data/business.yaml:29:7, data/images/logo.svg (the file)
          image                                picture default-picture                    data/business.yaml:30:15, data/images/default-picture.svg (the file)
          areaServed.name                      Lake County, MN                            data/counties/lake-county.yaml:2:9, data/counties/lake-county.yaml:3:8
        WebPage
          url                            https://www.maple-roofing.example/roofers-maple-grove...  data/pages/city.yaml:2:7, data/cities/lake-county/maple-grove.yaml (the names of file and folder)
          name                           Roofers in Maple Grove, MN | Maple & Sons Roofing         data/pages/city.yaml:7:8
          description                    Old oaks drop limbs on Maple Grove roofs, and we...       data/cities/lake-county/maple-grove.yaml:12:13
          inLanguage                     en-US                                                     data/business.yaml:6:9
          primaryImageOfPage.contentUrl  picture default-picture                                   data/business.yaml:30:15, data/images/default-picture.svg (the file)
        BreadcrumbList
          itemListElement[1].name  Home                                                      data/navigation.yaml:21:12
          itemListElement[2].name  Service areas                                             data/pages/service-areas.yaml:4:13
          itemListElement[3].name  Lake County                                               data/pages/county.yaml:6:14
          itemListElement[4].name  Maple Grove                                               data/pages/city.yaml:6:14
          itemListElement[1].item  https://www.maple-roofing.example/                        data/pages/home.yaml:2:7, data/business.yaml:5:6
          itemListElement[2].item  https://www.maple-roofing.example/service-areas           data/pages/service-areas.yaml:2:7, data/business.yaml:5:6
          itemListElement[3].item  https://www.maple-roofing.example/service-areas/lake-...  data/pages/county.yaml:2:7, data/counties/lake-county.yaml (the name of the file)
          itemListElement[4].item  https://www.maple-roofing.example/roofers-maple-grove...  data/pages/city.yaml:2:7, data/cities/lake-county/maple-grove.yaml (the names of file and folder)
        Service
          name                              Roofers in Maple Grove                               data/pages/city.yaml:13:14
          serviceType                       Roof repair                                          data/services/roof-repair.yaml:9:14
          description                       Old oaks drop limbs on Maple Grove roofs, and we...  data/cities/lake-county/maple-grove.yaml:12:13
          image                             picture default-picture                              data/business.yaml:30:15, data/images/default-picture.svg (the file)
          areaServed.name                   Maple Grove                                          data/cities/lake-county/maple-grove.yaml:2:7
          areaServed.containedInPlace.name  Lake County, MN                                      data/counties/lake-county.yaml:2:9, data/counties/lake-county.yaml:3:8

      Links on this page
        breadcrumbs        /                                 Home                  data/navigation.yaml:21:12
                           /service-areas                    Service areas         data/pages/service-areas.yaml:4:13
                           /service-areas/lake-county        Lake County           data/pages/county.yaml:6:14
        city-hero          #quote                            Get a quote           data/pages/city.yaml:19:14
        service-list       /roof-repair                      Roof repair           data/pages/city.yaml:28:9
        nearby-areas       /roofers-pine-bend-lake-county    Roofers in Pine Bend  data/cities/lake-county/maple-grove.yaml:10:11
                           /roofers-maple-grove-lake-county  Maple Grove           data/pages/city.yaml:29:5
                           /roofers-pine-bend-lake-county    Pine Bend             data/pages/city.yaml:29:5
        contact            tel:+16125550100                  call 612-555-0100     data/forms/quote.yaml:39:37
        header and footer  10 links, the same on every page (--format json lists all)

      Who links here
        every page                      header and footer  Maple Grove             data/navigation.yaml:27:11
        every page                      header and footer  Maple Grove             data/cities/lake-county/maple-grove.yaml:2:7
        /roofers-pine-bend-lake-county  nearby-areas       Roofers in Maple Grove  data/cities/lake-county/pine-bend.yaml:10:11
        /roofers-pine-bend-lake-county  nearby-areas       Maple Grove             data/pages/city.yaml:29:5
        /service-areas/lake-county      county-cities      Roofers in Maple Grove  data/pages/county.yaml:17:5
        /service-areas                  service-areas      Maple Grove             data/pages/service-areas.yaml:12:5

      Nearby areas
        Pine Bend  both ways    data/cities/lake-county/maple-grove.yaml:10:11  data/cities/lake-county/pine-bend.yaml:10:11
        Old Mill   has no page  data/cities/lake-county/maple-grove.yaml:11:12
      "
    `);
  });

  it("takes the address of the site in front, and prints the same for programs", async () => {
    const { stdout } = await runHere([
      "explain",
      "https://www.maple-roofing.example/contact",
      "--format",
      "json",
      ...minimal,
    ]);
    const page = JSON.parse(stdout);
    expect(Object.keys(page)).toEqual([
      "path",
      "type",
      "files",
      "head",
      "openGraph",
      "heading",
      "structuredData",
      "links",
      "frameLinks",
      "referrers",
      "redirects",
      "neighbors",
    ]);
    expect(page.head[0]).toEqual({
      name: "title",
      value: "Free roofing quote | Maple & Sons Roofing",
      sources: [
        {
          file: "tests/fixtures/sites/minimal/pages/contact.yaml",
          line: 5,
          column: 8,
          written: "Free roofing quote | {businessName}",
        },
      ],
      placeholders: [
        {
          name: "businessName",
          value: "Maple & Sons Roofing",
          sources: [
            {
              file: "tests/fixtures/sites/minimal/business.yaml",
              line: 2,
              column: 7,
              written: "Maple & Sons Roofing",
            },
          ],
        },
      ],
    });
  });

  it("says where a redirect leads", async () => {
    const data = copyOfData().write("redirects.yaml", "redirects:\n  - from: /quote\n    to: /contact\n");
    const cwd = dirname(data.dir);
    expect(await runHere(["explain", "/quote"], cwd)).toEqual(
      printed(
        "/quote  redirect\n  Leads to /contact, by data/redirects.yaml:2:11.\n  site explain /contact says more of that page.\n",
      ),
    );
    expect(JSON.parse((await runHere(["explain", "/quote", "--format", "json"], cwd)).stdout)).toEqual({
      path: "/quote",
      type: "redirect",
      to: "/contact",
      source: { file: "data/redirects.yaml", line: 2, column: 11 },
    });
  });

  it("proposes the nearest paths for one that no page has", async () => {
    expect(await runHere(["explain", "/contract", ...minimal])).toEqual(
      refused(
        "No page has the path /contract.\n  Fix: Write one of /contact; site routes lists every page, site explain every problem code.\n",
      ),
    );
  });

  it("explains what it can of data with problems, and says so", async () => {
    const data = copyOfData().edit("pages/home.yaml", "(/roof-repair)", "(/roof)");
    const { code, stdout, stderr } = await runHere(["explain", "/contact"], dirname(data.dir));
    expect(code).toBe(0);
    expect(stdout.split("\n")[0]).toBe("/contact  contact page");
    expect(stderr).toBe(
      "The data has problems, so this may change once they are mended; site validate lists them.\n",
    );
  });

  it("says when and why a build rendered the page last", { tags: "nightly", timeout: 120_000 }, () => {
    const data = copyOfData();
    const cwd = dirname(data.dir);
    const rendered = () =>
      JSON.parse(runSite(["explain", "/contact", "--format", "json"], { cwd }).stdout).rendered;
    expect(rendered()).toBeUndefined();
    runSite(["build"], { cwd });
    const first = rendered();
    expect(first).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      reason: "first build",
      out: "dist",
    });
    data.edit("pages/home.yaml", "Roofs that last", "Roofs that stay");
    runSite(["build"], { cwd });
    expect(rendered()).toEqual(first);
    data.edit("pages/contact.yaml", "Ask for a quote", "Ask us for a quote");
    runSite(["build"], { cwd });
    expect(rendered().reason).toBe("its data changed");
    data.edit("navigation.yaml", "Free quote", "A free quote");
    runSite(["build"], { cwd });
    expect(rendered().reason).toBe("the layout changed");
    expect(runSite(["explain", "/contact"], { cwd }).stdout.split("\n")[2]).toMatch(
      /^ {2}Last rendered \d{4}-\d\d-\d\d \d\d:\d\d UTC into dist: the layout changed\.$/,
    );
  });
});
