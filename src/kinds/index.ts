import { auditFields } from "./audit/fields.ts";
import { backendFields } from "./backend/fields.ts";
import { businessFields } from "./business/fields.ts";
import { formFields } from "./form/fields.ts";
import { type Kind, records } from "./listed.ts";
import { mailFields } from "./mail/fields.ts";
import { mapFields } from "./map/fields.ts";
import { navigationFields } from "./navigation/fields.ts";
import { pageFields } from "./page/fields.ts";
import { pictureFields } from "./picture/fields.ts";
import { redirectsFields } from "./redirects/fields.ts";
import { serviceFields } from "./service/fields.ts";
import { subjects } from "./subjects.ts";
import type { TermFields } from "./term.ts";
import { themeFields } from "./theme/fields.ts";

/** Every kind of data: which fields a file has, and where it lies below a data folder. Those with pages are listed apart. */
export const entities = {
  business: { schema: businessFields, location: { file: "business.yaml", isRequired: true } },
  navigation: { schema: navigationFields, location: { file: "navigation.yaml", isRequired: true } },
  theme: { schema: themeFields, location: { file: "theme.yaml", isRequired: true } },
  redirects: { schema: redirectsFields, location: { file: "redirects.yaml", isRequired: false } },
  map: { schema: mapFields, location: { file: "map.yaml", isRequired: false } },
  audit: { schema: auditFields, location: { file: "audit.yaml", isRequired: false } },
  backend: { schema: backendFields, location: { file: "backend.yaml", isRequired: false } },
  ...subjects,
  service: { schema: serviceFields, nameField: "title", location: { folder: "services", depth: 1 } },
  ...records,
  page: { schema: pageFields, nameField: "path", location: { folder: "pages", depth: 1 } },
  form: { schema: formFields, location: { folder: "forms", depth: 1 } },
  mail: { schema: mailFields, location: { folder: "mails", depth: 1 } },
  picture: { schema: pictureFields, location: { folder: "images", depth: 1 } },
} satisfies Record<string, Kind>;

export type EntityKind = keyof typeof entities;
export const entityKinds = Object.keys(entities) as EntityKind[];

/** The kinds whose files are shown on some days only, and the fields that say on which. */
export const terms = new Map(
  entityKinds.flatMap((kind): [EntityKind, TermFields][] => {
    const { term }: Kind = entities[kind];
    return term ? [[kind, term]] : [];
  }),
);
