import type { ReactNode } from "react";
import type { PageDetail } from "../report-data.ts";
import { FindingItems } from "./Findings.tsx";
import { List, PagedList } from "./lists.tsx";
import { type PageSummary, useModel } from "./model.ts";
import { Empty, OutsideLink, PageLink, Section, View } from "./parts.tsx";
import { SearchResult, SocialCardPreview } from "./previews.tsx";
import { pageLink, pairLink, viewLink } from "./router.ts";
import { ValueTree } from "./ValueTree.tsx";
import { count, percent } from "./words.ts";

/** Links listed at a time. */
const linksShown = 50;

interface PageProps {
  page: PageSummary;
  detail: PageDetail;
}

export function NoSuchPage({ path }: { path: string }) {
  return (
    <View title="No such page">
      <p>
        The report knows no page {path}. <a href="#/pages">All pages</a>
      </p>
    </View>
  );
}

/** Everything about one page of the site. */
export function PageView({ page, detail }: PageProps) {
  const { inlinks, findings } = page;
  const { trail, desktop, phone, social, outline, structuredData, links } = detail;
  return (
    <View title={page.path}>
      <PageFacts page={page} detail={detail} />
      <Section heading="Findings">
        {findings.length > 0 ? (
          <FindingItems findings={findings} isOfPage />
        ) : (
          <Empty>Nothing was found on this page.</Empty>
        )}
      </Section>
      <div className="columns wide-first">
        <Section heading="Search result on a desktop">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is wider than a phone, and scrolls by keyboard too */}
          {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
          <div className="scrollable" tabIndex={0} role="group" aria-label="Search result">
            <SearchResult device="desktop" snippet={desktop} trail={trail} />
          </div>
        </Section>
        <Section heading="Search result on a phone">
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
          {page.isInMenu && <p className="note">Menus, trails or the footer link it too.</p>}
          <PagedList items={inlinks} size={linksShown} empty="No page links it in its text.">
            {(from) => <PageLink page={from} />}
          </PagedList>
        </Section>
        <Section heading={`Outlinks (${count(links.length)})`}>
          <PagedList items={links} size={linksShown} empty="Its text has no links.">
            {(link) => <Outlink {...link} />}
          </PagedList>
        </Section>
      </div>
    </View>
  );
}

function PageFacts({ page, detail: { robots } }: PageProps) {
  const { origin } = useModel().data.site;
  const { canonical, closest, unique } = page;
  return (
    <dl className="facts">
      <Fact name="Type">{page.type}</Fact>
      <Fact name="Comes from">
        <code>{page.source}</code>
      </Fact>
      <Fact name="Address">
        <OutsideLink url={`${origin}${page.path}`} />
      </Fact>
      <Fact name="Canonical">{canonical === undefined ? "none" : <OutsideLink url={canonical} />}</Fact>
      <Fact name="Robots">{robots ?? (page.isIndexed ? "index, follow" : "none named")}</Fact>
      <Fact name="Title">{page.titlePixels} px</Fact>
      <Fact name="Description">{page.descriptionPixels} px</Fact>
      <Fact name="Words">{count(page.words)}</Fact>
      <Fact name="Document">{count(Math.round(page.bytes / 1024))} KiB</Fact>
      <Fact name="Clicks from home">{page.depth ?? "no way leads here"}</Fact>
      {unique !== undefined && <Fact name="Its own text">{percent(unique)}</Fact>}
      {closest && (
        <Fact name="Most like">
          <Closest path={page.path} closest={closest} />
        </Fact>
      )}
      <Fact name="Links">
        <a href={viewLink("links", { path: page.path })}>in the link graph</a>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
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
  if (headings.length === 0) return <Empty>The page has no heading.</Empty>;
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
  if (blocks.length === 0) return <Empty>The page has none.</Empty>;
  return (
    <List className="blocks" items={blocks}>
      {(block) =>
        "error" in block ? (
          <p className="severity error">This block cannot be read: {block.error}</p>
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
