import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { runSite } from "../support/cli.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

const data = "tests/fixtures/sites/original-faults";

it.each(["validate", "links"])("%s reports every fault of the painter's first site", async (command) => {
  const { code, stdout, stderr } = await runHere([command, "--data", data]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout).toMatchInlineSnapshot(`
    "tests/fixtures/sites/original-faults/cities/orange-county/anaheim.yaml:11:11  error  unknown-nearby-area
      The nearby area orange-county/villa-park is named here and in 1 more place, but there is no file cities/orange-county/villa-park.yaml.
      11 |   - city: orange-county/villa-park
                     ^
      Fix: If Villa Park has no page of its own, write place: Villa Park instead of city: orange-county/villa-park; else add its file.
      Also:
        tests/fixtures/sites/original-faults/cities/orange-county/orange.yaml:11:11

    tests/fixtures/sites/original-faults/cities/orange-county/newport-beach.yaml:10:11  error  unknown-nearby-area
      The nearby area orange-county/corona-del-mar is named here, but there is no file cities/orange-county/corona-del-mar.yaml.
      10 |   - city: orange-county/corona-del-mar
                     ^
      Fix: If Corona Del Mar has no page of its own, write place: Corona Del Mar instead of city: orange-county/corona-del-mar; else add its file.

    tests/fixtures/sites/original-faults/cities/orange-county/orange.yaml:12:11  error  unknown-nearby-area
      The nearby area orange-county/chapman is named here, but there is no file cities/orange-county/chapman.yaml.
      12 |   - city: orange-county/chapman
                     ^
      Fix: If Chapman has no page of its own, write place: Chapman instead of city: orange-county/chapman; else add its file.

    tests/fixtures/sites/original-faults/pages/acoustic-ceiling-removal.yaml:17:29  error  broken-internal-link
      /resources/epa-lead-safe-practices is linked here, but no page has that path. Did you mean /blog/epa-lead-safe-certified-practices?
      17 |       [lead-safe practices](/resources/epa-lead-safe-practices).
                                       ^
      Fix: Write /blog/epa-lead-safe-certified-practices instead of /resources/epa-lead-safe-practices.

    tests/fixtures/sites/original-faults/pages/home.yaml:18:13  error  broken-internal-link
      /painters-manhattan-beach-los-angeles is linked here, but no page has that path. Did you mean /painters-manhattan-beach-los-angeles-county?
      18 |         to: /painters-manhattan-beach-los-angeles
                       ^
      Fix: Write /painters-manhattan-beach-los-angeles-county instead of /painters-manhattan-beach-los-angeles.

    tests/fixtures/sites/original-faults/pages/home.yaml:20:13  error  broken-internal-link
      /painters-redondo-beach-los-angeles is linked here, but no page has that path. Did you mean /painters-redondo-beach-los-angeles-county?
      20 |         to: /painters-redondo-beach-los-angeles
                       ^
      Fix: Write /painters-redondo-beach-los-angeles-county instead of /painters-redondo-beach-los-angeles.

    6 errors
    "
  `);
});

it("builds nothing from them", () => {
  const folder = temporaryFolder();
  const { code, stderr } = runSite(["build", "--data", data, "--out", `${folder}/public`]);
  expect(code).toBe(1);
  expect(stderr).toBe("The data has errors, so nothing was built; the old site stays as it is.\n");
  expect(readdirSync(folder)).toEqual([]);
});
