import { median } from "../statistics.ts";

/** Renderings of one turn, so that short lists are measured as steadily as long ones. */
const minRenderings = 1000;
const turns = 5;

/** CPU of one call of `render`, in milliseconds: the median of some turns over all pages, after one that warms up. */
export function cpuPerPage<T>(pages: readonly T[], render: (page: T) => string): number {
  const rounds = Math.ceil(minRenderings / pages.length);
  const turn = () => {
    let length = 0;
    const start = process.cpuUsage();
    for (let round = 0; round < rounds; round++) for (const page of pages) length += render(page).length;
    const { user, system } = process.cpuUsage(start);
    if (length === 0) throw new Error("Nothing was rendered");
    return (user + system) / 1000 / (rounds * pages.length);
  };
  turn();
  return median(Array.from({ length: turns }, turn));
}
