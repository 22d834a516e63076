import type { Dataset, Entity } from "../loader/load.ts";
import { didYouMean, suggestPath, suggestReference } from "../loader/suggest.ts";
import type { Place, Problem } from "../problem.ts";
import { type EntityKind, entities, type Role } from "../schema/index.ts";
import type { Business, City } from "../schema/types.ts";
import { mainId } from "./main-id.ts";
import { andMore, MissingThings } from "./missing.ts";
import {
  createPathIndex,
  matchesPattern,
  notFoundPath,
  type PathEntry,
  type PathIndex,
  pathOf,
} from "./paths.ts";
import { type Card, cardKey } from "./pictures.ts";
import type { FormProps, ProjectProps, ServiceProps } from "./props.types.ts";
import { type LinkUse, type ResolveContext, resolve } from "./resolve.ts";
import type { CitySummary, CountySummary, Picture, ProjectSummary, ServiceSummary } from "./summaries.ts";
import type { TextValues } from "./text.ts";
import { internationalPhone, siteValues } from "./values.ts";

/** The pictures that exist, by name. Without a build they have no encodings yet. */
export type PictureCatalog = Map<string, Picture>;

export interface SiteOptions {
  pictures: PictureCatalog;
  /** Crops for link previews, by `cardKey`. */
  cards?: Map<string, Card>;
  /** Origin in place of the one in the data, for previews. */
  origin?: string;
  /** Path the site lives under, "/" or with a slash at both ends. */
  base?: string;
}

/** A county and its cities, in the order of their names. */
export interface CountyCities {
  county: CountySummary;
  cities: Entity<City>[];
}

/** The data linked: references resolved, paths known, texts ready to be filled. Immutable once created. */
export interface Site {
  dataset: Dataset;
  business: Business;
  origin: string;
  base: string;
  paths: PathIndex;
  contactLinks: ContactLinks;
  redirects: Map<string, string>;
  counties: CountyCities[];
  services: ServiceSummary[];
  projects: ProjectSummary[];
  projectProps: Map<string, ProjectProps>;
  forms: Map<string, FormProps>;
  values: TextValues;
  /** What is pointed at and missing; grows while pages are listed. */
  missing: MissingThings;
  /** Links of things that stand on many pages (services, forms), proven once. */
  sharedLinks: LinkUse[];
  problems: Problem[];
  picture(name: string | undefined): Picture;
  /** What link previews show for a picture, or for a pair of states. */
  card(picture: Picture, before?: Picture): Card;
  citySummary(id: string): CitySummary | undefined;
  contextFor(file: string, values: TextValues, links: LinkUse[]): ResolveContext;
}

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

/** The `href` of each named contact link: what the word in the data becomes. */
export type ContactLinks = Record<"call" | "text" | "email", string>;

function contactLinks(business: Business): ContactLinks {
  return {
    call: `tel:${internationalPhone(business, business.phone)}`,
    text: `sms:${internationalPhone(business, business.textPhone)}`,
    email: `mailto:${business.email}`,
  };
}

function isContactWord(to: string): to is keyof ContactLinks {
  return to === "call" || to === "text" || to === "email";
}

/** Links valid data into a site. What points at nothing comes back as problems, one for each missing thing. */
export function createSite(dataset: Dataset, options: SiteOptions): Site {
  const { paths, problems } = createPathIndex(dataset);
  const builder = new SiteBuilder(dataset, options, paths);
  const site = builder.site;
  site.problems.push(...problems, ...redirectProblems(site));
  addMissingPages(site);
  return site;
}

class SiteBuilder {
  readonly site: Site;
  private readonly cities: Map<string, Entity<City>>;
  private readonly summaries = new Map<string, CitySummary>();
  private readonly services = new Map<string, ServiceSummary>();
  private readonly projects = new Map<string, ProjectSummary>();

