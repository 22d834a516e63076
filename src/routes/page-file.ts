import type { Schema } from "../fields/schema.ts";
import { entities } from "../kinds/index.ts";
import type { Page as PageFile, PageProps as PageFileProps } from "../kinds/page/fields.ts";
import type { Entity } from "../loader/entity.ts";
import { oncePer } from "../site/once.ts";
import { type LinkUse, resolve } from "../site/resolve.ts";
import type { Site } from "../site/site.ts";
import type { TextValues } from "../site/text.ts";
import {
  type AnySection,
  type AnySectionView,
  createSectionView,
  isOfSubject,
  type SectionContext,
} from "./sections.ts";

/** What a page file says on one of its pages. */
export interface FilledPageFile {
  file: Omit<PageFileProps, "sections">;
  sections(context: SectionContext): AnySectionView[];
}

/**
 * A page file whose sections that say the same on each of its pages are made once. On the pages of a pattern that is the
 * larger part of the work.
 */
class PreparedPageFile {
  /** Views of the sections that say the same on every page; a view that shows nothing is null. */
  readonly shared: ReadonlySet<AnySectionView>;
  private readonly views = new Map<number, AnySectionView | null>();
  private readonly links: LinkUse[] = [];
  private readonly withoutSections: PageFile;

  constructor(
    private readonly site: Site,
    private readonly page: Entity<PageFile>,
  ) {
    this.withoutSections = { ...page.value, sections: [] };
    const { forEach, sections } = page.value;
    if (forEach)
      for (const [index, section] of sections.entries())
        if (!isOfSubject(section, site.values)) this.views.set(index, this.makeView(section, index) ?? null);
    this.shared = new Set([...this.views.values()].filter((view) => view !== null));
  }

  /** Fills the texts with the values of one page. Links that every page has are noted on each. */
  fill(values: TextValues, links: LinkUse[]): FilledPageFile {
    const { site, page } = this;
    const context = site.contextFor(page.file, values, links);
    const file = resolve<PageFileProps>(this.withoutSections, entities.page.schema, context);
    links.push(...this.links);
    const own = page.value.sections.map((section, index) =>
      this.views.has(index) ? undefined : resolveSection(section, index, context),
    );
    return {
      file,
      sections: (sectionContext) =>
        own.flatMap((section, index) => {
          const view = section ? createSectionView(section, sectionContext) : this.views.get(index);
          return view ?? [];
        }),
    };
  }

  private makeView(section: PageFile["sections"][number], index: number): AnySectionView | undefined {
    const context = this.site.contextFor(this.page.file, this.site.values, this.links);
    return createSectionView(resolveSection(section, index, context), {
      site: this.site,
      type: this.page.value.type,
    });
  }
}

const sectionSchema = entities.page.schema.properties?.sections?.items as Schema;

function resolveSection(
  section: PageFile["sections"][number],
  index: number,
  context: Parameters<typeof resolve>[2],
): AnySection {
  return resolve<AnySection>(section, sectionSchema, context, `/sections/${index}`);
}

/** The page file, with all that its pages share already made. */
export function preparePageFile(site: Site, page: Entity<PageFile>): PreparedPageFile {
  return preparedOf(site)(page);
}

const preparedOf = oncePer((site: Site) =>
  oncePer((page: Entity<PageFile>) => new PreparedPageFile(site, page)),
);
