import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { composeMail } from "./mail.ts";
import type { MailWords } from "./words.ts";

const words: MailWords = {
  language: "en-US",
  from: "Maple & Sons <quotes@maple.example>",
  replyTo: "Maple & Sons <hello@maple.example>",
  subject: "Your request: {workType}",
  preheader: "We answer within a day.",
  greeting: "Hello {firstName},",
  paragraphs: [
    "Thank you.",
    [
      "We answer ",
      { strong: "within a day" },
      ". ",
      { label: "See our roofs", to: "https://maple.example/roofs" },
      ".",
    ],
  ],
  summary: [
    { label: "Name", value: "{firstName} {lastName}" },
    { label: "Work", value: "{workType}" },
  ],
  links: [{ label: "Call 612-555-0100", to: "tel:+16125550100" }],
  closing: "Kind regards,",
  signature: "Maple & Sons",
  footer: ["Maple Grove, MN 55311", "License 12"],
  workTypes: { repair: "Repair & Care" },
  colors: {
    page: "#eee",
    card: "#fff",
    band: "#123",
    onBand: "#fff",
    accent: "#f80",
    ink: "#111",
    inkSoft: "#444",
    link: "#06c",
    tint: "#ffe",
    line: "#ccc",
  },
};
const request = {
  firstName: "Zoë",
  lastName: "O'Neill & Söhne",
  email: "zoe@oak.example",
  workType: "repair",
};

Deno.test("writes the text as a person would", () => {
  strictEqual(
    composeMail(request, words).text,
    `Hello Zoë,

Thank you.

We answer within a day. See our roofs (https://maple.example/roofs).

Name: Zoë O'Neill & Söhne
Work: Repair & Care

Call 612-555-0100

Kind regards,
Maple & Sons

-- 
Maple Grove, MN 55311
License 12
`,
  );
});

Deno.test("leaves out the parts that the data does not have", () => {
  const { text, html } = composeMail(request, { ...words, summary: [], links: [] });
  ok(!text.includes("\n\n\n") && !text.includes("Name:"));
  ok(!html.includes("tel:") && !html.includes("Name"));
});

Deno.test("addresses the visitor alone, and answers go to the business", () => {
  const { from, to, reply_to, subject } = composeMail(request, words);
  deepStrictEqual([from, to], ["Maple & Sons <quotes@maple.example>", ["zoe@oak.example"]]);
  deepStrictEqual([reply_to, subject], ["Maple & Sons <hello@maple.example>", "Your request: Repair & Care"]);
});

Deno.test("escapes every text of the HTML and keeps it as typed in the text", () => {
  const script = `<script>alert("1")</script>`;
  const { html, text } = composeMail({ ...request, firstName: script, lastName: "'&\"" }, words);
  ok(!html.includes("<script"));
  ok(html.includes("Hello &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;,"));
  ok(html.includes("&#39;&amp;&quot;") && html.includes("Repair &amp; Care"));
  ok(text.includes(`Hello ${script},`));
});

Deno.test("never reads what a visitor typed as a placeholder or a pattern", () => {
  const typed = { ...request, firstName: "{lastName} {workType} $& $1", lastName: "{constructor}" };
  const { text, html } = composeMail(typed, words);
  ok(text.startsWith("Hello {lastName} {workType} $& $1,"));
  ok(text.includes("Name: {lastName} {workType} $& $1 {constructor}"));
  ok(html.includes("{lastName} {workType} $&amp; $1"));
});

Deno.test("leaves a name in braces that it does not know", () => {
  ok(
    composeMail(request, { ...words, greeting: "Hello {constructor} {x}," }).text.startsWith(
      "Hello {constructor} {x},",
    ),
  );
});

Deno.test("fetches nothing when it is opened", () => {
  const { html } = composeMail(request, words);
  ok(!/\b(src|srcset|background)=|url\(|<link|<style|<script/.test(html));
  deepStrictEqual(html.match(/href="[^"]*"/g), [
    'href="https://maple.example/roofs"',
    'href="tel:+16125550100"',
  ]);
});