  constructor(
    private readonly dataset: Dataset,
    private readonly options: SiteOptions,
    paths: PathIndex,
  ) {
    const business = dataset.business.value;
    this.cities = new Map(dataset.cities.map((city) => [city.id, city]));
    this.site = {
      dataset,
      business,
      origin: options.origin ?? business.url,
      base: options.base ?? "/",
      paths,
      contactLinks: contactLinks(business),
      redirects: new Map((dataset.redirects?.value.redirects ?? []).map(({ from, to }) => [from, to])),
      counties: [],
      services: [],
      projects: [],
      projectProps: new Map(),
      forms: new Map(),
      values: siteValues(business, { cities: dataset.cities.length, counties: dataset.counties.length }),
      missing: new MissingThings(),
      sharedLinks: [],
      problems: [],
      picture: (name) => this.picture(name),
      card: (picture, before) => options.cards?.get(cardKey(picture.name, before?.name)) ?? picture,
      citySummary: (id) => this.citySummary(id),
      contextFor: (file, values, links) => this.contextFor(file, values, links),
    };
    this.site.counties = this.listCounties();
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
    site.services = [...this.services.values()].sort(
      (a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0),
    );
    for (const project of this.dataset.projects) {
      const props = resolve<ProjectProps>(project.value, entities.project.schema, context(project));
      site.projectProps.set(project.id, props);
      this.projects.set(project.id, this.summarizeProject(project.id, props));
    }
    site.projects = [...this.projects.values()].sort(
      (a, b) => (site.projectProps.get(a.id)?.id ?? 0) - (site.projectProps.get(b.id)?.id ?? 0),
    );
    for (const form of this.dataset.forms)
      site.forms.set(form.id, resolve<FormProps>(form.value, entities.form.schema, context(form)));
  }

  private summarizeProject(id: string, props: ProjectProps): ProjectSummary {
    const path = pathOf(this.dataset, "project", id);
    const before = props.pairs?.[0]?.before;
    return {
      id,
      title: props.title,
      location: props.location,
      type: props.type,
      description: props.description,
      image: props.image,
      isIllustrated: props.illustrated ?? false,
      ...(before && { before }),
      ...(path !== undefined && { path }),
      ...(props.testimonial && {
        testimonial: { text: props.testimonial.text, customer: props.testimonial.customer },
      }),
    };
  }

  private listCounties(): CountyCities[] {
    const byCounty = new Map<string, Entity<City>[]>(this.dataset.counties.map((county) => [county.id, []]));
    for (const city of this.dataset.cities) {
      const folder = city.id.split("/")[0] ?? "";
      const place = { file: city.file, pointer: "/county" };
      if (city.value.county !== folder) {
        this.site.problems.push({
          code: "invalid-value",
          severity: "error",
          message: `The file lies in the folder ${folder}, but its county is "${city.value.county}".`,
          hint: `Write county: ${folder}, or move the file to cities/${city.value.county}.`,
          place,
        });
      }
      if (byCounty.has(city.value.county)) byCounty.get(city.value.county)?.push(city);
      else this.reference("county", city.value.county, place);
    }
    return [...this.dataset.counties]
      .sort((a, b) => a.value.order - b.value.order || compare(a.id, b.id))
      .map((county) => ({
        county: this.countySummary(county.id) as CountySummary,
        cities: (byCounty.get(county.id) ?? []).sort((a, b) => compare(a.value.city, b.value.city)),
      }));
  }

  private countySummary(id: string): CountySummary | undefined {
    const county = this.dataset.counties.find((entity) => entity.id === id);
    if (!county) return undefined;
    const path = pathOf(this.dataset, "county", id);
    return {
      id,
      name: county.value.county,
      isPrimary: county.value.primary ?? false,
      ...(path !== undefined && { path }),
    };
  }

  private citySummary(id: string): CitySummary | undefined {
    const known = this.summaries.get(id);
    if (known) return known;
    const city = this.cities.get(id);
    if (!city) return undefined;
    const path = pathOf(this.dataset, "city", id);
    const county =
      this.dataset.counties.find((entity) => entity.id === city.value.county)?.value.county ?? "";
    const summary = { id, name: city.value.city, county, ...(path !== undefined && { path }) };
    this.summaries.set(id, summary);
    return summary;
  }

  private contextFor(file: string, values: TextValues, links: LinkUse[]): ResolveContext {
    return {
      file,
      values,
      target: (to, place) => {
        if (isContactWord(to)) return this.site.contactLinks[to];
        if (!to.startsWith("https://")) links.push({ to, place });
        return to;
      },
      reference: (role, id, place) => this.reference(role, id, place),
      unknownPlaceholder: (name, place, known) => this.unknownPlaceholder(name, place, known),
    };
  }

