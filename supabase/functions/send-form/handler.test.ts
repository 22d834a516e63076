import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { createHmac } from "node:crypto";
import type { Handler } from "../_shared/endpoint.ts";
import {
  ask,
  pageRequest,
  refusal,
  TestPlatform,
  testKey,
  testOrigin,
  testSettings,
} from "../_shared/test-platform.ts";
import { testWords } from "../send-confirmation-email/test-words.ts";
import type { FormSettings, Forms } from "./forms.ts";
import { createFormHandler } from "./handler.ts";

const settings: FormSettings = {
  delivery: "function",
  confirmation: true,
  subject: "A question about a roof",
  fields: [
    { name: "firstName", label: "First name", type: "text" },
    { name: "email", label: "Email", type: "email" },
    {
      name: "work",
      label: "What is it?",
      type: "checkbox",
      options: [
        { value: "leak", label: "A leak" },
        { value: "moss", label: "Moss & lichen" },
      ],
    },
    { name: "since", label: "Since when?", type: "text", showIf: { field: "work", is: ["leak"] } },
    { name: "message", label: "Anything else?", type: "textarea", optional: true },
    { name: "photos", label: "Photos", type: "file", optional: true, maxFiles: 2, maxMegabytes: 1 },
  ],
};
const forms: Forms = {
  from: "Maple & Sons <hello@maple.example>",
  to: "Maple & Sons <hello@maple.example>",
  forms: { roof: settings, call: { ...settings, delivery: "webhook", confirmation: false } },
};
const answers = { firstName: "Ana", email: "ana@oak.example", work: "leak moss", since: "May", message: "" };
const jpeg = (size = 4) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], "../evil.exe", { type: "image/jpeg" });
};

const handlerFor = (platform: TestPlatform, own = forms): Handler =>
  createFormHandler(platform, testSettings, own, testWords);

function formRequest(content: unknown, files: [name: string, file: File][] = []): Request {
  const body = new FormData();
  body.set("form", typeof content === "string" ? content : JSON.stringify(content));
  for (const [name, file] of files) body.append(name, file);
  return new Request("http://localhost/functions/v1/send-form", {
    method: "POST",
    body,
    headers: { apikey: testKey, origin: testOrigin, "cf-connecting-ip": "203.0.113.7" },
  });
}

async function send(content: unknown, files?: [string, File][], platform = new TestPlatform()) {
  const { status, text } = await ask(handlerFor(platform), formRequest(content, files));
  return { status, text, platform, mails: platform.calls.map(({ body }) => JSON.parse(body)) };
}

Deno.test("mails the answers to the business by their labels, with the photos, and confirms them", async () => {
  const { status, text, platform, mails } = await send({ form: "roof", answers }, [["photos", jpeg()]]);
  deepStrictEqual([status, text], [200, '{"success":true}']);
  const [office, visitor] = mails;
  deepStrictEqual(office, {
    from: forms.from,
    to: [forms.to],
    reply_to: "ana@oak.example",
    subject: "A question about a roof",
    text: "First name: Ana\nEmail: ana@oak.example\nWhat is it?: A leak, Moss & lichen\nSince when?: May\n",
    attachments: [{ filename: "photos-1.jpg", content: "/9j/4A==" }],
  });
  deepStrictEqual([visitor.to, mails.length], [["ana@oak.example"], 2]);
  match(platform.calls[0]?.headers.get("idempotency-key") ?? "", /^form_[0-9a-f]{64}$/);
});

Deno.test("indents an answer of several lines under its label", async () => {
  const { mails } = await send({ form: "roof", answers: { ...answers, message: "It drips.\nSince May." } });
  match(mails[0].text, /\nAnything else\?:\n {2}It drips\.\n {2}Since May\.\n$/);
});

Deno.test("says that a form arrived although nothing confirms it", async () => {
  const platform = new TestPlatform();
  platform.upstream = ({ body }) =>
    body.includes('ana@oak.example"]') ? new Response("", { status: 500 }) : Response.json({ id: "1" });
  const { text } = await send({ form: "roof", answers }, [], platform);
  strictEqual(text, '{"success":true}');
  ok(platform.lines.some((line) => line.includes('"confirmation":"unavailable"')));
});

Deno.test("calls the webhook, signed by the Standard Webhooks scheme, and mails nothing", async () => {
  const platform = new TestPlatform();
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  Object.assign(platform.variables, {
    FORM_WEBHOOK_URL: "https://crm.example/in",
    FORM_WEBHOOK_SECRET: secret,
  });
  platform.upstream = () => new Response(null, { status: 204 });
  const { text } = await send({ form: "call", answers }, [["photos", jpeg()]], platform);
  strictEqual(text, '{"success":true}');
  strictEqual(platform.calls.length, 1);
  const [call] = platform.calls;
  strictEqual(call?.url, "https://crm.example/in");
  const [id, time, signature] = ["id", "timestamp", "signature"].map((name) =>
    call?.headers.get(`webhook-${name}`),
  );
  const expected = createHmac("sha256", Buffer.from(secret.slice(6), "base64"))
    .update(`${id}.${time}.${call?.body}`)
    .digest("base64");
  deepStrictEqual([time, signature], ["1000", `v1,${expected}`]);
  const { type, timestamp, data } = JSON.parse(call?.body ?? "");
  deepStrictEqual([type, timestamp, data.form], ["form.submitted", "1970-01-01T00:16:40.000Z", "call"]);
  deepStrictEqual(data.answers[2], {
    name: "work",
    label: "What is it?",
    value: "leak moss",
    text: "A leak, Moss & lichen",
  });
  deepStrictEqual(data.files, [
    { field: "photos", name: "photos-1.jpg", type: "image/jpeg", size: 4, content: "/9j/4A==" },
  ]);
});

