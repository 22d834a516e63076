import type { FormProps } from "../../../kinds/form/fields.ts";
import { FormMessage } from "../../../parts/FormMessage.tsx";
import { Paragraph } from "../../../parts/Prose.tsx";
import { useEstimateForm } from "../estimate-form.ts";
import type { Send } from "../estimate-sending.ts";
import { trapName } from "../form-fields.ts";
import { sendToBusiness } from "../send-estimate.ts";
import { Field, type FieldProps } from "./Field.tsx";

interface EstimateFormProps {
  form: FormProps;
  /** Begins the ids of the fields. */
  prefix: string;
  /** The e-mail link of the business, which takes the answers where no script does. */
  mailLink: string;
  /** Sends the answers. */
  onSend?: Send;
}

/** The estimate form as a sheet of paper. Without script it opens the visitor's mail program with the answers. */
export function EstimateForm({ form, prefix, mailLink, onSend = sendToBusiness }: EstimateFormProps) {
  const view = useEstimateForm(form, onSend);
  const isSending = view.state === "sending";
  const headingId = `${prefix}-heading`;
  return (
    <form
      className="sheet"
      action={`${mailLink}?subject=${encodeURIComponent(form.mailSubject)}`}
      method="post"
      encType="text/plain"
      aria-labelledby={form.heading && headingId}
      data-state={view.state}
      ref={view.form}
      {...view.handlers}
    >
      <div className="sheet-head">
        {form.heading && <h3 id={headingId}>{form.heading}</h3>}
        {form.license && <p>{form.license}</p>}
      </div>
      <p className="hint">{form.note}</p>
      {form.groups.map((group) => (
        <fieldset key={group.legend}>
          <legend>{group.legend}</legend>
          {rowsOf(group.fields).map((row) => (
            <div key={row[0]?.name} className={row.length > 1 ? "field-pair" : undefined}>
              {row.map((field) => (
                <Field
                  key={field.name}
                  field={field}
                  id={`${prefix}-${field.name}`}
                  requiredMark={form.requiredMark}
                  isAsked={view.asked?.includes(field.name) ?? true}
                  error={view.errors[field.name]}
                />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
      {view.isLive && <Trap label={form.trapLabel} id={`${prefix}-${trapName}`} />}
      {view.message && <FormMessage kind={view.state === "sent" ? "success" : "error"} {...view.message} />}
      <button type="submit" className="button primary" aria-disabled={isSending || undefined}>
        {isSending ? form.sending : form.submit}
      </button>
      <p className="promise">{form.promise}</p>
      <Paragraph text={form.privacy} className="hint" />
      <noscript>
        <Paragraph text={form.scriptless} className="hint scriptless" />
      </noscript>
    </form>
  );
}

/** A field that people neither see nor reach; programs that fill in everything give themselves away. */
function Trap({ label, id }: { label: string; id: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** A field marked as half shares its row with the next one. */
function rowsOf(fields: FieldProps[]): FieldProps[][] {
  const rows: FieldProps[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && last[0]?.half) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