  private reference(role: Exclude<Role, "line" | "prose" | "target">, id: string, place: Place): unknown {
    if (role === "image") return this.findPicture(id, place);
    const found = this.summaryOf(role, id);
    if (found !== undefined || this.dataset.knownIds[role].has(id)) return found;
    this.addMissingReference(role, id, place);
    return undefined;
  }

  private summaryOf(role: "city" | "county" | "service" | "project", id: string): unknown {
    if (role === "city") return this.citySummary(id);
    if (role === "county") return this.countySummary(id);
    return role === "service" ? this.services.get(id) : this.projects.get(id);
  }

  private addMissingReference(
    kind: "city" | "county" | "service" | "project",
    id: string,
    place: Place,
  ): void {
    const folder = (entities[kind].location as { folder: string }).folder;
    const meant = () => suggestReference(id, [...this.dataset.knownIds[kind as EntityKind]]);
    // A page that is gone is one cause, whether it is referred to by name or linked by path.
    const path = kind === "service" ? undefined : pathOf(this.dataset, kind, id);
    const isNearby = kind === "city" && /^\/nearbyAreas\//.test(place.pointer);
    this.site.missing.add(
      path ? `path ${path}` : `${kind} ${id}`,
      isNearby ? "unknown-nearby-area" : "unknown-reference",
      place,
      (others) => {
        const suggestion = meant();
        return `${isNearby ? "The nearby area" : `The ${kind}`} ${id} is named here${andMore(others)}, but there is no file ${folder}/${id}.yaml.${suggestion ? ` Did you mean ${suggestion}?` : ""}`;
      },
      () => this.referenceHint(kind, id, isNearby, meant()),
    );
  }

  private referenceHint(kind: string, id: string, isNearby: boolean, meant: string | undefined): string {
    if (meant) return `Write ${meant} instead of ${id}.`;
    const name = (id.split("/").at(-1) ?? id)
      .split("-")
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" ");
    if (isNearby)
      return `If ${name} has no page of its own, write place: ${name} instead of city: ${id}; else add its file.`;
    return `Add the file, or remove the reference. A ${kind} is named by its file.`;
  }

  private findPicture(name: string, place: Place): Picture {
    if (!this.options.pictures.has(name) && !this.dataset.knownIds.scene.has(name)) {
      const meant = didYouMean(name, [...this.options.pictures.keys()]);
      this.site.missing.add(
        `picture ${name}`,
        "missing-image",
        place,
        (others) =>
          `The picture ${name} is used here${andMore(others)}, but does not exist.${meant ? ` Did you mean ${meant}?` : ""}`,
        () =>
          meant
            ? `Write ${meant} instead of ${name}.`
            : `Put a photo named ${name}.jpg into images, or a scene ${name}.yaml into scenes.`,
      );
    }
    return this.picture(name);
  }

  /** The picture of that name, else the default of the business, else the one that every business shares. */
  private picture(name: string | undefined): Picture {
    const { pictures, base = "/" } = this.options;
    const { defaultImage } = this.site.business;
    const found = pictures.get(name ?? "") ?? pictures.get(defaultImage ?? "");
    return found ?? { ...sharedPicture, src: `${base}${sharedPicture.src}` };
  }

  private unknownPlaceholder(name: string, place: Place, values: TextValues): void {
    const known: string[] = [];
    for (const key in values) if (typeof values[key] === "string") known.push(key);
    const meant = didYouMean(name, known);
    this.site.missing.add(
      `placeholder ${name} ${place.file}`,
      "unknown-placeholder",
      { ...place, words: `{${name}}` },
      (others) =>
        `The text uses {${name}}${others > 0 ? ` here${andMore(others)}` : ""}, but no value has that name.${meant ? ` Did you mean {${meant}}?` : ""}`,
      () =>
        meant
          ? `Write {${meant}} instead of {${name}}.`
          : `Names that work here are ${known
              .sort()
              .map((key) => `{${key}}`)
              .join(" ")}.`,
    );
  }
}

