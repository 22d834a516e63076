import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/data-folder.ts";
import { startStandInSite } from "../support/stand-ins.ts";
import { postJson } from "./requests.ts";

const start = (options = {}) => startStandInSite(options, temporaryFolder());

const mail = {
  from: "Maple & Sons Roofing <office@maple.example>",
  to: ["ann@example.com"],
  subject: "Your request: é & ü",
  html: "<p>Thank you, Ann & Bob</p>",
  text: "Thank you, Ann & Bob",
  reply_to: "office@maple.example",
};

const key = { Authorization: "Bearer re_stand_in" };

async function send(url: string, body: unknown = mail, headers: Record<string, string> = key) {
  const answer = await postJson(`${url}/_resend/emails`, body, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const notAnAddress = (field: string) =>
  `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`;

describe("the mail API's stand-in", () => {
  it("delivers a mail with both parts, also to example.com", async () => {
    const { url, outbox } = await start();
    const { status, body } = await send(url);
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(await outbox()).toMatchObject([
      {
        to: "ann@example.com",
        from: "Maple & Sons Roofing <office@maple.example>",
        subject: "Your request: é & ü",
        text: "Thank you, Ann & Bob",
        html: expect.stringContaining("<p>Thank you, Ann & Bob</p>"),
      },
    ]);
  });

  it.each([
    ["no key", {}, 401, "missing_api_key"],
    ["another key", { Authorization: "Bearer re_other" }, 403, "invalid_api_key"],
    [
      "a key that is too long",
      { ...key, "Idempotency-Key": "k".repeat(257) },
      400,
      "invalid_idempotency_key",
    ],
  ])("refuses %s", async (_, headers, status, name) => {
    const { url, outbox } = await start();
    expect(await send(url, mail, headers)).toMatchObject({ status, body: { statusCode: status, name } });
    expect(await outbox()).toEqual([]);
  });

  it.each([
    ["no sender", { from: undefined }, "missing_required_field", "Missing `from` field."],
    ["no recipient", { to: [] }, "missing_required_field", "Missing `to` field."],
    ["no subject", { subject: undefined }, "missing_required_field", "Missing `subject` field."],
    [
      "no content",
      { html: undefined, text: undefined },
      "missing_required_field",
      "Missing `html` or `text` field.",
    ],
    [
      "a subject that is no text",
      { subject: 5 },
      "validation_error",
      "The `subject` field must be a string.",
    ],
    ["a sender that is no address", { from: "Maple" }, "invalid_from_address", notAnAddress("from")],
    [
      "a sender with a line break",
      { from: "A\r\nBcc: b@maple.example <a@maple.example>" },
      "invalid_from_address",
      notAnAddress("from"),
    ],
    [
      "a recipient with a line break",
      { to: "a@maple.example\r\nBcc: b@maple.example" },
      "validation_error",
      notAnAddress("to"),
    ],
    [
      "51 recipients",
      { to: Array.from({ length: 51 }, (_, n) => `a${n}@maple.example`) },
      "validation_error",
      notAnAddress("to"),
    ],
  ])("refuses %s with 422", async (_, change, name, message) => {
    const { url, outbox } = await start();
    expect(await send(url, { ...mail, ...change })).toEqual({
      status: 422,
      body: { statusCode: 422, name, message },
    });
    expect(await outbox()).toEqual([]);
  });

  it("sends once for an idempotency key, and refuses it for another body", async () => {
    const { url, outbox } = await start();
    const headers = { ...key, "Idempotency-Key": "request-1" };
    const first = await send(url, mail, headers);
    expect(await send(url, mail, headers)).toEqual(first);
    expect(await send(url, { ...mail, subject: "Other" }, headers)).toMatchObject({
      status: 409,
      body: { name: "invalid_idempotent_request" },
    });
    const other = await send(url, mail, { ...key, "Idempotency-Key": "request-2" });
    expect(other.body.id).not.toBe(first.body.id);
    expect(await outbox()).toHaveLength(2);
  });
});
