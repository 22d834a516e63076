import { describe, expect, it } from "vitest";
import { createEndpoints, listOrigins } from "../../src/calls/endpoints.ts";
import type { Business } from "../../src/kinds/business/fields.ts";
import { copyOfData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";

const business = { email: "office@maple-roofing.example" } as Business;
const backend = {
  mail: { origin: "https://mail.maple.test", publicKey: "key", serviceId: "service", templateId: "template" },
  functions: { url: "https://maple.test", anonKey: "anon" },
};

describe("createEndpoints", () => {
  it("joins the data of the services with the address of the business", () => {
    expect(
      createEndpoints(business, { ...backend, mail: { ...backend.mail, blockHeadless: false } }),
    ).toEqual({
      mail: { ...backend.mail, toEmail: business.email, blockHeadless: false, blockedEmails: [] },
      functions: backend.functions,
    });
  });

  it("refuses driven browsers where the data does not say otherwise", () => {
    expect(createEndpoints(business, backend).mail.blockHeadless).toBe(true);
  });

  it("names both origins, and none where there is no backend", () => {
    expect(listOrigins(createEndpoints(business, backend))).toEqual([
      "https://mail.maple.test",
      "https://maple.test",
    ]);
    expect(listOrigins(createEndpoints(business, undefined))).toEqual([]);
  });
});

describe("validate --release", () => {
  const backendYaml = (publicKey: string, url: string) => `mail:
  origin: https://mail.maple.test
  publicKey: "${publicKey}"
  serviceId: service
  templateId: template
functions:
  url: "${url}"
  anonKey: anon
`;
  /** What a release finds beyond the sample values of the fixture. */
  const release = (dir: string) =>
    findProblems({ dir }, { isRelease: true })
      .filter(({ message }) => /empty|missing/.test(message))
      .map(({ code, message, hint, position }) => ({ code, message, hint, position }));

  it("refuses a form that has nowhere to send its answers", () => {
    const data = copyOfData();
    expect(release(data.dir)).toEqual([
      {
        code: "placeholder-value",
        message: "What visitors enter here is sent nowhere, because backend.yaml is missing.",
        hint: "Add backend.yaml with the ids and keys of the services.",
        position: { file: "pages/city.yaml", line: 37, column: 5 },
      },
    ]);
    expect(findProblems(data)).toEqual([]);
  });

  it("refuses an empty key and an empty URL, each where it stands", () => {
    const data = copyOfData().write("backend.yaml", backendYaml("", ""));
    expect(release(data.dir)).toEqual([
      {
        code: "placeholder-value",
        message: '"publicKey" is empty, so no call of a page succeeds.',
        hint: "Copy the public key from EmailJS, Account, General.",
        position: { file: "backend.yaml", line: 3, column: 14 },
      },
      {
        code: "placeholder-value",
        message: '"url" is empty, so no call of a page succeeds.',
        hint: "Copy the URL from the Supabase project, Settings, Data API.",
        position: { file: "backend.yaml", line: 7, column: 8 },
      },
    ]);
  });

  it("has nothing against complete data, or a site that calls nothing", () => {
    const data = copyOfData().write("backend.yaml", backendYaml("key", "https://maple.test"));
    expect(release(data.dir)).toEqual([]);
    data.remove("backend.yaml");
    for (const name of ["home", "city", "contact"]) data.remove(`pages/${name}.yaml`);
    expect(release(data.dir).filter(({ code }) => code === "placeholder-value")).toEqual([]);
  });

  it("refuses an origin with a path or without https", () => {
    const data = copyOfData().write("backend.yaml", backendYaml("key", "http://maple.test/functions"));
    expect(findProblems(data)).toMatchObject([
      { code: "invalid-value", position: { file: "backend.yaml", line: 7 } },
    ]);
  });
});
