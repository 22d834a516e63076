import { pagesCsv } from "./exports.ts";
import { asNames, DownloadButton, Filters, SearchField, Select } from "./fields.tsx";
import { type PageSummary, type RuledFinding, useModel } from "./model.ts";
import { type Column, cellOf, columns, shownColumns } from "./page-columns.tsx";
import { View } from "./parts.tsx";
import { type Query, useChoices, type Visit } from "./router.ts";
import { isBlocked } from "./status.ts";
import { VirtualRows } from "./VirtualRows.tsx";
import { counted } from "./words.ts";

/** Which pages a choice of the filter keeps. */
const states: Record<string, { label: string; keeps(page: PageSummary): boolean }> = {
  errors: { label: "With errors", keeps: ({ counts }) => counts.error > 0 },
  warnings: { label: "With warnings", keeps: ({ counts }) => counts.warning > 0 },
  clean: { label: "Clean", keeps: ({ findings }) => findings.length === 0 },
  blocked: { label: "Kept out of search results by mistake", keeps: isBlocked },
  noindex: { label: "Not indexable", keeps: ({ obstacles }) => obstacles !== undefined },
  unlinked: { label: "Not linked from body text", keeps: ({ inlinks }) => inlinks.length === 0 },
};

const stateNames = Object.fromEntries(Object.entries(states).map(([name, { label }]) => [name, label]));
const columnNames = Object.fromEntries(columns.map(({ key, label }) => [key, label]));

/** The table of pages, with search, filters and sorting. */
export function Pages({ visit }: { visit: Visit }) {
  const { findings, pages } = useModel();
  const { choices, choose, field } = useChoices(visit);
  const types = asNames(pages.map(({ type }) => type).sort());
  const finding = findings[Number(choices.finding ?? -1)];
  const shown = sortPages(filterPages(pages, choices, finding), choices);
  return (
    <View title="Pages">
      <Filters>
        <SearchField label="Search" {...field("q")} />
        <Select hasAll label="Type" {...field("type")} names={types} />
        <Select hasAll label="Show" {...field("show")} names={stateNames} />
        <Select label="Sort by" {...field("sort")} value={choices.sort || "path"} names={columnNames} />
        {finding && <p className="tally">With this finding: {finding.message}</p>}
      </Filters>
      <div className="above-table">
        <p className="tally" role="status">
          {shown.length === 0 ? "No pages match these filters." : counted(shown.length, "page")}
        </p>
        <DownloadButton label="Export these pages as CSV" name="pages.csv" make={() => pagesCsv(shown)} />
      </div>
      <table className="pages" aria-label="Pages" aria-rowcount={shown.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {shownColumns.map((column) => (
              <Head key={column.key} column={column} query={choices} onSort={choose} />
            ))}
          </tr>
        </thead>
        <VirtualRows
          items={shown}
          row={(page, at) => <Row key={page.number} page={page} at={at} sort={choices.sort} />}
        />
      </table>
    </View>
  );
}

function filterPages(
  pages: readonly PageSummary[],
  { q = "", type, show = "" }: Query,
  finding: RuledFinding | undefined,
): PageSummary[] {
  const words = q.toLowerCase();
  const state = states[show];
  const ofFinding = finding && new Set(finding.pages);
  return pages.filter(
    (page) =>
      (!type || page.type === type) &&
      (!state || state.keeps(page)) &&
      (!ofFinding || ofFinding.has(page.number)) &&
      (words === "" || `${page.path}\n${page.title}\n${page.description}`.toLowerCase().includes(words)),
  );
}

function sortPages(pages: PageSummary[], query: Query): PageSummary[] {
  const column = columns.find(({ key }) => key === query.sort);
  if (!column) return pages;
  const direction = isDescending(column, query) ? -1 : 1;
  return pages.sort((a, b) => direction * compare(column.value(a), column.value(b)) || a.number - b.number);
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A column is turned round by its second press. */
function isDescending({ isText = false }: Column, query: Query): boolean {
  return (query.turned === "1") === isText;
}

function Head({ column, query, onSort }: { column: Column; query: Query; onSort(query: Query): void }) {
  const { key, label } = column;
  const isSorted = query.sort === key;
  const order = isDescending(column, query) ? "descending" : "ascending";
  const sort = () => onSort({ sort: key, turned: isSorted && query.turned !== "1" ? "1" : "" });
  return (
    <th scope="col" className={classOf(column, query.sort)} aria-sort={isSorted ? order : "none"}>
      <button type="button" onClick={sort}>
        {label}
      </button>
    </th>
  );
}

/** A narrow window has no room for more columns than these and the one that rows are sorted by. */
function classOf({ key }: Column, sort: string | undefined): string {
  return key === sort ? `${key} sorted` : key;
}

function Row({ page, at, sort }: { page: PageSummary; at: number; sort: string | undefined }) {
  return (
    <tr aria-rowindex={at + 2}>
      {shownColumns.map((column) => (
        <td key={column.key} className={classOf(column, sort)}>
          {cellOf(column, page)}
        </td>
      ))}
    </tr>
  );
}