/** Same order in every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Every site has a home page, which the frame links, and a page that unknown paths show. */
function addMissingPages(site: Site): void {
  for (const [path, name] of [
    ["/", "home"],
    [notFoundPath, "not-found"],
  ] as const) {
    if (site.paths.has(path) || isPathOfInvalidFile(site, path)) continue;
    site.missing.add(
      `path ${path}`,
      "missing-file",
      { file: `pages/${name}.yaml`, pointer: "" },
      () => `No page has the path ${path}, which every site needs.`,
      () => `Add pages/${name}.yaml with the lines path: ${path} and type: ${name}.`,
    );
  }
}

function redirectProblems(site: Site): Problem[] {
  const file = site.dataset.redirects?.file ?? "";
  const firstByPath = new Map<string, number>();
  return (site.dataset.redirects?.value.redirects ?? []).flatMap(({ from, to }, index): Problem[] => {
    const place = (field: string, at = index) => ({ file, pointer: `/redirects/${at}/${field}` });
    const first = firstByPath.get(from);
    if (first !== undefined)
      return [
        {
          code: "redirect-shadow",
          severity: "error",
          message: `${from} is redirected twice.`,
          hint: "Keep one of the two redirects.",
          place: place("from"),
          related: [place("from", first)],
        },
      ];
    firstByPath.set(from, index);
    const at = site.paths.get(from);
    if (at)
      return [
        {
          code: "redirect-shadow",
          severity: "error",
          message: `${from} is redirected, but a page has that path.`,
          hint: `Remove the redirect, or the page in ${at.page.file}.`,
          place: place("from"),
        },
      ];
    if (site.redirects.has(to)) {
      const end = endOfRedirects(site, to);
      return [
        {
          code: "redirect-shadow",
          severity: "error",
          message: end
            ? `${from} leads to ${to}, which is itself redirected.`
            : `${from} leads to ${to}, and from there in a circle.`,
          hint: end ? `Write to: ${end}.` : "Write the path of a page.",
          place: place("to"),
        },
      ];
    }
    proveTarget(site, { to, place: place("to") });
    return [];
  });
}

/** Where a chain of redirects ends, or undefined for a circle. */
function endOfRedirects(site: Site, path: string): string | undefined {
  const seen = new Set<string>();
  let end = path;
  while (!seen.has(end)) {
    seen.add(end);
    const next = site.redirects.get(end);
    if (next === undefined) return end;
    end = next;
  }
  return undefined;
}

/** Checks one internal link against the paths and fragments of the site; what is missing is noted in `site.missing`. */
export function proveTarget(site: Site, link: LinkUse, ownPath?: PathEntry): void {
  const [path = "", fragment] = link.to.split("#");
  const place = { ...link.place, words: link.to };
  const target = path === "" ? ownPath : site.paths.get(path);
  if (path !== "" && !target) {
    if (isPathOfInvalidFile(site, path)) return;
    const successor = site.redirects.get(path);
    const meant = successor ?? suggestPath(path, [...site.paths.keys()]);
    site.missing.add(
      `path ${path}`,
      "broken-internal-link",
      place,
      (others) =>
        `${path} is linked here${andMore(others)}, but no page has that path${successor ? "; it is redirected" : ""}.${meant && !successor ? ` Did you mean ${meant}?` : ""}`,
      () =>
        meant
          ? `Write ${meant} instead of ${path}.`
          : "Link a page that exists; `site routes` lists them all.",
    );
  } else if (fragment !== undefined && target && !fragmentsOf(target).includes(fragment)) {
    site.missing.add(
      `fragment ${target.path}#${fragment}`,
      "broken-fragment",
      place,
      (others) =>
        `${link.to} is linked here${andMore(others)}, but no section of ${target.path} has the id "${fragment}".`,
      () =>
        `Give the section the line id: ${fragment}, or link one of ${fragmentsOf(target)
          .map((id) => `#${id}`)
          .join(", ")}.`,
    );
  }
}

/** True for the path of a file that exists but is not valid, which is reported by itself. */
function isPathOfInvalidFile(site: Site, path: string): boolean {
  const { dataset } = site;
  if ([...dataset.invalidPaths].some((pattern) => matchesPattern(path, pattern))) return true;
  return (["city", "county", "project"] as const).some((kind) =>
    [...dataset.knownIds[kind]].some((id) => pathOf(dataset, kind, id) === path),
  );
}

/** Every fragment of a page that may be linked. */
export function fragmentsOf(entry: PathEntry): string[] {
  return [mainId, ...entry.page.value.sections.flatMap((section) => section.id ?? [])];
}
