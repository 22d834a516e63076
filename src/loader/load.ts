import type { AuditSettings } from "../kinds/audit/fields.ts";
import type { Backend } from "../kinds/backend/fields.ts";
import type { Business } from "../kinds/business/fields.ts";
import type { County } from "../kinds/county/fields.ts";
import type { Form } from "../kinds/form/fields.ts";
import { type EntityKind, entityKinds } from "../kinds/index.ts";
import type { Mail } from "../kinds/mail/fields.ts";
import type { Region } from "../kinds/map/fields.ts";
import type { Navigation } from "../kinds/navigation/fields.ts";
import type { Office } from "../kinds/office/fields.ts";
import type { PageFile } from "../kinds/page/fields.ts";
import type { PictureDetails } from "../kinds/picture/fields.ts";
import type { Project } from "../kinds/project/fields.ts";
import type { Redirects } from "../kinds/redirects/fields.ts";
import type { Service } from "../kinds/service/fields.ts";
import type { Theme } from "../kinds/theme/fields.ts";
import { asError, type DataPlace, type Position, type Problem } from "../problem.ts";
import { type CityEntity, type Entity, type EntityLoader, idOf, loadEntity } from "./entity.ts";
import { type FileLister, filesInPlaceOfFolders, listFiles, listFonts, misplacedFiles } from "./files.ts";
import { listImages } from "./images.ts";
import { type Ledger, readLedger } from "./ledger.ts";
import { createLocator } from "./locate.ts";
import { withoutMovedCities } from "./moved-cities.ts";
import { withoutEchoesOfRenames } from "./renames.ts";
import { readSource } from "./source.ts";
import { listStatic } from "./static-files.ts";

/** All valid data of a folder. */
export interface Dataset {
  dataDir: string;
  business: Entity<Business>;
  navigation: Entity<Navigation>;
  theme: Entity<Theme>;
  redirects?: Entity<Redirects>;
  map?: Entity<Region>;
  audit?: Entity<AuditSettings>;
  backend?: Entity<Backend>;
  counties: Entity<County>[];
  cities: CityEntity[];
  services: Entity<Service>[];
  projects: Entity<Project>[];
  offices: Entity<Office>[];
  pages: Entity<PageFile>[];
  forms: Entity<Form>[];
  mails: Entity<Mail>[];
  /** What is said of pictures; the pictures themselves are `imageFiles`. */
  pictures: Entity<PictureDetails>[];
  /** The files of every kind. */
  all: Record<EntityKind, readonly Entity<unknown>[]>;
  /** Files that no page shows on the day of the site; none before it is linked. */
  absent: readonly Absence[];
  /** What was published, by path; empty before the first release. */
  ledger: Ledger;
  /** Files in `images/`, by the name of the picture. */
  imageFiles: Map<string, string>;
  /** Names of the files in `fonts/`. */
  fontFiles: Set<string>;
  /** Files below `static/`, which are published as they are, relative to it. */
  staticFiles: string[];
  /** Every reference that has a file, valid or not, so that one broken file is not reported again by all who refer to it. */
  knownIds: Record<EntityKind, Set<string>>;
  /** Paths of page files that are not valid, for the same reason; `unknownPath` for one that cannot be read. */
  invalidPaths: Set<string>;
}

/** A file that no page shows on a day, because it is over or to be shown later. */
export interface Absence {
  kind: string;
  entity: Entity<unknown>;
  /** The path that its page had or will have; absent where it has none. */
  path?: string;
  /** `ended on 2026-10-31`, `begins on 2027-03-01`. */
  when: string;
}

type FileNames = {
  [Name in keyof Dataset]-?: NonNullable<Dataset[Name]> extends Entity<unknown> | Entity<unknown>[]
    ? Name
    : never;
}[keyof Dataset];

/** What loading found. `dataset` is undefined where a file that everything needs is missing or broken. */
export interface Loaded {
  dataset: Dataset | undefined;
  problems: Problem[];
}

/** Reads every file below `dataDir`. Bad data comes back as problems; throws only if the folder is missing. */
export function loadDataset(
  dataDir: string,
  load: EntityLoader = loadEntity,
  list: FileLister = listFiles,
): Loaded {
  let problems: Problem[] = [...misplacedFiles(dataDir), ...filesInPlaceOfFolders(dataDir)];
  const found = {} as Record<EntityKind, Entity<unknown>[]>;
  const knownIds = {} as Record<EntityKind, Set<string>>;
  const invalidPaths = new Set<string>();
  for (const kind of entityKinds) {
    found[kind] = [];
    knownIds[kind] = new Set();
    for (const file of list(dataDir, kind, problems)) {
      const entity = load(dataDir, kind, file, problems, invalidPaths);
      knownIds[kind].add(entity?.id ?? idOf(file));
      if (entity) found[kind].push(entity);
    }
  }
  found.city = withoutMovedCities(dataDir, found.city as CityEntity[], knownIds, problems);
  problems = withoutEchoesOfRenames(dataDir, problems, { ids: knownIds, invalidPaths });
  if (knownIds.page.size === 0) return { dataset: undefined, problems: [...problems, noPages] };
  const [business, navigation, theme] = [found.business[0], found.navigation[0], found.theme[0]];
  const ledger = readLedger(dataDir);
  problems.push(...ledger.problems);
  if (!business || !navigation || !theme) return { dataset: undefined, problems };
  const dataset = {
    dataDir,
    ...byName(found),
    absent: [],
    ledger: ledger.entries,
    imageFiles: listImages(dataDir, problems),
    fontFiles: listFonts(dataDir, problems),
    staticFiles: listStatic(dataDir, problems),
    knownIds,
    invalidPaths,
  };
  return { dataset, problems };
}

type Files = Dataset["all"];

/** Files under the names by which they are asked for; those of kinds that no code knows by name stand in `all` alone. */
export function byName(all: Files) {
  const { business, navigation, theme, redirects, map, audit, backend } = all;
  return {
    all,
    business: business[0],
    navigation: navigation[0],
    theme: theme[0],
    ...(redirects[0] && { redirects: redirects[0] }),
    ...(map[0] && { map: map[0] }),
    ...(audit[0] && { audit: audit[0] }),
    ...(backend[0] && { backend: backend[0] }),
    counties: all.county,
    cities: all.city,
    services: all.service,
    projects: all.project,
    offices: all.office,
    pages: all.page,
    forms: all.form,
    mails: all.mail,
    pictures: all.picture,
  } as unknown as Pick<Dataset, FileNames | "all">;
}

/** A site without pages has nothing to check, so everything else that would be said follows from it. */
const noPages: Problem = asError({
  code: "missing-file",
  message: "There is no page: the folder pages is missing or holds no file.",
  hint: "Bring the folder back, for example from Git, or start with pages/home.yaml.",
  position: { file: "pages" },
});

/** Files whose places can be looked up without reading them again. */
const maxOpenFiles = 100;

/** Looks up line and column of places in the data. A file is read again for it, but not for each of its places. */
export function createPositionLookup(dataDir: string): (place: DataPlace) => Position {
  const locators = new Map<string, (place: DataPlace) => Position>();
  return (place) => {
    let locate = locators.get(place.file);
    if (!locate) {
      const source = readSource(dataDir, place.file);
      locate = "text" in source ? createLocator(source.text, place.file) : ({ file }) => ({ file });
      if (locators.size === maxOpenFiles) locators.clear();
      locators.set(place.file, locate);
    }
    return locate(place);
  };
}
