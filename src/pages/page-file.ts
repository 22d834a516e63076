import type { Schema } from "../fields/schema.ts";
import { entities } from "../kinds/index.ts";
import type { PageFile, PageFileProps } from "../kinds/page/fields.ts";
import type { Entity } from "../loader/entity.ts";
import { type AnySection, type AnySectionView, createSectionView } from "../sections/index.ts";
import type { PageContext } from "../sections/page-context.ts";
import { hasOwnPhones } from "../site/own-phones.ts";
import { ask, askAgain, deriveEach, withQuestions } from "../site/questions.ts";
import { type LinkUse, resolve } from "../site/resolve.ts";
import type { Site } from "../site/site.ts";
import type { TextValues } from "../site/text.ts";

/** What a page file says on one of its pages. */
export interface FilledPageFile {
  file: Omit<PageFileProps, "sections">;
  sections(context: PageContext): AnySectionView[];
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
    if (forEach) for (const [index, section] of sections.entries()) this.share(section, index);
    this.shared = new Set([...this.views.values()].filter((view) => view !== null));
  }

  /** All that its pages have of it, beside what stands in the file. */
  toJSON(): unknown {
    return [...this.views, this.links];
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

  /** Makes the view of a section once, where it neither names the subject of the page in its texts nor asks for it. */
  private share(section: PageFile["sections"][number], index: number): void {
    const { site, page } = this;
    if (namesSubject(section, site.values)) return;
    const links: LinkUse[] = [];
    const anyPage = new Proxy<PageContext>(
      { site, type: page.value.type },
      {
        get: (context, name) => {
          if (!Object.hasOwn(context, name)) ask("subject", String(name));
          return Reflect.get(context, name);
        },
      },
    );
    const { made: view, questions } = withQuestions(() => {
      const context = site.contextFor(page.file, site.values, links);
      return createSectionView(resolveSection(section, index, context), anyPage) ?? null;
    });
    if ([...questions].some((question) => question.startsWith("subject "))) return;
    if (questions.has("value phone") && hasOwnPhones(site)) return;
    askAgain(questions);
    this.links.push(...links);
    this.views.set(index, view);
  }
}

/** True for a section with a name in braces that the site does not know: that of a city, a county or a project. */
function namesSubject(section: object, values: TextValues): boolean {
  const names = [...JSON.stringify(section).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.some((name) => !Object.hasOwn(values, name));
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
  return preparedOf(site, page.id) ?? new PreparedPageFile(site, page);
}

const preparedOf = deriveEach("page-file", (site, id) => {
  const page = site.dataset.pages.find((one) => one.id === id);
  return page && new PreparedPageFile(site, page);
});
