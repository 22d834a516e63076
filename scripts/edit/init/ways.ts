import { capital } from "../../../src/loader/counted.ts";
import type { Answers } from "./answers.ts";

type Part = "calls" | "texts" | "emails";

/** How texts speak of a way to reach the business: what people do, what it is called there, and the word of its link. */
const spoken: Record<Part, { verb: string; value: string; say: string; to: string }> = {
  calls: { verb: "call", value: "{phone}", say: "call {phone}", to: "call" },
  texts: { verb: "text", value: "{textPhone}", say: "text {textPhone}", to: "text" },
  emails: { verb: "email", value: "{email}", say: "email {email}", to: "email" },
};

/** The parts of a starter that speak of a way to reach the business, and the words in which its texts do. */
export interface Ways {
  has: string[];
  words: Record<string, string>;
}

/** What was answered with none is spoken of nowhere: the first way that there is stands in its place. */
export function createWays({ phone, textPhone, email }: Answers): Ways {
  const answers = { calls: phone, texts: textPhone, emails: email };
  const has = (["calls", "texts", "emails"] as const).filter((part) => answers[part] !== "none");
  const [main = "calls"] = has;
  const { verb, value, say, to } = spoken[main];
  const hasNumber = main !== "emails";
  const hasEmail = has.includes("emails");
  const orText = main === "calls" && has.includes("texts") ? ", text" : "";
  const byNumber = (words: string) => (hasNumber ? words : "");
  const sayAt = `${verb} [${value}](${to})`;
  const link = `[${say}](${to})`;
  return {
    has: [...has, hasNumber ? "number" : "", hasEmail ? "" : "noEmail"].filter((part) => part !== ""),
    words: {
      way: verb,
      talk: { calls: "to talk", texts: "to text", emails: "email" }[main],
      callFirst: hasNumber ? capital(verb) + orText : "Email us",
      sendForm: `Send the form${orText} or ${verb}`,
      sendLines: `Send us a few lines, or ${verb}.`,
      sendOrCall: hasEmail
        ? `Send the form${byNumber(`, ${say}${orText}`)} or write to {businessName}`
        : `Send the form or ${say} to reach {businessName}`,
      callLabel: capital(say),
      callTo: to,
      callUs: say,
      callLink: link,
      callUsAt: `${verb} us at [${value}](${to})`,
      numberLabel: main === "texts" ? "Text {textPhone}" : "{phone}",
      mailedTo: hasEmail ? " at {email}" : "",
      askUs: capital(hasEmail ? `write to [{email}](email)${byNumber(` or ${sayAt}`)}` : sayAt),
      addTo: hasEmail ? `reply to this email${byNumber(`, or ${say}`)}` : say,
      scriptless: hasEmail
        ? `this form opens your email app.${byNumber(` You can also ${link}.`)}`
        : `this form cannot be sent. Please ${link}.`,
    },
  };
}
