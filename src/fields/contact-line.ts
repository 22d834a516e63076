import { line, optional } from "./index.ts";

/** Words of the links by which people reach the firm; those of a way that it has not are left out. */
export const contactLine = {
  call: optional(line("Words of the call link.", "Call {phone}", { reaches: ["call"] })),
  text: optional(line("Words of the text link.", "Text {textPhone}", { reaches: ["text"] })),
  email: optional(line("Words of the email link.", "{email}", { reaches: ["email"] })),
};
