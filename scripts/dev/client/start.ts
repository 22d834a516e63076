/** Runs in every page of `site dev`, never in a built one. */
import { devEvents, type ShownGap, type ShownProblem } from "../events.ts";
import { showEditLink } from "./edit-link.ts";
import { showGaps } from "./gaps.ts";
import { showProblems } from "./overlay.ts";
import { updatePage, updateTheme } from "./update.ts";

// Vite looks for these very words.
const hot = import.meta.hot;
if (hot) {
  hot.on(devEvents.problems, (problems: ShownProblem[]) => showProblems(problems));
  hot.on(devEvents.gaps, (gaps: ShownGap[]) => showGaps(gaps));
  hot.on(devEvents.editable, () => showEditLink());
  hot.on(devEvents.update, () => void updatePage());
  hot.on(devEvents.theme, (href: string) => updateTheme(href));
  hot.send(devEvents.hello);
}
