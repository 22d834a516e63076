import type { ReactNode } from "react";
import type { PageProps } from "../pages/page.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { LeadPictureProvider } from "../parts/lead-picture.ts";
import { WordsProvider } from "../parts/words.ts";
import { componentOf } from "../sections/components.ts";
import type { AnySectionView } from "../sections/index.ts";
import { PageHead } from "./PageHead.tsx";

/** Every page: its head, its trail and its sections, from its props alone. */
export function Page({ page }: { page: PageProps }) {
  return (
    <PageWordsProvider page={page}>
      <PageHead head={page.head} />
      <Breadcrumbs items={page.breadcrumbs} />
      <Sections sections={page.sections} />
    </PageWordsProvider>
  );
}

/** What the parts of a page may ask for. */
export function PageWordsProvider({ page, children }: { page: PageProps; children: ReactNode }) {
  return <WordsProvider value={page.words}>{children}</WordsProvider>;
}

/** Sections one after the other. None depends on those around it, so that they may also be rendered apart. */
export function Sections({ sections }: { sections: AnySectionView[] }) {
  return sections.map((section, index) => (
    // Sections of a page never move, and the same kind may stand twice.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <SectionOf key={index} section={section} />
  ));
}

function SectionOf({ section }: { section: AnySectionView }) {
  const Component = componentOf(section.kind);
  return (
    <LeadPictureProvider value={section.leadPicture}>
      <Component section={section} />
    </LeadPictureProvider>
  );
}
