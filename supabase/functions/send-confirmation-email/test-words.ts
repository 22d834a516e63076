import type { MailWords } from "./words.ts";

/** Words of a business that no data folder holds. */
export const testWords: MailWords = {
  language: "en-US",
  from: "Maple & Sons <quotes@maple.example>",
  replyTo: "Maple & Sons <hello@maple.example>",
  subject: "Your request: {workType}",
  preheader: "We answer within a day.",
  greeting: "Hello {firstName},",
  plainGreeting: "Hello,",
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
  workTypes: { repair: "Repair & Care", "new-roof": "New Roof" },
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
