import { renderHtml } from "./html.ts";
import type { ConfirmationRequest } from "./request.ts";
import type { MailWords, Prose } from "./words.ts";

/** A mail as Resend takes it. https://resend.com/docs/api-reference/emails/send-email */
export interface Mail {
  from: string;
  to: string[];
  reply_to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail for a request, with the names as typed. Values hold no line breaks, so none of its headers can be split. */
export function composeMail(request: ConfirmationRequest, words: MailWords): Mail {
  const { firstName, lastName, workType } = request;
  const values = { firstName, lastName, workType: words.workTypes[workType] ?? workType };
  const filled = fillWords(words, values);
  return {
    from: filled.from,
    to: [request.email],
    reply_to: filled.replyTo,
    subject: filled.subject,
    text: renderText(filled),
    html: renderHtml(filled),
  };
}

/** Replaces {names} in every text, once: what a visitor typed is never read as a placeholder. */
function fillWords<Value>(value: Value, values: Record<string, string>): Value {
  const valueFor = (whole: string, name: string) =>
    (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole;
  const fill = (item: unknown): unknown => {
    if (typeof item === "string") return item.replace(/\{(\w+)\}/g, valueFor);
    if (Array.isArray(item)) return item.map(fill);
    if (typeof item !== "object" || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, fill(part)]));
  };
  return fill(value) as Value;
}

function renderText(words: MailWords): string {
  const blocks = [
    words.greeting,
    ...words.paragraphs.map(proseToText),
    words.summary.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    words.links.map(linkToText).join("\n"),
    `${words.closing}\n${words.signature}`,
    `-- \n${words.footer.join("\n")}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function proseToText(prose: Prose): string {
  if (typeof prose === "string") return prose;
  return prose
    .map((piece) =>
      typeof piece === "string" ? piece : "strong" in piece ? piece.strong : linkToText(piece),
    )
    .join("");
}

/** The label of a phone link holds its number; a web address is written out. */
function linkToText({ label, to }: { label: string; to: string }): string {
  return to.startsWith("https://") ? `${label} (${to})` : label;
}
