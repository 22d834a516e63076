import type { FileRules } from "../_shared/file-rules.ts";

/** A question of a form, as the data has it. */
export interface FormField extends FileRules {
  name: string;
  label: string;
  type: string;
  optional?: boolean;
  /** Asked only where one of these values of another question was chosen. */
  showIf?: { field: string; is: string[] };
  options?: { value: string; label: string }[];
}

/** A form that this function delivers. */
export interface FormSettings {
  delivery: "function" | "webhook";
  /** Whether a mail confirms it to the visitor. */
  confirmation: boolean;
  subject: string;
  fields: FormField[];
}

/** What the data says to this function; `npm run functions` writes it into forms.generated.ts. */
export interface Forms {
  /** Mailboxes (RFC 5322) that the mail to the business comes from and goes to; where the second is empty, the environment names it. */
  from: string;
  to: string;
  forms: Record<string, FormSettings>;
}
