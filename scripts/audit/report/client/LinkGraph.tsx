import { Drawing } from "./Drawing.tsx";
import { Finder } from "./fields.tsx";
import { PagedList } from "./lists.tsx";
import { type PageSummary, useModel } from "./model.ts";
import { PageLink, Section, View } from "./parts.tsx";
import { mostLines, RingDrawing } from "./RingDrawing.tsx";
import { viewLink } from "./router.ts";
import { count, counted } from "./words.ts";

/** Links listed at a time. */
const linksShown = 30;

/** Links in texts: all of them on a ring of pages, and those of one page. */
export function LinkGraph({ chosen }: { chosen: PageSummary | undefined }) {
  const { pages } = useModel();
  const total = pages.reduce((sum, { outlinks }) => sum + outlinks.length, 0);
  return (
    <View title="Link graph">
      <p className="lead">
        {counted(total, "link")} in body text between {counted(pages.length, "page")}; menus, breadcrumbs, and
        the footer are left out. A ring around a dot marks a page that no body text links to.
        {total > mostLines &&
          ` One in ${Math.ceil(total / mostLines)} links is drawn, plus all links of a selected page.`}
      </p>
      <div className="columns wide-first">
        <div>
          <Drawing
            hint="Hover over a page to read its path; click to select it."
            draw={(width, say) => <RingDrawing chosen={chosen} width={width} say={say} />}
          />
        </div>
        <div>
          <Finder
            label="Find a page"
            names={pages.map(({ path }) => path)}
            linkOf={(number) => linkTo(pages[number])}
          />
          {chosen ? <ChosenPage page={chosen} /> : <UnlinkedPages />}
        </div>
      </div>
    </View>
  );
}

/** Address of the graph with a page chosen. */
export function linkTo(page: PageSummary | undefined): string {
  return viewLink("links", { path: page?.path });
}

function ChosenPage({ page }: { page: PageSummary }) {
  return (
    <>
      <Section heading="Selected page">
        <p>
          <PageLink page={page.number} /> · <a href="#/links">clear selection</a>
        </p>
      </Section>
      <p className="note">Orange lines lead to it, blue lines from it.</p>
      <Linked heading="Links to it" pages={page.inlinks} />
      <Linked heading="Links from it" pages={page.outlinks} />
    </>
  );
}

function Linked({ heading, pages }: { heading: string; pages: readonly number[] }) {
  const model = useModel();
  return (
    <Section heading={`${heading} (${count(pages.length)})`}>
      <PagedList items={pages.map((number) => model.page(number))} size={linksShown}>
        {(page) => <a href={linkTo(page)}>{page.path}</a>}
      </PagedList>
    </Section>
  );
}

function UnlinkedPages() {
  const pages = useModel().pages.filter(({ inlinks }) => inlinks.length === 0);
  return (
    <Section heading={`Pages that no body text links to (${count(pages.length)})`}>
      <PagedList items={pages} size={linksShown} empty="Every page is linked from body text.">
        {({ number }) => <PageLink page={number} />}
      </PagedList>
    </Section>
  );
}
