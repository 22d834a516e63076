import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import type { SendMailOptions } from "nodemailer";
import type { Address } from "postal-mime";

/** A mail as it came out of the SMTP server. */
export interface OutboxMail {
  /** Counts from 1 since the start. */
  number: number;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Every header in its order, names as they were sent. */
  headers: { name: string; value: string }[];
}

/** A real SMTP server on a free port of this machine, which delivers to nobody. */
export interface MailSink {
  /** Sends a mail over SMTP; resolves when it is kept. */
  deliver(mail: SendMailOptions): Promise<void>;
  close(): Promise<void>;
}

/** Mails that are kept; the oldest go first. */
export const maxMails = 200;

const maxMailBytes = 1_000_000;

/** Starts the sink. Mails are put into `mails`, in the order in which they arrive. */
export async function startMailSink(mails: OutboxMail[], now: () => number): Promise<MailSink> {
  const [{ SMTPServer }, { createTransport }] = await Promise.all([
    import("smtp-server"),
    import("nodemailer"),
  ]);
  const keep = async (stream: Readable) => {
    const mail = await parseMail(stream, now());
    mails.push({ number: (mails.at(-1)?.number ?? 0) + 1, ...mail });
    mails.splice(0, mails.length - maxMails);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    size: maxMailBytes,
    onData: (stream, _session, callback) => void keep(stream).then(() => callback(), callback),
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true, pool: true });
  return {
    deliver: async (mail) => void (await transport.sendMail(mail)),
    close: () => {
      transport.close();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function parseMail(stream: Readable, receivedAt: number): Promise<Omit<OutboxMail, "number">> {
  const { default: PostalMime } = await import("postal-mime");
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  return {
    to: (mail.to ?? []).map(formatAddress).join(", "),
    from: mail.from ? formatAddress(mail.from) : "",
    subject: mail.subject ?? "",
    text: (mail.text ?? "").trimEnd(),
    html: mail.html ?? "",
    receivedAt: new Date(receivedAt).toISOString(),
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}

function formatAddress({ name, address = "" }: Address): string {
  return name ? `${name} <${address}>` : address;
}

/** One address and nothing else: no list, no name, no line break. */
export function isAddress(text: string): boolean {
  return /^[^\s<>()[\],;:"@]+@[^\s<>()[\],;:"@]+$/.test(text);
}

/** A text for a header: line breaks and control characters become spaces, so that no header can be added. */
export function toHeaderText(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}
