import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoints } from "../../src/calls/endpoints.ts";
import { isRecord, openToAll, parseJson, Refusal, readBody, type Service, sendText, urlOf } from "./http.ts";
import { isAddress, type SentMail, toHeaderText } from "./mail.ts";
import { type MailTemplate, renderMail } from "./mail-template.ts";

/** The ids of the one account that the stand-in knows, and the business that it writes to. */
export type MailAccount = Pick<Endpoints["mail"], "publicKey" | "serviceId" | "templateId" | "toEmail">;

export interface EmailJsOptions {
  account(): MailAccount;
  /** Reads the template of the account. */
  readTemplate(): MailTemplate;
  deliver(mail: SentMail): void;
  /** Requests nearer to the last accepted one are refused, in milliseconds. */
  intervalMs: number;
  now(): number;
}

/** Values may be 50 kB together (https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/); the rest is names. */
const maxBodyBytes = 60_000;

/** Who sends: the service writes in the name of the account that is connected to it. */
const senderAddress = "estimate-form@emailjs.invalid";

/** The email service: `POST /api/v1.0/email/send` with JSON, `/api/v1.0/email/send-form` with form data. */
export function createEmailJs(options: EmailJsOptions): Service {
  let lastAcceptedAt = Number.NEGATIVE_INFINITY;
  return async (request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, openToAll).end();
    if (request.method !== "POST") return answer(response, 405, "Method Not Allowed");
    const body = await readBody(request, maxBodyBytes);
    if (!body) return answer(response, 413, "Payload Too Large");
    if (options.now() - lastAcceptedAt < options.intervalMs)
      return answer(response, 429, "Too Many Requests");
    lastAcceptedAt = options.now();
    try {
      const params = checkRequest(await readParameters(request, body), options.account());
      send(options, params);
      answer(response, 200, "OK");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer(response, error.status, error.message);
    }
  };
}

function answer(response: ServerResponse, status: number, text: string): void {
  sendText(response, status, text, openToAll);
}

async function readParameters(request: IncomingMessage, body: Buffer): Promise<Record<string, unknown>> {
  if (urlOf(request).pathname.endsWith("/send-form")) return readForm(request, body);
  const value = parseJson(body.toString());
  if (!isRecord(value)) throw new Refusal(400, "The request body is not valid JSON");
  return value;
}

/** The fields of a form, the way `send` names them: those that are not the service's own are values of the template. */
async function readForm(request: IncomingMessage, body: Buffer): Promise<Record<string, unknown>> {
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refusal(400, "The request body is not valid form data");
  });
  const { lib_version, user_id, service_id, template_id, ...template_params } = Object.fromEntries(form);
  return { lib_version, user_id, service_id, template_id, template_params };
}

const requiredKeys = ["user_id", "service_id", "template_id", "lib_version", "template_params"];

/** The values of a request that the account may send. Throws a `Refusal` in the service's words. */
function checkRequest(body: Record<string, unknown>, account: MailAccount): Record<string, string> {
  for (const key of requiredKeys) if (!body[key]) throw new Refusal(400, `The ${key} parameter is required`);
  for (const key of Object.keys(body))
    if (!requiredKeys.includes(key)) throw new Refusal(400, `The ${key} parameter is unknown`);
  if (body.user_id !== account.publicKey)
    throw new Refusal(400, notFound("Public Key is invalid", "/account"));
  if (body.service_id !== account.serviceId) throw new Refusal(400, notFound("service ID not found", ""));
  if (body.template_id !== account.templateId)
    throw new Refusal(400, notFound("template ID not found", "/templates"));
  const params = body.template_params;
  if (!isRecord(params) || !Object.values(params).every((value) => typeof value === "string"))
    throw new Refusal(400, "The template_params parameter is invalid");
  return params as Record<string, string>;
}

function notFound(what: string, page: string): string {
  return `The ${what}. To find this ID, visit https://dashboard.emailjs.com/admin${page}`;
}

function send({ account, readTemplate, deliver }: EmailJsOptions, params: Record<string, string>): void {
  const template = readTemplate();
  // The service itself would send: its public key stands in every page, so that anyone could mail anyone.
  if (template.toEmail.includes("{{"))
    throw new Refusal(
      422,
      "The recipient of the template comes from the request. Write the address of the business there.",
    );
  const mail = renderMail(template, params, account().toEmail);
  if (mail.toEmail === "") throw new Refusal(422, "The recipients address is empty");
  if (!isAddress(mail.toEmail)) throw new Refusal(422, "The recipients address is corrupted");
  if (!isAddress(mail.replyTo)) throw new Refusal(422, "The reply to address is corrupted");
  const { subject, text, html } = mail;
  const name = toHeaderText(mail.fromName);
  const from = name ? `${name} <${senderAddress}>` : senderAddress;
  deliver({ from, to: [mail.toEmail], replyTo: [mail.replyTo], subject, text, html });
}
