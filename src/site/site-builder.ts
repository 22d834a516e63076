import type { Role } from "../fields/schema.ts";
import type { Picture, ProjectSummary, ServiceSummary } from "../fields/summaries.ts";
import type { FormProps } from "../kinds/form/fields.ts";
import { entities } from "../kinds/index.ts";
import type { MailProps } from "../kinds/mail/fields.ts";
import type { ProjectProps } from "../kinds/project/fields.ts";
import type { ServiceProps } from "../kinds/service/fields.ts";
import type { Entity } from "../loader/entity.ts";
import type { Dataset } from "../loader/load.ts";
import type { DataPlace } from "../problem.ts";
import { contactLinkOf, contactLinksOf, isContactTarget } from "./contact-links.ts";
import { contactFields, neededWay } from "./contact-ways.ts";
import { noteDeadWords, noteMissingWords } from "./contact-words.ts";
import { rateOf } from "./misnamed-value.ts";
import { MissingThings } from "./missing.ts";
import {
  noteBadTarget,
  noteMissingFile,
  noteMissingPicture,
  noteMissingReference,
  noteStrayBraces,
  noteUnknownPlaceholder,
} from "./missing-notes.ts";
import { ownPath } from "./nearest-target.ts";
import { pathOf } from "./paths.ts";
import { type Card, cardKey } from "./pictures.ts";
import type { Places } from "./places.ts";
import { hasRepeatedRate } from "./plausibility/rates.ts";
import { AskedMap, ask, withAskedFields, withAskedNames } from "./questions.ts";
import { withoutSlash } from "./redirects.ts";
import { type LinkUse, type ResolveContext, resolve } from "./resolve.ts";
import type { ContactLinks, Site, SiteFacts, SiteOptions, SummaryRole } from "./site.ts";
import { isTarget } from "./targets.ts";
import type { TextValues } from "./text.ts";
import { callLink, siteValues } from "./values.ts";

/** The picture in `public/`, for a business that has none of its own. */
const sharedPicture: Picture = {
  name: "default-picture",
  alt: "",
  width: 1200,
  height: 800,
  src: "default-picture.svg",
  sources: [],
  isSample: false,
};

/** Makes the parts of a site, and what its texts and references ask for. */
export class SiteBuilder {
  readonly site: Site;
  private readonly facts: SiteFacts;
  private readonly services = new Map<string, ServiceSummary>();
  private readonly projects = new Map<string, ProjectSummary>();

  constructor(
    private readonly dataset: Dataset,
    private readonly options: SiteOptions,
    private readonly places: Places,
  ) {
    const business = dataset.business.value;
    this.facts = {
      business,
      origin: options.origin ?? business.url,
      base: options.base ?? "/",
      counties: places.counties,
      contactLinks: contactLinksOf(business),
      today: options.today,
      redirects: new Map(
        (dataset.redirects?.value.redirects ?? []).map(({ from, to }) => [withoutSlash(from), to]),
      ),
      services: [],
      projects: [],
      forms: new Map(),
      mails: new Map(),
    };
    const counts = { cities: dataset.cities.length, counties: dataset.counties.length };
    this.site = Object.assign(withAskedFields("site", this.facts), {
      dataset: withAskedFields("data", dataset),
      places,
      paths: places.paths,
      projectProps: new AskedMap<ProjectProps>("project"),
      values: withAskedNames(siteValues(business, counts, dataset.navigation.value.sampleTag)),
      missing: new MissingThings(),
      sharedLinks: [],
      problems: [],
      picture: (name: string | undefined) => this.picture(name),
      cards: new AskedMap<Card>("card", options.cards),
      card: (picture: Picture, before?: Picture) =>
        this.site.cards.get(cardKey(picture.name, before?.name)) ?? picture,
      summary: (role: SummaryRole, id: string) => this.summary(role, id),
      contextFor: (file: string, values: TextValues, links: LinkUse[]) =>
        this.contextFor(file, values, links),
    });
    this.checkCounties();
    this.resolveShared();
  }

  private resolveShared(): void {
    const { site } = this;
    const context = (entity: Entity<unknown>, values = site.values) =>
      this.contextFor(entity.file, values, site.sharedLinks);
    // Its texts and pictures are used all over the site; resolving them here reports what is missing where it stands.
    resolve(this.dataset.business.value, entities.business.schema, context(this.dataset.business));
    for (const service of this.dataset.services) {
      const props = resolve<ServiceProps>(service.value, entities.service.schema, context(service));
      this.services.set(service.id, {
        id: service.id,
        title: props.title,
        description: props.description,
        features: props.features,
        image: props.image,
        path: props.page,
        serviceType: props.serviceType,
      });
    }
    const order = new Map(this.dataset.services.map((service) => [service.id, service.value.order]));
    this.facts.services = [...this.services.values()].sort(
      (a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0),
    );
    for (const project of this.dataset.projects) {
      const props = resolve<ProjectProps>(project.value, entities.project.schema, context(project));
      site.projectProps.set(project.id, props);
      this.projects.set(project.id, this.summarizeProject(project.id, props));
    }
    this.facts.projects = [...this.projects.values()].sort(
      (a, b) => (site.projectProps.get(a.id)?.id ?? 0) - (site.projectProps.get(b.id)?.id ?? 0),
    );
    for (const form of this.dataset.forms)
      site.forms.set(form.id, resolve<FormProps>(form.value, entities.form.schema, context(form)));
    for (const mail of this.dataset.mails)
      site.mails.set(mail.id, resolve<MailProps>(mail.value, entities.mail.schema, context(mail)));
  }

