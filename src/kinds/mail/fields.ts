import {
  emailAddress,
  group,
  line,
  list,
  optional,
  prose,
  type Resolved,
  type Static,
  target,
} from "../../fields/index.ts";

export const mailFields = group(
  "A mail that visitors get; mails/confirmation.yaml answers a request for an estimate. In its texts {workType} becomes what the visitor chose, in the greeting and the summary {firstName} and {lastName} the name; nothing else of what was entered is mailed, because the address may be a stranger's.",
  {
    fromEmail: optional(
      emailAddress(
        "Address the mail comes from. Needed if business.yaml has no email (answers then come here), or if the mail service may not send for that email's domain.",
        "quotes@mail.maple-roofing.example",
      ),
    ),
    subject: line("Subject of the mail.", "Your quote request: {workType}", { fills: ["workType"] }),
    preheader: line("First words that mail programs show behind the subject.", "We answer within a day.", {
      fills: ["workType"],
    }),
    greeting: line("First line.", "Hello {firstName},", { fills: ["firstName", "lastName", "workType"] }),
    plainGreeting: optional(
      line(
        "First line for somebody whose name is not printed, because it holds more than letters, spaces, apostrophes and hyphens or is longer than 40 characters. Without it such a mail starts with the first paragraph.",
        "Hello,",
        { fills: ["workType"] },
      ),
    ),
    paragraphs: list(
      "What follows the message.",
      prose("A paragraph.", "We call you within a day to agree on a time to look at the roof.", {
        fills: ["workType"],
      }),
      { minItems: 1, mayRepeat: true },
    ),
    summary: optional(
      list(
        "What was asked for, as rows.",
        group("A row.", {
          label: line("What it is.", "Work", { fills: ["firstName", "lastName", "workType"] }),
          value: line("What the visitor entered.", "{workType}", {
            fills: ["firstName", "lastName", "workType"],
          }),
        }),
        { minItems: 1, mayRepeat: true },
      ),
    ),
    links: optional(
      list(
        "Ways to reach the business, as buttons.",
        group("A button.", {
          label: line("Words of the button; the text form of the mail shows them alone.", "Call {phone}", {
            fills: ["workType"],
          }),
          to: target(),
        }),
        { minItems: 1, mayRepeat: true },
      ),
    ),
    closing: line("Words before the signature.", "Kind regards,", { fills: ["workType"] }),
    signature: line("Who writes; also stands at the top of the mail.", "{businessName}", {
      fills: ["workType"],
    }),
    footer: list(
      "Small lines at the end.",
      line(
        "A line: who the firm is, or why the mail came.",
        "{businessName}, {locality}, {region} {postalCode}",
        { fills: ["workType"] },
      ),
      { minItems: 1, mayRepeat: true },
    ),
  },
);

export type Mail = Static<typeof mailFields>;
/** As its page gets it. */
export type MailProps = Resolved<typeof mailFields>;
