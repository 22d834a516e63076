/** A mail as a service takes it; both parts may be there. */
export interface SentMail {
  /** `name@host` or `Name <name@host>`. */
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text?: string | undefined;
  html?: string | undefined;
  attachments?: Attachment[] | undefined;
}

/** A file that came with a mail. */
export interface Attachment {
  name: string;
  /** In bytes. */
  size: number;
}

/** A mail as the outbox keeps it. */
export interface OutboxMail {
  /** Counts from 1 since the start. */
  number: number;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** ISO 8601, UTC. */
  receivedAt: string;
  headers: { name: string; value: string }[];
}

/** Mails that are kept; the oldest go first. */
const maxMails = 200;

/** Puts a mail behind `mails`. */
export function keepMail(mails: OutboxMail[], mail: SentMail, time: number): void {
  const from = toHeaderText(mail.from);
  const to = toHeaderText(mail.to.join(", "));
  const replyTo = toHeaderText(mail.replyTo.join(", "));
  const subject = toHeaderText(mail.subject);
  const received = new Date(time);
  const headers = { From: from, To: to, "Reply-To": replyTo, Subject: subject, Date: received.toUTCString() };
  mails.push({
    number: (mails.at(-1)?.number ?? 0) + 1,
    to,
    from,
    subject,
    text: withPlainBreaks(mail.text).trimEnd(),
    html: withPlainBreaks(mail.html),
    ...(mail.attachments?.length && { attachments: mail.attachments }),
    receivedAt: received.toISOString(),
    headers: Object.entries(headers).flatMap(([name, value]) => (value ? { name, value } : [])),
  });
  mails.splice(0, mails.length - maxMails);
}

/** Forms send `\r\n`, where the rest of the world means `\n`. */
function withPlainBreaks(text = ""): string {
  return text.replaceAll("\r\n", "\n");
}

/** One address and nothing else: no list, no name, no line break. */
export function isAddress(text: string): boolean {
  return /^[^\s<>()[\],;:"@]+@[^\s<>()[\],;:"@]+$/.test(text);
}

/** A text for a header: line breaks and control characters become spaces, so that no header can be added. */
export function toHeaderText(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}