  private summarizeProject(id: string, props: ProjectProps): ProjectSummary {
    const path = pathOf(this.dataset, "project", id);
    const before = stateBefore(props);
    return {
      id,
      title: props.title,
      location: props.location,
      type: props.type,
      year: props.year,
      description: props.description,
      image: props.image,
      isIllustrated: props.illustrated ?? false,
      ...(before && { before }),
      ...(path !== undefined && { path }),
      ...(props.testimonial && { testimonial: props.testimonial }),
    };
  }

  /** A city whose county has no file is a reference to nothing. */
  private checkCounties(): void {
    const { cities } = this.dataset;
    const listed = this.facts.counties.reduce((count, { places }) => count + places.length, 0);
    if (listed === cities.length) return;
    for (const { file, facts } of cities)
      if (!this.places.county(facts.county))
        this.reference("county", facts.county, { file, pointer: "/county" });
  }

  private contextFor(file: string, values: TextValues, links: LinkUse[]): ResolveContext {
    const context: ResolveContext = {
      file,
      values,
      target: (to, place, template) => {
        const contact = isContactTarget(to) ? contactLinkOf(this.contactLinks(to, values), to) : undefined;
        if (contact !== undefined) return contact;
        // A name in braces that has no value is reported, whatever it would have made of the link.
        if (/\{\w*\}/.test(to)) return to;
        const path = ownPath(to, this.site.business.url);
        const filled = template === to ? {} : { template, values };
        if (path !== undefined) links.push({ to: path, place, written: to });
        else if (isTarget(to) && !isContactTarget(to)) {
          if (!to.startsWith("https://")) links.push({ to, place, ...filled });
        } else if (!this.isOfUnknownCounty(to, values)) noteBadTarget(this.site, { to, place, ...filled });
        return path ?? to;
      },
      reference: (role, id, place) => this.reference(role, id, place),
      checkContactWords: (words, label, place) => {
        const hasWay = () => words.some((to) => contactLinkOf(this.contactLinks(to, values), to));
        if (label === undefined) {
          const way = neededWay(this.site.business, words);
          if (way) noteMissingWords(this.site, way, place);
          // Words of a text link may wait for a number; a value in braces that the firm does not have is reported by itself.
        } else if (
          words[0] !== "text" &&
          !words.some((to) => label.includes(`{${contactFields[to]}}`)) &&
          !hasWay()
        )
          noteDeadWords(this.site, words[0], { ...place, words: label });
      },
      unknownPlaceholder: (name, place, known) => {
        // A rate that stands twice is reported, with the one whose place it takes.
        if (rateOf(name) !== undefined && hasRepeatedRate(this.dataset)) return;
        noteUnknownPlaceholder(this.site.missing, this.dataset, name, place, known);
      },
      strayBraces: (found, place, known) => noteStrayBraces(this.site.missing, found, place, known),
    };
    return this.options.traceContext?.(context) ?? context;
  }

  /** Those of the site; a page that prints a number of its own calls that one. */
  private contactLinks(to: string, { phone }: TextValues): ContactLinks {
    const { contactLinks } = this.site;
    return to === "call" && phone
      ? { ...contactLinks, call: callLink(this.facts.business, phone) }
      : contactLinks;
  }

  /** True for a link made of the name of a county that has no file; the city that names it is at fault. */
  private isOfUnknownCounty(to: string, { countySlug }: TextValues): boolean {
    return (
      countySlug !== undefined && !this.dataset.knownIds.county.has(countySlug) && to.includes(countySlug)
    );
  }

  private reference(role: Exclude<Role, "line" | "prose" | "target">, id: string, place: DataPlace): unknown {
    if (role === "image") return this.findPicture(id, place);
    if (role === "file") return this.findFile(id, place);
    const found = this.summary(role, id);
    if (found !== undefined || this.dataset.knownIds[role].has(id)) return found;
    noteMissingReference(this.site.missing, this.dataset, role, id, place);
    return undefined;
  }

  private summary(role: SummaryRole, id: string): unknown {
    if (role === "city") return this.places.citySummary(id);
    if (role === "county") return this.places.countySummary(id);
    ask(`${role}-summary`, id);
    return role === "service" ? this.services.get(id) : this.projects.get(id);
  }

  private findPicture(name: string, place: DataPlace): Picture {
    const { pictures } = this.options;
    // What speaks of a picture that is not there is reported by itself.
    if (!pictures.has(name) && !this.dataset.knownIds.picture.has(name))
      noteMissingPicture(this.site.missing, this.dataset, [...pictures.keys()], name, place);
    return this.picture(name);
  }

  private findFile(name: string, place: DataPlace): string {
    const { staticFiles } = this.site.dataset;
    if (!staticFiles.includes(name)) noteMissingFile(this.site.missing, staticFiles, name, place);
    return `${this.facts.base}${name}`;
  }

  /** The picture of that name, else the default of the business, else the one that every business shares. */
  private picture(name: string | undefined): Picture {
    const { pictures, base = "/" } = this.options;
    const { defaultImage } = this.facts.business;
    ask("picture", name ?? "");
    const found = pictures.get(name ?? "") ?? pictures.get(defaultImage ?? "");
    return found ?? { ...sharedPicture, src: `${base}${sharedPicture.src}` };
  }
}

/** What the picture of a project's card shows looked like before: the slide ahead of it, where that shows the state before. */
function stateBefore({ image, slides }: ProjectProps): Picture | undefined {
  const previous = slides[slides.findIndex((slide) => slide.image.name === image.name) - 1];
  return previous?.state === "before" ? previous.image : undefined;
}
