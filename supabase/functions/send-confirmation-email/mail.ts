import type { Mail } from "../_shared/resend.ts";
import { renderHtml } from "./html.ts";
import { type ConfirmationRequest, printableName } from "./request.ts";
import type { MailWords, Prose } from "./words.ts";

/** The mail for a request. All that it says of the visitor is a name that can be nothing else, and the choice of the form. */
export function composeMail(request: ConfirmationRequest, words: MailWords): Mail & { html: string } {
  const name = printableName(request);
  const workType = words.workTypes[request.workType] ?? request.workType;
  const filled = fillWords(name ? words : withoutNames(words), { ...name, workType });
  return {
    from: filled.from,
    to: [request.email],
    ...(filled.replyTo && { reply_to: filled.replyTo }),
    // A line break would begin another header.
    subject: filled.subject.replace(/\p{Cc}+/gu, " ").trim(),
    text: renderText(filled),
    html: renderHtml(filled),
  };
}

const nameField = /\{(firstName|lastName)\}/;

/** The words for somebody whose name is not printed. */
function withoutNames(words: MailWords): MailWords {
  const summary = words.summary.filter(({ label, value }) => !nameField.test(label + value));
  return { ...words, greeting: words.plainGreeting, summary };
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
