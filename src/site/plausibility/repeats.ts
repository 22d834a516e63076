import { repeatsIn } from "../../loader/group-by.ts";
import type { Dataset } from "../../loader/load.ts";
import { asError, type DataPlace, invalidValue, type Problem } from "../../problem.ts";

/** Things that two entries or files say alike, though each should say its own. */
export function repeatProblems(dataset: Dataset): Problem[] {
  return [
    ...repeatedProfiles(dataset),
    ...foreignProfiles(dataset),
    ...repeatedServices(dataset),
    ...foreignPages(dataset),
    ...pagesOfOthers(dataset),
    ...sharedFonts(dataset),
    ...samePictures(dataset),
  ];
}

function repeatedProfiles({ business: { file, value } }: Dataset): Problem[] {
  const profiles = (value.profiles ?? []).map(({ name }, at) => ({
    name,
    place: { file, pointer: `/profiles/${at}/name` },
  }));
  return repeatsIn(profiles, ({ name }) => name).map(({ item: entry, first }) =>
    asError({
      code: "duplicate-id",
      message: `Two profiles have the name ${entry.name}.`,
      hint: "Write the name of the site that this address is on, or remove one of the two.",
      place: entry.place,
      related: [first.place],
    }),
  );
}

/** Sites whose name is part of their address. */
const sites = [
  "facebook",
  "instagram",
  "linkedin",
  "nextdoor",
  "pinterest",
  "thumbtack",
  "tiktok",
  "yelp",
  "youtube",
];

/** A profile that is called one site and lies on another. */
function foreignProfiles({ business: { file, value } }: Dataset): Problem[] {
  const profiles = value.profiles ?? [];
  return profiles.flatMap(({ name, url }, at) => {
    const isRepeated = profiles.some((other, index) => index < at && other.url === url);
    if (isRepeated) return [];
    const siteIn = (text: string) => sites.find((site) => text.toLowerCase().includes(site));
    const [named, host] = [siteIn(name), siteIn(new URL(url).hostname)];
    if (!named || !host || named === host) return [];
    return invalidValue(
      `The profile is called ${name}, but its address is on ${new URL(url).hostname}.`,
      `Write the address of the profile on ${name}, or the name of the other site.`,
      { file, pointer: `/profiles/${at}/url` },
    );
  });
}

function repeatedServices({ services }: Dataset): Problem[] {
  return repeatsIn(services, ({ value }) => value.title).map(({ item: { file, value }, first }) =>
    asError({
      code: "duplicate-text",
      message: `Two services have the title ${value.title}.`,
      hint: "Give this one the title that tells it from the other, or remove one of the two files.",
      place: { file, pointer: "/title" },
      related: [{ file: first.file, pointer: "/title" }],
    }),
  );
}

/** Two services may share a page, but not where one of them has a page of its own name that no service leads to. */
function foreignPages({ services, pages }: Dataset): Problem[] {
  const led = new Set(services.map(({ value }) => value.page));
  const entries = services.map(({ file, slug, value }) => ({
    name: value.page,
    slug,
    place: { file, pointer: "/page" },
  }));
  return repeatsIn(entries, ({ name }) => name).flatMap(({ item: entry, first }) => {
    for (const one of [entry, first]) {
      const own = pages.find(({ value }) => isNamedFor(value.path, one.slug) && !led.has(value.path));
      if (!own || isNamedFor(one.name, one.slug)) continue;
      return asError({
        code: "invalid-value",
        message: `The service ${one.slug} leads to ${one.name}, the page of another service, and none leads to ${own.value.path}.`,
        hint: `Write ${own.value.path} instead of ${one.name}.`,
        place: one.place,
        related: [one === entry ? first.place : entry.place],
        proposal: [{ kind: "reword", place: one.place, text: own.value.path }],
      });
    }
    return [];
  });
}

/** A page that one service leads to, and that names another, which has a page of its own. */
function pagesOfOthers({ services, pages }: Dataset): Problem[] {
  const ownPages = new Map(services.map(({ slug, value }) => [slug, value.page]));
  return pages.flatMap(({ file, value: { path, service } }) => {
    const [right, ...others] = services.filter(({ value }) => value.page === path);
    const own = ownPages.get(service ?? "");
    if (!right || others.length > 0 || service === undefined || own === undefined || own === path) return [];
    const place = { file, pointer: "/service" };
    return asError({
      code: "invalid-value",
      message: `${path} is the page of the service ${right.slug}, but names ${service}, whose page is ${own}.`,
      hint: `Write ${right.slug} instead of ${service}.`,
      place,
      related: [{ file: right.file, pointer: "/page" }],
      proposal: [{ kind: "reword", place, text: right.slug }],
    });
  });
}

function isNamedFor(path: string, slug: string): boolean {
  return `${path}-`.startsWith(`/${slug}-`);
}

/** One file holds one family: under a second name visitors would see the first. */
function sharedFonts({ theme: { file, value } }: Dataset): Problem[] {
  const faces = (value.fonts.faces ?? []).map((face, at) => ({
    name: face.file,
    family: face.family,
    place: { file, pointer: `/fonts/faces/${at}/file` },
  }));
  return repeatsIn(faces, ({ name }) => name).flatMap(({ item: entry, first }): Problem[] =>
    entry.family === first.family
      ? []
      : [
          asError({
            code: "invalid-value",
            message: `The fonts ${first.family} and ${entry.family} are both read from ${entry.name}.`,
            hint: `Write the file of ${entry.family} here, or remove this entry.`,
            place: entry.place,
            related: [first.place],
          }),
        ],
  );
}

/** Pairs of before and after that show one picture twice, and pictures that are called the other state. */
function samePictures({ projects, pages }: Dataset): Problem[] {
  return [
    ...projects.flatMap(({ file, value }) => [
      ...(value.pairs ?? []).flatMap((pair, at) => {
        const pointer = `/pairs/${at}`;
        return pair.before === pair.after
          ? samePicture(pair.after, { file, pointer: `${pointer}/after` })
          : [];
      }),
      ...(["slides", "gallery"] as const).flatMap((list) =>
        (value[list] ?? []).flatMap((slide, at) =>
          otherState(slide, { file, pointer: `/${list}/${at}/state` }),
        ),
      ),
    ]),
    ...pages.flatMap(({ file, value }) =>
      value.sections.flatMap((section, at) =>
        section.kind === "hero" && section.before !== undefined && section.before === section.image
          ? samePicture(section.image, { file, pointer: `/sections/${at}/before` })
          : [],
      ),
    ),
  ];
}

function samePicture(name: string, place: DataPlace): Problem[] {
  return [
    invalidValue(
      `The picture ${name} is shown as before and as after.`,
      "Write the name of the picture that shows the other state.",
      place,
    ),
  ];
}

function otherState({ image, state }: { image: string; state?: string }, place: DataPlace): Problem[] {
  const named = /-(before|after)$/.exec(image)?.[1];
  if (named === undefined || state === undefined || named === state) return [];
  return [
    asError({
      code: "invalid-value",
      message: `The picture ${image} is marked as ${state}.`,
      hint: `Write ${named} instead of ${state}, or name another picture.`,
      place,
      proposal: [{ kind: "reword", place, text: named }],
    }),
  ];
}
