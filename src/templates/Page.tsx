import type { PageProps } from "../routes/page.ts";
import type { AnySectionView } from "../routes/sections.ts";
import { Breadcrumbs } from "./parts/Breadcrumbs.tsx";
import { PageHead } from "./parts/PageHead.tsx";
import { WordsProvider } from "./parts/words.ts";
import { sectionComponents } from "./sections/index.ts";

/** Every page: its head, its trail and its sections, from its props alone. */
export function Page({ page }: { page: PageProps }) {
  return (
    <WordsProvider value={page.words}>
      <PageHead head={page.head} />
      <Breadcrumbs items={page.breadcrumbs} />
      {page.sections.map((section, index) => (
        // Sections of a page never move, and the same kind may stand twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <SectionOf key={index} section={section} />
      ))}
    </WordsProvider>
  );
}

function SectionOf({ section }: { section: AnySectionView }) {
  const Component = sectionComponents[section.kind] as (props: {
    section: AnySectionView;
  }) => React.ReactNode;
  return <Component section={section} />;
}
