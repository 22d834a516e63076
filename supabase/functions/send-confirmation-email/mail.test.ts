import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { composeMail } from "./mail.ts";
import { testWords as words } from "./test-words.ts";

const request = { firstName: "Zoë", lastName: "O'Neill-Söhne", email: "zoe@oak.example", workType: "repair" };

Deno.test("writes the text as a person would", () => {
  strictEqual(
    composeMail(request, words).text,
    `Hello Zoë,

Thank you.

We answer within a day. See our roofs (https://maple.example/roofs).

Name: Zoë O'Neill-Söhne
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

Deno.test("escapes every text of the HTML and keeps it as it is in the text", () => {
  const script = `<script>alert("1")</script>'&`;
  const { html, text } = composeMail(request, { ...words, workTypes: { repair: script }, closing: script });
  ok(!html.includes("<script"));
  ok(html.includes("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;"));
  ok(text.includes(`Work: ${script}`));
});

Deno.test("greets without a name, and leaves out its row, where the name could be more than one", () => {
  for (const firstName of ["{lastName} {workType} $& $1", "{constructor}", "<script>", "x".repeat(41)]) {
    const { text, html } = composeMail({ ...request, firstName }, words);
    ok(text.startsWith("Hello,\n\nThank you."));
    ok(html.includes(">Hello,</p>"));
    ok(!text.includes("Name:") && !html.includes("Name") && !text.includes("O'Neill"));
  }
});

Deno.test("starts with its first paragraph where the data has no greeting without a name", () => {
  const { text, html } = composeMail({ ...request, firstName: "1" }, { ...words, plainGreeting: "" });
  ok(text.startsWith("Thank you."));
  ok(!html.includes("font-size:22px"));
});

Deno.test("adds no header for a line break in the subject", () => {
  const subject = "Hi\r\nBcc: all@maple.example\0";
  strictEqual(composeMail(request, { ...words, subject }).subject, "Hi Bcc: all@maple.example");
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
