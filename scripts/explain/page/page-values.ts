import type { Page } from "../../../src/pages/page.ts";
import { listMetaTags } from "../../../src/seo/head.ts";
import type { PathEntry } from "../../../src/site/paths.ts";
import { listPictures, type PictureRecord } from "../../../src/site/pictures.ts";
import type { Site } from "../../../src/site/site.ts";
import type { ExplainedValue, Source } from "../../schemas/explanation.ts";
import { picturePrefix } from "../../trace/traced-site.ts";
import type { Sources } from "./sources.ts";

/** Explains the values that search engines and link previews read, and the main heading. */
export class PageValues {
  private readonly pictures: Map<string, PictureRecord>;

  constructor(
    private readonly site: Site,
    private readonly entry: PathEntry,
    private readonly page: Page,
    private readonly sources: Sources,
  ) {
    this.pictures = listPictures(site.dataset);
  }

  head(): ExplainedValue[] {
    const { title, description, keywords, canonical } = this.page.props.head;
    return [
      this.sources.value("title", title),
      this.sources.value("description", description),
      ...(keywords === undefined ? [] : [this.sources.value("keywords", keywords)]),
      ...(canonical === undefined ? [] : [this.url("canonical", canonical)]),
    ];
  }

  /** The Open Graph values; Twitter reads the same ones. */
  openGraph(): ExplainedValue[] {
    const { dataset } = this.site;
    const fields: Record<string, Source> = {
      "og:type": this.field("/type"),
      "og:locale": this.sources.at({ file: dataset.business.file, pointer: "/locale" }),
    };
    return listMetaTags(this.page.props.head).flatMap(({ property, content }) => {
      if (!property || content === "" || /:(width|height)$/.test(property)) return [];
      const known = fields[property];
      return known ? this.sources.value(property, content, [known]) : this.any(property, content);
    });
  }

  /** The main heading: what the section that opens a page shows first. */
  heading(): ExplainedValue | undefined {
    const [first] = this.page.props.sections;
    const { heading, headline, title } = (first ?? {}) as Record<string, string | undefined>;
    const text = headline ?? heading ?? title;
    return text === undefined ? undefined : this.sources.value("h1", text);
  }

  /** A text, or the address of a picture or page. */
  any(name: string, marked: string): ExplainedValue {
    const { text } = this.sources.read(marked);
    if (text.includes(picturePrefix)) return this.picture(name, marked);
    const isUrl = /^https?:\/\//.test(text) && text.startsWith(this.origin());
    return isUrl ? this.url(name, marked) : this.sources.value(name, marked);
  }

  /** A field of the page file. */
  field(pointer: string): Source {
    return this.sources.at({ file: this.entry.page.file, pointer });
  }

  private origin(): string {
    return this.sources.read(this.site.origin).text;
  }

  /** The address of a page: the path that the page file gives it, and the origin of the site. */
  private url(name: string, marked: string): ExplainedValue {
    const { text } = this.sources.read(marked);
    const path = text.slice(this.origin().length).replace(/#.*$/, "") || "/";
    const target = this.site.paths.get(path);
    const value = this.sources.value(name, marked);
    return { ...value, sources: [...(target ? this.pathSources(target) : []), ...value.sources] };
  }

  /** Where the path of a page comes from: its pattern, and the file whose name fills it. */
  private pathSources({ page, subject }: PathEntry): Source[] {
    const pattern = this.sources.at({ file: page.file, pointer: "/path" }, page.value.path);
    if (!subject) return [pattern];
    const names = subject.kind === "city" ? "the names of file and folder" : "the name of the file";
    return [pattern, this.sources.file(subject.entity.file, names)];
  }

  /** A picture: where it is named, and its file. */
  private picture(name: string, marked: string): ExplainedValue {
    const { text, marks } = this.sources.read(marked);
    const picture = text.slice(text.indexOf(picturePrefix) + picturePrefix.length);
    const named = marks
      .filter((mark) => mark.place.pointer !== "/url")
      .map((mark) => this.sources.ofMark(mark));
    const file = this.pictures.get(picture)?.file;
    return {
      name,
      value: `picture ${picture}`,
      sources: [
        ...(named.length > 0 ? named : this.usualPicture(picture)),
        ...(file ? [this.sources.file(file, "the file")] : []),
      ],
      placeholders: [],
    };
  }

  /** The logo, and the picture of pages that name none. */
  private usualPicture(name: string): Source[] {
    const { file, value } = this.site.dataset.business;
    const field = (["logo", "defaultImage"] as const).find((candidate) => value[candidate] === name);
    return field ? [this.sources.at({ file, pointer: `/${field}` })] : [];
  }
}
