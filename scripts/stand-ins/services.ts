import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Endpoints } from "../../src/calls/endpoints.ts";
import { ownAddresses } from "../dev/own-addresses.ts";
import { toolRoot } from "../tool-root.ts";
import { startDenoFunction } from "./deno-function.ts";
import { createEmailJs } from "./emailjs.ts";
import { standInIds } from "./endpoints.ts";
import { createFunctionsFinder } from "./functions-folder.ts";
import { createGateway, functionNameOf, functionsPath } from "./gateway.ts";
import { createHostForms, isHostForm } from "./host-forms.ts";
import { openToAll, type Service, sendJson } from "./http.ts";
import { keepMail, type OutboxMail, type SentMail } from "./mail.ts";
import { readMailTemplate } from "./mail-template.ts";
import { createOutbox, outboxPath } from "./outbox.ts";
import { createRentCast } from "./rentcast.ts";
import { createResend } from "./resend.ts";
import type { StandInOptions } from "./stand-ins.ts";
import { createWebhook, webhookPath } from "./webhook.ts";

/** A service, the paths it answers, and how it fails when a cookie asks for it. */
export interface Route {
  matches(pathname: string, request: IncomingMessage): boolean;
  serve: Service;
  /** What a cookie calls the service; undefined for one that does not fail by cookie. */
  faultName(request: IncomingMessage): string | undefined;
  /** Answers with a status as the service would; as plain text where it is absent. */
  sendFault?(response: ServerResponse, status: number): void;
}

export interface Services {
  routes: Route[];
  close(): Promise<void>;
}

type ServiceOptions = StandInOptions & { report(line: string): void };

const apiKeys = {
  resend: "re_stand_in",
  rentCast: "stand-in-rentcast-key",
  webhook: "whsec_c3RhbmQtaW4gZm9yIGEgc2VjcmV0",
};

/** Every service, with the outbox and the functions behind them, which start when they are first needed. */
export function createServices(
  readEndpoints: () => Endpoints | undefined,
  options: ServiceOptions,
): Services {
  const { report, functionsDir, dataDir, mailIntervalMs: intervalMs = 1000, now = Date.now } = options;
  const root = toolRoot();
  const mails: OutboxMail[] = [];
  const deliver = (mail: SentMail) => keepMail(mails, mail, now());
  const account = () => readEndpoints()?.mail ?? standInIds;
  const readTemplate = () => readMailTemplate(root);
  const gateway = createGateway({
    findFunctions: createFunctionsFinder({
      root,
      functionsDir,
      dataDir,
      businessEmail: () => readEndpoints()?.mail.toEmail,
      report,
    }),
    start: ({ previewPort, ...wanted }) => {
      const host = `127.0.0.1:${previewPort}`;
      const anonKey = readEndpoints()?.functions.anonKey ?? standInIds.anonKey;
      const env = functionEnvironment(anonKey, `http://${host}`);
      return startDenoFunction({ ...wanted, root, env, hosts: [host], report });
    },
    report,
  });
  const withoutFault = { faultName: () => undefined };
  return {
    routes: [
      {
        matches: (path) => ["/api/v1.0/email/send", "/api/v1.0/email/send-form"].includes(path),
        serve: createEmailJs({ account, readTemplate, deliver, intervalMs, now }),
        faultName: () => "emailjs",
      },
      {
        matches: (path) => path.startsWith(functionsPath),
        serve: gateway.serve,
        faultName: functionNameOf,
        sendFault: sendFunctionFault,
      },
      {
        matches: (path) => path === "/_resend/emails",
        serve: createResend({ apiKey: apiKeys.resend, deliver, now }),
        ...withoutFault,
      },
      {
        matches: (path) => path === "/_rentcast/v1/properties",
        serve: createRentCast({ apiKey: apiKeys.rentCast, now }),
        ...withoutFault,
      },
      {
        matches: (path) => path === webhookPath,
        serve: createWebhook({ secret: apiKeys.webhook, deliver, now }),
        ...withoutFault,
      },
      {
        matches: (path, request) => !path.startsWith("/_") && isHostForm(request),
        serve: createHostForms(deliver),
        faultName: () => "host",
      },
      {
        matches: (path) => path === outboxPath || path.startsWith(`${outboxPath}/`),
        serve: createOutbox(root, mails),
        ...withoutFault,
      },
    ],
    close: () => gateway.close(),
  };
}

/** What the functions find in their environment, on the platform as here; what is undefined they may ask for in vain. */
function functionEnvironment(anonKey: string, origin: string): Record<string, string | undefined> {
  return {
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_PUBLISHABLE_KEYS: undefined,
    // No database: the functions count in their memory.
    SUPABASE_SERVICE_ROLE_KEY: undefined,
    SUPABASE_SECRET_KEYS: undefined,
    // A phone of the network opens the site by a URL on this machine.
    SITE_ORIGINS: ["127.0.0.1", "localhost", ...ownAddresses()]
      .map((address) => origin.replace("127.0.0.1", address))
      .join(","),
    RESEND_API_KEY: apiKeys.resend,
    RESEND_BASE_URL: `${origin}/_resend`,
    FORM_RECIPIENT: standInIds.toEmail,
    FORM_WEBHOOK_URL: `${origin}${webhookPath}`,
    FORM_WEBHOOK_SECRET: apiKeys.webhook,
    RENTCAST_API_KEY: apiKeys.rentCast,
    RENTCAST_BASE_URL: `${origin}/_rentcast`,
  };
}

function sendFunctionFault(response: ServerResponse, status: number): void {
  sendJson(response, status, { success: false, error: STATUS_CODES[status] ?? "Failed" }, openToAll);
}
