import { damagedFiles } from "./cases-stranger-files.ts";
import { headerFaults } from "./cases-stranger-headers.ts";
import { addressFaults, lostRedirects } from "./cases-stranger-links.ts";
import { optimizerFaults } from "./cases-stranger-optimizers.ts";
import { placedFaults } from "./cases-stranger-places.ts";
import { scriptFaults } from "./cases-stranger-scripts.ts";
import { textFaults } from "./cases-stranger-texts.ts";
import { structureFaults } from "./cases-structure.ts";
import type { Planted } from "./planted.ts";

/** Faults of the built files alone, as a plugin, a host or a deploy script brings them. */
export const strangerFaults: readonly Planted[] = [
  ...placedFaults,
  ...damagedFiles,
  ...headerFaults,
  ...addressFaults,
  ...lostRedirects,
  ...textFaults,
  ...scriptFaults,
  ...optimizerFaults,
  ...structureFaults,
];
