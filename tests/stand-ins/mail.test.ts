import { expect, it } from "vitest";
import { keepMail, maxMails, type OutboxMail, type SentMail } from "../../scripts/stand-ins/mail.ts";

const mail: SentMail = {
  from: "Maple & Sons <office@maple.example>",
  to: ["ann@example.com", "Bob <bob@example.com>"],
  replyTo: ["office@maple.example"],
  subject: "Your request: é",
  text: "Thank you\nAnn\n",
  html: "<p>Thank you</p>\n",
};

function keep(change: Partial<SentMail> = {}): OutboxMail | undefined {
  const mails: OutboxMail[] = [];
  keepMail(mails, { ...mail, ...change }, Date.UTC(2026, 0, 20, 12, 5, 9));
  return mails[0];
}

it("keeps both parts, and every header in its order", () => {
  expect(keep()).toEqual({
    number: 1,
    to: "ann@example.com, Bob <bob@example.com>",
    from: "Maple & Sons <office@maple.example>",
    subject: "Your request: é",
    text: "Thank you\nAnn",
    html: "<p>Thank you</p>\n",
    receivedAt: "2026-01-20T12:05:09.000Z",
    headers: [
      { name: "From", value: "Maple & Sons <office@maple.example>" },
      { name: "To", value: "ann@example.com, Bob <bob@example.com>" },
      { name: "Reply-To", value: "office@maple.example" },
      { name: "Subject", value: "Your request: é" },
      { name: "Date", value: "Tue, 20 Jan 2026 12:05:09 GMT" },
    ],
  });
});

it("leaves out what a mail does not have", () => {
  const kept = keep({ replyTo: [], html: undefined });
  expect(kept?.html).toBe("");
  expect(kept?.headers.map(({ name }) => name)).toEqual(["From", "To", "Subject", "Date"]);
});

it("lets no line break of a visitor into a header", () => {
  const added = "\r\nBcc: b@maple.example\0";
  const kept = keep({
    from: `Ann${added} <a@maple.example>`,
    to: [`a@maple.example${added}`],
    replyTo: [`a@maple.example${added}`],
    subject: `Hello${added}`,
  });
  expect(kept?.headers.map(({ name }) => name)).toEqual(["From", "To", "Reply-To", "Subject", "Date"]);
  for (const { value } of kept?.headers ?? []) expect(value).not.toMatch(/\p{Cc}/u);
  expect(kept?.subject).toBe("Hello Bcc: b@maple.example");
  expect(kept?.from).toBe("Ann Bcc: b@maple.example  <a@maple.example>");
});

it("counts on while the oldest go", () => {
  const mails: OutboxMail[] = [];
  for (let count = 0; count < maxMails + 5; count++) keepMail(mails, mail, 0);
  expect(mails).toHaveLength(maxMails);
  expect(mails[0]?.number).toBe(6);
  expect(mails.at(-1)?.number).toBe(maxMails + 5);
});
