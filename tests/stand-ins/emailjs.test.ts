import { describe, expect, it, onTestFinished } from "vitest";
import { createEmailJs } from "../../scripts/stand-ins/emailjs.ts";
import { standInIds } from "../../scripts/stand-ins/endpoints.ts";
import { type MailTemplate, readMailTemplate } from "../../scripts/stand-ins/mail-template.ts";
import { root, temporaryFolder } from "../support/data-folder.ts";
import { listen } from "../support/local-server.ts";
import { startStandInSite } from "../support/stand-ins.ts";
import { hostileParams, ids, sendBody, sendMail, summaryOf } from "./requests.ts";

/** The service alone, with a template of its own. */
async function startEmailJs(template: MailTemplate) {
  const outbox: unknown[] = [];
  const serve = createEmailJs({
    account: () => standInIds,
    readTemplate: () => template,
    deliver: (mail) => void outbox.push(mail),
    intervalMs: 0,
    now: Date.now,
  });
  const { url, close } = await listen((request, response) => void serve(request, response));
  onTestFinished(close);
  return { url, outbox };
}

const start = (options = {}) => startStandInSite(options, temporaryFolder());

describe("the email service's stand-in", () => {
  it("delivers all eight values unharmed, as text and as HTML", async () => {
    const { url, outbox } = await start({ now: () => Date.UTC(2026, 10, 20, 12) });
    expect(await sendMail(url)).toBe("200 OK");
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(Object.keys(mail ?? {})).toEqual(["to", "from", "subject", "text", "html", "receivedAt"]);
    expect(mail).toMatchObject({
      to: "office@stand-in.example",
      from: `José "Pépé" O'Brien & Sons <estimate-form@emailjs.invalid>`,
      subject: `Estimate request from José "Pépé" O'Brien & Sons: Interior & Exterior`,
      receivedAt: "2026-11-20T12:00:00.000Z",
    });
    for (const value of Object.values(hostileParams)) expect(mail?.text).toContain(value);
    expect(mail?.html).toContain(
      'white-space: pre-line">First line\nSecond line &amp; more\n\n&lt;script&gt;alert(1)&lt;/script&gt; — 漢字 {{phone}} $&amp; $1</p>',
    );
    expect(mail?.html).toContain(">12 &quot;A&quot; Street, &lt;Rear&gt;<");
    expect(mail?.html).toContain(">José &quot;Pépé&quot; O&#39;Brien &amp; Sons<");
    expect(mail?.html).not.toContain("<script");
  });

  it("takes a form as multipart form data", async () => {
    const { url, outbox } = await start();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...hostileParams, lib_version: "4.4.1", ...ids }))
      form.append(name, value);
    const answer = fetch(`${url}/api/v1.0/email/send-form`, { method: "POST", body: form });
    expect(await summaryOf(answer)).toBe("200 OK");
    const [mail] = await outbox();
    for (const value of Object.values(hostileParams)) expect(mail?.text).toContain(value);
  });

  it.each(["user_id", "service_id", "template_id", "lib_version", "template_params"])(
    "asks for %s in the service's words",
    async (key) => {
      const { url, outbox } = await start();
      expect(await sendMail(url, { ...sendBody(), [key]: undefined })).toBe(
        `400 The ${key} parameter is required`,
      );
      expect(await outbox()).toEqual([]);
    },
  );

  it.each([
    ["no JSON", "{", "400 The request body is not valid JSON"],
    ["a list", [], "400 The request body is not valid JSON"],
    [
      "a key that the library does not send",
      { ...sendBody(), accessToken: "x" },
      "400 The accessToken parameter is unknown",
    ],
    ["values that are no text", sendBody({ phone: 5 }), "400 The template_params parameter is invalid"],
    [
      "values in a list",
      { ...sendBody(), template_params: ["x"] },
      "400 The template_params parameter is invalid",
    ],
    [
      "a line break in the visitor's address",
      sendBody({ ...hostileParams, from_email: "a@maple.example\r\nBcc: b@maple.example" }),
      "422 The reply to address is corrupted",
    ],
  ])("refuses %s", async (_, body, answer) => {
    const { url, outbox } = await start();
    expect(await sendMail(url, body)).toBe(answer);
    expect(await outbox()).toEqual([]);
  });

  it.each(["stranger@maple.example", "", "a@maple.example, b@maple.example"])(
    "mails the business and nobody else, whatever a request says: %j",
    async (to_email) => {
      const { url, outbox } = await start();
      expect(await sendMail(url, sendBody({ ...hostileParams, to_email }))).toBe("200 OK");
      expect((await outbox()).map(({ to }) => to)).toEqual(["office@stand-in.example"]);
    },
  );

  it.each(["{{{to_email}}}", "{{to_email}}", "{{ from_email }}", "{email}, {{{to_email}}}"])(
    "refuses a template whose recipient %s comes from the request",
    async (toEmail) => {
      const { url, outbox } = await startEmailJs({ ...readMailTemplate(root), toEmail });
      expect(await sendMail(url)).toBe(
        "422 The recipient of the template comes from the request. Write the address of the business there.",
      );
      expect(outbox).toEqual([]);
    },
  );

  it("adds no header for a name with line breaks", async () => {
    const { url, outbox } = await start();
    const name = "Ann\r\nBcc: other@maple.example\r\n\r\n<b>body</b>";
    expect(await sendMail(url, sendBody({ ...hostileParams, from_name: name }))).toBe("200 OK");
    const [mail] = await outbox();
    expect(mail?.to).toBe("office@stand-in.example");
    expect(mail?.subject).toBe(
      "Estimate request from Ann Bcc: other@maple.example <b>body</b>: Interior & Exterior",
    );
    const page = await (await fetch(`${url}/_outbox/1`)).text();
    expect(page).not.toMatch(/<dt>Bcc<\/dt>/i);
  });

  it("takes one request in a second, whoever sends it", async () => {
    let time = 5000;
    const { url, outbox } = await start({ mailIntervalMs: 1000, now: () => time });
    const answers: string[] = [];
    for (time of [5000, 5999, 6000]) answers.push(await sendMail(url));
    expect(answers).toEqual(["200 OK", "429 Too Many Requests", "200 OK"]);
    expect(await outbox()).toHaveLength(2);
  });

  it("loses no mail of 20 visitors at once, and keeps the newest 200", async () => {
    const { url, outbox } = await start();
    const visitors = (turn: number) =>
      Array.from({ length: 20 }, (_, index) =>
        sendMail(url, sendBody({ ...hostileParams, from_name: `Visitor ${turn * 20 + index}` })),
      );
    for (let turn = 0; turn < 11; turn++)
      expect(new Set(await Promise.all(visitors(turn)))).toEqual(new Set(["200 OK"]));
    const senders = new Set((await outbox()).map(({ from }) => from.split(" <")[0]));
    expect(senders.size).toBe(200);
    for (let visitor = 20; visitor < 220; visitor++) expect(senders).toContain(`Visitor ${visitor}`);
  });
});
