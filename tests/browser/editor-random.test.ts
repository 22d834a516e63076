// @module-tag nightly
import { afterAll, expect, test } from "vitest";
import { editQuery } from "../../scripts/dev/editing/messages.ts";
import { Random } from "../mistakes/random.ts";
import { closeBrowser, openTab, recordFaults } from "../support/browser.ts";
import { copyOfData, fixtureSite, realData } from "../support/data-folder.ts";
import { goTo, startDev } from "../support/editor.ts";
import { seedOr } from "../support/nightly.ts";
import { RandomPerson } from "../support/random-person.ts";

afterAll(closeBrowser);

/** EDITS=300 SEED=7 looks further than every night can. */
const runs = Number(process.env.EDITS ?? 16);
const seed = seedOr(1971);

test.each([
  ["the painter", realData],
  ["a dental practice", fixtureSite("dentist-me")],
])(
  `of %s, ${runs / 2} random edits change their value alone, are shown, and are taken back to the byte (SEED=${seed})`,
  async (_, source) => {
    const data = copyOfData(source);
    const { url } = await startDev(data.dir);
    const page = await openTab({ reducedMotion: "reduce" });
    page.setDefaultTimeout(20_000);
    const faults = recordFaults(page);
    const random = new Random(seed);
    const person = new RandomPerson(page, data, random);
    await goTo(page, `${url}/?${editQuery}`);
    const paths = Object.keys(
      await page.evaluate(() => JSON.parse(document.getElementById("site-values")?.textContent ?? "").paths),
    );
    const counts = { saved: 0, refused: 0 };
    for (let done = 0; done < runs / 2; done = counts.saved + counts.refused) {
      const [path, way] = [random.pick(paths), random.pick(Object.keys(person.ways))];
      try {
        await goTo(page, `${url}${path}?${editQuery}`);
        const end = await person.edit(way);
        if (end) counts[end]++;
      } catch (error) {
        throw new Error(`${way} on ${path}, after ${done} edits`, { cause: error });
      }
    }
    // Most of what is refused would break a form or a limit.
    expect(counts.saved).toBeGreaterThanOrEqual(runs / 8);
    expect(faults.filter((line) => !/debug: \[vite\]|React DevTools/.test(line))).toEqual([]);
  },
  60_000 + runs * 10_000,
);
