import { useState } from "react";
import type { ReportSimilarity } from "../report-data.ts";
import { asNames, Filters, Select } from "./fields.tsx";
import { HeatMap } from "./HeatMap.tsx";
import { PagedList } from "./lists.tsx";
import { useModel } from "./model.ts";
import { Empty, Section, View } from "./parts.tsx";
import { pairLink, viewLink } from "./router.ts";
import { count, counted, percent } from "./words.ts";

/** Pairs listed at a time. */
const pairsShown = 25;

/** How alike the pages of a type are. */
export function Similarity({ type }: { type: string | undefined }) {
  const { similarities, similarityLimit } = useModel().data;
  const shown = similarities.find((one) => one.type === type) ?? similarities[0];
  if (!shown)
    return (
      <View title="Similarity">
        <Empty>No pages were compared: no page type has two pages made from one pattern.</Empty>
      </View>
    );
  const { pages, pairs, matrix, comparisons, isEstimated, mean } = shown;
  return (
    <View title="Similarity">
      <nav className="tabs" aria-label="Page types">
        {similarities.map((one) => (
          <a
            key={one.type}
            href={viewLink("similarity", { type: one.type })}
            aria-current={one === shown ? "page" : undefined}
          >
            {one.type} ({count(one.pages.length)})
          </a>
        ))}
      </nav>
      <p className="lead">
        {counted(pages.length, "page")}, {counted(comparisons, "pair")} compared
        {isEstimated && " with MinHash"}. On average, two pages share {percent(mean)} of their five-word
        sequences with names masked; a pair at {percent(similarityLimit)} or more is an error.
      </p>
      <div className="columns wide-first">
        {matrix ? (
          <HeatMap pages={pages} shares={matrix} />
        ) : (
          <p className="note">Above 200 pages, the 200 closest pairs are listed instead of a heat map.</p>
        )}
        <div>
          {matrix && <PairForm pages={pages} />}
          <Section heading="Closest pairs">
            <PairList pairs={pairs} />
          </Section>
        </div>
      </div>
    </View>
  );
}

/** Every pair of the heat map by keyboard. */
function PairForm({ pages }: { pages: readonly number[] }) {
  const model = useModel();
  const paths = pages.map((page) => model.page(page).path);
  const [first, setFirst] = useState(paths[0] ?? "");
  const [second, setSecond] = useState(paths[1] ?? "");
  const compare = () => {
    if (first !== second) location.assign(pairLink(first, second));
  };
  return (
    <Section heading="Compare two pages">
      <Filters onSubmit={compare}>
        <Select label="First page" value={first} onChoose={setFirst} names={asNames(paths)} />
        <Select label="Second page" value={second} onChoose={setSecond} names={asNames(paths)} />
        <button type="submit">Compare</button>
      </Filters>
    </Section>
  );
}

function PairList({ pairs }: { pairs: ReportSimilarity["pairs"] }) {
  const model = useModel();
  return (
    <PagedList as="ol" className="pairs" items={pairs} size={pairsShown} empty="No two pages are alike.">
      {({ pages, raw, masked }) => {
        const [a, b] = [model.page(pages[0]).path, model.page(pages[1]).path];
        return (
          <>
            <a href={pairLink(a, b)}>
              {a}
              <br />
              {b}
            </a>
            <span className="note">
              <strong>{percent(masked)}</strong>
              {percent(raw)} as written
            </span>
          </>
        );
      }}
    </PagedList>
  );
}
