import type { FormProps } from "../../site/props.types.ts";
import { type Send, useEstimateForm } from "../../widgets/estimate-form.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { FormMessage } from "./FormMessage.tsx";
import { Paragraph } from "./Prose.tsx";

interface EstimateFormProps {
  form: FormProps;
  /** Begins the ids of the fields. */
  prefix: string;
  /** Sends the answers. */
  onSend?: Send;
}

/** The estimate form as a sheet of paper. Its method keeps the answers out of the address while no script sends them. */
export function EstimateForm({ form, prefix, onSend }: EstimateFormProps) {
  const view = useEstimateForm(form, onSend);
  const isSending = view.state === "sending";
  const headingId = `${prefix}-heading`;
  return (
    <form
      className="sheet"
      method="dialog"
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
                  error={view.errors[field.name]}
                />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
      {view.state === "failed" && <FormMessage kind="error" {...form.failed} />}
      {view.state === "sent" && <FormMessage kind="success" {...form.sent} />}
      <button type="submit" className="button primary" aria-disabled={isSending || undefined}>
        {isSending ? form.sending : form.submit}
      </button>
      <p className="promise">{form.promise}</p>
      <Paragraph text={form.scriptless} className="hint scriptless" />
    </form>
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
