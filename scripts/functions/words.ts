import type { Prose } from "../../src/fields/summaries.ts";
import type { Site } from "../../src/site/site.ts";
import type { MailWords } from "../../supabase/functions/send-confirmation-email/words.ts";

/** File of the mail that confirms a request, below data/mails. */
const mailId = "confirmation";
/** The form field whose choices the mail names. */
const workTypeField = "workType";

/** The words of the confirmation mail; undefined where the data has no such mail, which is then never sent. */
export function collectWords(site: Site): MailWords | undefined {
  const mail = site.mails.get(mailId);
  if (!mail) return undefined;
  const { business } = site;
  const { fromEmail, ...texts } = mail;
  const greetsByName = /\{(firstName|lastName)\}/.test(mail.greeting);
  return {
    language: business.locale,
    from: formatMailbox(business.name, fromEmail ?? business.email ?? ""),
    ...(business.email && { replyTo: formatMailbox(business.name, business.email) }),
    plainGreeting: greetsByName ? "" : mail.greeting,
    ...texts,
    subject: mail.subject.trim(),
    paragraphs: mail.paragraphs.map((prose) => withAbsoluteLinks(prose, site)),
    summary: mail.summary ?? [],
    links: (mail.links ?? []).map(({ label, to }) => ({ label, to: toAbsolute(to, site) })),
    workTypes: workTypesOf(site),
    colors: colorsOf(site),
  };
}

/** Names of the choices, by their values, of the form that visitors see. */
function workTypesOf(site: Site): Record<string, string> {
  const [form] = site.forms.values();
  const fields = form?.groups.flatMap((group) => group.fields) ?? [];
  const options = fields.find((field) => field.name === workTypeField)?.options ?? [];
  return Object.fromEntries(options.map(({ value, label }) => [value, label]));
}

/** A mailbox with a name (RFC 5322, section 3.4). Quotes stand only where a character of the name needs them. */
export function formatMailbox(name: string, email: string): string {
  const line = name.replace(/\s+/g, " ").trim();
  const isPlain = /^[\p{L}\p{N} !#$%&'*+/=?^_`{|}~-]+$/u.test(line);
  return `${isPlain ? line : `"${line.replace(/["\\]/g, "\\$&")}"`} <${email}>`;
}

function withAbsoluteLinks(prose: Prose, site: Site): Prose {
  if (typeof prose === "string") return prose;
  return prose.map((piece) =>
    typeof piece === "object" && "to" in piece ? { ...piece, to: toAbsolute(piece.to, site) } : piece,
  );
}

/** What a mail program can follow: paths and fragments of the site with its origin, anything else as it is. */
function toAbsolute(to: string, site: Site): string {
  return /^[/#]/.test(to) ? new URL(to, site.origin).href : to;
}

function colorsOf({ dataset }: Site): MailWords["colors"] {
  const { colors } = dataset.theme.value;
  return {
    page: colors.tintCool,
    card: colors.paper,
    band: colors.dark,
    onBand: colors.onDark,
    accent: colors.accent,
    ink: colors.ink,
    inkSoft: colors.inkSoft,
    link: colors.link,
    tint: colors.tintWarm,
    line: colors.line,
  };
}
