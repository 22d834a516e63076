import type { PageDetail, PageInlinks } from "../report-data.ts";
import { FindingItems } from "./Findings.tsx";
import { Fact, Facts } from "./facts.tsx";
import { List, PagedList } from "./lists.tsx";
import { type PageSummary, useModel } from "./model.ts";
import { Empty, OutsideLink, PageLink, Section, View } from "./parts.tsx";
import { SearchResult, SocialCardPreview } from "./previews.tsx";
import { pageLink, pairLink, viewLink } from "./router.ts";
import { ValueTree } from "./ValueTree.tsx";
import { count, counted, percent } from "./words.ts";

/** Links listed at a time. */
const linksShown = 50;

interface PageProps {
  page: PageSummary;
  detail: PageDetail;
  inlinks: PageInlinks;
}

export function NoSuchPage({ path }: { path: string }) {
  return (
    <View title="No such page">
      <p>
        This report has no page {path}. <a href="#/pages">All pages</a>
      </p>
    </View>
  );
}

/** Everything about one page of the site. */
export function PageView({ page, detail, inlinks: { anchors, menu } }: PageProps) {
  const { inlinks, findings } = page;
  const { trail, desktop, phone, social, outline, structuredData, links } = detail;
  return (
    <View title={page.path}>
      <PageFacts page={page} />
      <Section heading="Findings">
        {findings.length > 0 ? (
          <FindingItems findings={findings} isOfPage />
        ) : (
          <Empty>No findings on this page.</Empty>
        )}
      </Section>
      <div className="columns wide-first">
        <Section heading="Search result on desktop">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is wider than a phone, and scrolls by keyboard too */}
          {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
          <div className="scrollable" tabIndex={0} role="group" aria-label="Search result">
            <SearchResult device="desktop" snippet={desktop} trail={trail} />
          </div>
        </Section>
        <Section heading="Search result on mobile">
          <SearchResult device="phone" snippet={phone} trail={trail} />
        </Section>
      </div>
      <div className="columns">
        <Section heading="Social card">
          <SocialCardPreview card={social} />
        </Section>
        <Section heading="Headings">
          <Outline headings={outline} />
        </Section>
      </div>
      <Section heading="Structured data">
        <StructuredData blocks={structuredData} />
      </Section>
      <div className="columns">
        <Section heading={`Inlinks (${count(inlinks.length)})`}>
          {menu.length > 0 && (
            <p className="note">
              Also linked from menus, breadcrumbs, or the footer:{" "}
              {menu.map((text) => text || "(no text)").join(", ")}
            </p>
          )}
          <PagedList items={anchors} size={linksShown} empty="No other page links here from its body text.">
            {(anchor) => <AnchorPages {...anchor} />}
          </PagedList>
        </Section>
        <Section heading={`Outlinks (${count(links.length)})`}>
          <PagedList items={links} size={linksShown} empty="No links in its body text.">
            {(link) => <Outlink {...link} />}
          </PagedList>
        </Section>
      </div>
    </View>
  );
}

/** The pages that link with the same words. */
function AnchorPages({ text, pages: [first, ...others] }: PageInlinks["anchors"][number]) {
  if (first === undefined) return null;
  const words = text || "(no text)";
  if (others.length === 0)
    return (
      <>
        {words} ← <PageLink page={first} />
      </>
    );
  return (
    <details>
      <summary>
        {words} ← {counted(others.length + 1, "page")}
      </summary>
      <PagedList items={[first, ...others]} size={linksShown}>
        {(from) => <PageLink page={from} />}
      </PagedList>
    </details>
  );
}

function PageFacts({ page }: { page: PageSummary }) {
  const { data, hasData } = useModel();
  const { origin } = data.site;
  const { canonical, closest, unique } = page;
  return (
    <Facts>
      <Fact name="Type">{page.type}</Fact>
      {hasData && (
        <Fact name="Source">
          <code>{page.source}</code>
        </Fact>
      )}
      <Fact name="URL">
        <OutsideLink url={`${origin}${page.path}`} />
      </Fact>
      <Fact name="Canonical">{canonical === undefined ? "none" : <OutsideLink url={canonical} />}</Fact>
      <Fact name="Indexable">{indexableWords(page)}</Fact>
      <Fact name="Robots">{page.robots || "none set"}</Fact>
      <Fact name="Title">{page.titlePixels} px</Fact>
      <Fact name="Description">{page.descriptionPixels} px</Fact>
      <Fact name="Words">{count(page.words)}</Fact>
      <Fact name="HTML size">{count(Math.round(page.bytes / 1024))} KiB</Fact>
      <Fact name="Clicks from home">{page.depth ?? "not reachable"}</Fact>
      {unique !== undefined && <Fact name="Unique text">{percent(unique)}</Fact>}
      {closest && (
        <Fact name="Most similar to">
          <Closest path={page.path} closest={closest} />
        </Fact>
      )}
      <Fact name="Link score">{page.linkScore.toFixed(2)} (the average page has 1)</Fact>
      <Fact name="Links">
        <a href={viewLink("links", { path: page.path })}>in the link graph</a>
      </Fact>
    </Facts>
  );
}

/** "yes", or what stands in the way and where, and whether that is meant. */
function indexableWords({ isMeant, obstacles }: PageSummary): string {
  if (!obstacles) return isMeant ? "yes" : "yes, but the data says it should not be";
  const reasons = obstacles.map(({ words, place }) => (place ? `${words} (${place})` : words));
  return `${isMeant ? "no, but it should be" : "no, as intended"}: ${reasons.join("; ")}`;
}

function Closest({ path, closest }: { path: string; closest: NonNullable<PageSummary["closest"]> }) {
  const other = useModel().page(closest.page).path;
  return (
    <span>
      <PageLink page={closest.page} /> <a href={pairLink(path, other)}>{percent(closest.masked)}, compare</a>
    </span>
  );
}

function Outline({ headings }: { headings: PageDetail["outline"] }) {
  if (headings.length === 0) return <Empty>This page has no headings.</Empty>;
  return (
    <List as="ol" className="outline" items={headings}>
      {({ level, text }) => (
        <div className={`level-${level}`} style={{ paddingLeft: `${Math.min(level - 1, 3) * 1.25}rem` }}>
          <code>h{level}</code> {text}
        </div>
      )}
    </List>
  );
}

function StructuredData({ blocks }: { blocks: PageDetail["structuredData"] }) {
  if (blocks.length === 0) return <Empty>This page has none.</Empty>;
  return (
    <List className="blocks" items={blocks}>
      {(block) =>
        "error" in block ? (
          <p className="severity error">This block cannot be parsed: {block.error}</p>
        ) : (
          <div className="block">
            <ValueTree value={block.value} />
          </div>
        )
      }
    </List>
  );
}

function Outlink({ text, href, path }: PageDetail["links"][number]) {
  const isHere = useModel().find(path ?? "") !== undefined;
  return (
    <>
      {text || "(no text)"} →{" "}
      {isHere && path ? <a href={pageLink(path)}>{href}</a> : <OutsideLink url={href} />}
    </>
  );
}
