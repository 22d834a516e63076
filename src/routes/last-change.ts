import type { Site } from "../site/site.ts";
import type { Page } from "./page.ts";

/** Day of a page's last change, year-month-day: as the data says, else as the ledger of releases does; undefined where neither knows. */
export function lastChange({ props, modifiedOn }: Page, { dataset }: Site): string | undefined {
  return modifiedOn ?? dataset.ledger.get(props.path)?.changedOn;
}
