import type { Backend } from "../kinds/backend/fields.ts";
import type { Business } from "../kinds/business/fields.ts";
import type { Dataset } from "../loader/load.ts";
import type { DataPlace } from "../problem.ts";

/** What a page must know to call the services: the content of the endpoints file. All of it is public. */
export interface Endpoints {
  mail: {
    /** Origin of the email service, without a slash at the end. */
    origin: string;
    publicKey: string;
    serviceId: string;
    templateId: string;
    /** Where requests go: the email address of the business; empty where only the template at the service knows it. */
    toEmail: string;
    /** Refuses browsers that a program drives. */
    blockHeadless: boolean;
    /** Senders whose requests are refused. */
    blockedEmails: string[];
  };
  functions: {
    /** Origin of the project that runs the functions, without a slash at the end. */
    url: string;
    anonKey: string;
  };
}

/** Makes the content of the endpoints file; without backend data every id is empty, which the calls report as misconfigured. */
export function createEndpoints(business: Business, backend: Backend | undefined): Endpoints {
  const { mail, functions } = backend ?? {};
  return {
    mail: {
      origin: mail?.origin ?? "",
      publicKey: mail?.publicKey ?? "",
      serviceId: mail?.serviceId ?? "",
      templateId: mail?.templateId ?? "",
      toEmail: business.email ?? "",
      blockHeadless: mail?.blockHeadless ?? true,
      blockedEmails: mail?.blockedEmails ?? [],
    },
    functions: { url: functions?.url ?? "", anonKey: functions?.anonKey ?? "" },
  };
}

/** The origins that pages must be allowed to connect to. */
export function listOrigins({ mail, functions }: Endpoints): string[] {
  return [mail.origin, functions.url].filter((origin) => origin !== "");
}

/** The origins that the pages of a data folder call. */
export function calledOrigins({ business, backend }: Dataset): string[] {
  return listOrigins(createEndpoints(business.value, backend?.value));
}

const callingSections = ["contact", "calculator"];

/** Every section of the data that calls a service: forms, and calculators that look up addresses; or those of some kinds. */
export function listCallers(dataset: Dataset, kinds: readonly string[] = callingSections): DataPlace[] {
  return dataset.pages.flatMap(({ file, value }) =>
    value.sections.flatMap(({ kind }, index) =>
      kinds.includes(kind) ? [{ file, pointer: `/sections/${index}` }] : [],
    ),
  );
}

/** The services that pages call: EmailJS for forms that it delivers, the functions for all others but those of the host. */
export function calledServices(dataset: Dataset): Set<keyof Endpoints> {
  const sections = dataset.pages.flatMap(({ value }) => value.sections);
  const [first] = dataset.forms;
  const services = sections.flatMap((section): (keyof Endpoints)[] => {
    if (section.kind === "calculator") return ["functions"];
    if (section.kind !== "contact") return [];
    const form = section.form === undefined ? first : dataset.forms.find(({ id }) => id === section.form);
    const { delivery = "emailjs", confirmation = true } = form?.value ?? {};
    if (delivery === "host") return [];
    if (delivery !== "emailjs") return ["functions"];
    return confirmation ? ["mail", "functions"] : ["mail"];
  });
  return new Set(services);
}