for (const [name, variables] of [
  ["without an address", { FORM_WEBHOOK_SECRET: "whsec_MfKQ" }],
  ["without a secret", { FORM_WEBHOOK_URL: "https://crm.example/in" }],
  [
    "with a secret that is no base64",
    { FORM_WEBHOOK_URL: "https://crm.example/in", FORM_WEBHOOK_SECRET: "whsec_*" },
  ],
] as const)
  Deno.test(`has no webhook ${name}`, async () => {
    const platform = new TestPlatform();
    Object.assign(platform.variables, variables);
    const { status, text } = await send({ form: "call", answers }, [], platform);
    deepStrictEqual([status, text, platform.calls.length], [500, refusal("misconfigured"), 0]);
  });

for (const status of [301, 400, 500])
  Deno.test(`says unavailable where the webhook answers ${status}`, async () => {
    const platform = new TestPlatform();
    Object.assign(platform.variables, {
      FORM_WEBHOOK_URL: "https://crm.example/in",
      FORM_WEBHOOK_SECRET: "whsec_MfKQ",
    });
    platform.upstream = () => new Response("", { status });
    deepStrictEqual((await send({ form: "call", answers }, [], platform)).text, refusal("unavailable"));
  });

const pdf = new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" });
const refused: [name: string, content: unknown, files?: [string, File][]][] = [
  ["no JSON", "{"],
  ["no form", { answers }],
  ["an unknown form", { form: "door", answers }],
  ["a form called like a property of objects", { form: "constructor", answers }],
  ["no answers", { form: "roof" }],
  ["a missing answer", { form: "roof", answers: { ...answers, firstName: " " } }],
  ["an unknown answer", { form: "roof", answers: { ...answers, admin: "yes" } }],
  ["an answer that nobody asked for", { form: "roof", answers: { ...answers, work: "moss" } }],
  ["an unknown choice", { form: "roof", answers: { ...answers, work: "leak paint" } }],
  ["no address of mail", { form: "roof", answers: { ...answers, email: "ana@localhost" } }],
  [
    "a line break on one line",
    { form: "roof", answers: { ...answers, firstName: "Ana\r\nBcc: x@y.example" } },
  ],
  ["an answer that is too long", { form: "roof", answers: { ...answers, since: "x".repeat(201) } }],
  ["a number as an answer", { form: "roof", answers: { ...answers, since: 5 } }],
  ["a file under another name", { form: "roof", answers }, [["plans", jpeg()]]],
  ["a kind of file that is not taken", { form: "roof", answers }, [["photos", pdf]]],
  [
    "a file that only says that it is a photo",
    { form: "roof", answers },
    [["photos", new File(["MZ"], "a.jpg", { type: "image/jpeg" })]],
  ],
  [
    "too many files",
    { form: "roof", answers },
    [
      ["photos", jpeg()],
      ["photos", jpeg()],
      ["photos", jpeg()],
    ],
  ],
  [
    "files that are too large together",
    { form: "roof", answers },
    [
      ["photos", jpeg(600_000)],
      ["photos", jpeg(600_000)],
    ],
  ],
];
for (const [name, content, files] of refused)
  Deno.test(`refuses ${name}`, async () => {
    const { status, text, platform } = await send(content, files);
    deepStrictEqual([status, text, platform.calls.length], [400, refusal("invalid_input"), 0]);
  });

Deno.test("refuses a body that is no form, and one beyond all files", async () => {
  const platform = new TestPlatform();
  const plain = await ask(handlerFor(platform), pageRequest({ form: "roof", answers }));
  deepStrictEqual([plain.status, plain.text], [415, refusal("unsupported_media")]);
  const large = await ask(
    handlerFor(platform),
    formRequest({ form: "roof", answers }, [["photos", jpeg(10_300_000)]]),
  );
  deepStrictEqual([large.status, large.text], [413, refusal("too_large")]);
});

Deno.test("sends the same form once: the key of the mail is the same", async () => {
  const platform = new TestPlatform();
  for (const since of ["May", "May", "June"])
    await send({ form: "roof", answers: { ...answers, since } }, [], platform);
  const keys = platform.calls
    .map(({ headers }) => headers.get("idempotency-key") ?? "")
    .filter((key) => key.startsWith("form_"));
  deepStrictEqual([keys.length, new Set(keys).size], [3, 2]);
});

Deno.test("takes twenty forms an hour from one client", async () => {
  const handler = handlerFor(new TestPlatform());
  const statuses: number[] = [];
  for (let at = 0; at < 21; at++) {
    const content = { form: "roof", answers: { ...answers, since: `${at}` } };
    statuses.push((await ask(handler, formRequest(content))).status);
  }
  deepStrictEqual([statuses.filter((status) => status === 200).length, statuses.at(-1)], [20, 429]);
});

Deno.test("mails to whom the environment names, where the data publishes no address", async () => {
  const platform = new TestPlatform();
  const handler = handlerFor(platform, { ...forms, to: "" });
  const refused = await ask(handler, formRequest({ form: "roof", answers }));
  deepStrictEqual([refused.status, refused.text, platform.calls.length], [500, refusal("misconfigured"), 0]);
  platform.variables.FORM_RECIPIENT = "van@maple.example";
  strictEqual((await ask(handler, formRequest({ form: "roof", answers }))).status, 200);
  const [office] = platform.calls.map(({ body }) => JSON.parse(body));
  deepStrictEqual([office.to, office.reply_to], [["van@maple.example"], answers.email]);
});
