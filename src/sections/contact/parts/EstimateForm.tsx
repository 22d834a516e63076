import type { FormProps } from "../../../kinds/form/fields.ts";
import { FormMessage } from "../../../parts/FormMessage.tsx";
import { Paragraph } from "../../../parts/Prose.tsx";
import { useEstimateForm } from "../estimate-form.ts";
import { trapName } from "../form-fields.ts";
import { sendToBusiness } from "../send-estimate.ts";
import { Field, type FieldProps } from "./Field.tsx";

interface EstimateFormProps {
  form: FormProps;
  /** Name of the form: its file below data/forms. */
  formId: string;
  /** Begins the ids of the fields. */
  prefix: string;
  /** The e-mail link of the business, which takes the answers where no script does; undefined where it has none. */
  mailLink: string | undefined;
}

/**
 * A form as a sheet of paper. Without script it opens the visitor's mail program with the answers; one that the host takes
 * is sent to the host.
 */
export function EstimateForm({ form, formId, prefix, mailLink }: EstimateFormProps) {
  const view = useEstimateForm(formId, form, sendToBusiness);
  const isForHost = form.delivery === "host";
  const isSending = view.state === "sending";
  const headingId = `${prefix}-heading`;
  return (
    <form
      className="sheet"
      {...(isForHost ? hostForm(formId, form) : mailLink && mailForm(form, mailLink))}
      method="post"
      aria-labelledby={form.heading && headingId}
      data-state={view.state}
      ref={view.form}
      {...view.handlers}
    >
      {(form.heading || form.license) && (
        <div className="sheet-head">
          {form.heading && <h3 id={headingId}>{form.heading}</h3>}
          {form.license && <p>{form.license}</p>}
        </div>
      )}
      <p className="hint">{form.note}</p>
      {form.groups.map((group) => (
        <fieldset key={group.legend}>
          <legend>{group.legend}</legend>
          {rowsOf(group.fields).map((row) => {
            const fields = row.map((field) => (
              <Field
                key={field.name}
                field={field}
                id={`${prefix}-${field.name}`}
                requiredMark={form.requiredMark}
                isAsked={view.asked?.includes(field.name) ?? !field.showIf}
                error={view.errors[field.name]}
                chosen={view.chosen}
                removeLabel={form.files?.remove}
              />
            ));
            if (row.length === 1) return fields;
            return (
              <div key={row[0]?.name} className="field-pair">
                {fields}
              </div>
            );
          })}
        </fieldset>
      ))}
      {isForHost && <input type="hidden" name="form-name" value={formId} />}
      {(view.isLive || isForHost) && <Trap label={form.trapLabel} id={`${prefix}-${trapName}`} />}
      {view.message && <FormMessage kind={view.state === "sent" ? "success" : "error"} {...view.message} />}
      <button
        type="submit"
        className="button primary"
        // Without script, such a form goes nowhere; what to do then stands below.
        disabled={!(view.isLive || isForHost || mailLink) || undefined}
        aria-disabled={isSending || undefined}
      >
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

/** Where a form goes without script, through the visitor's mail program. */
function mailForm({ mailSubject }: FormProps, mailLink: string) {
  return { action: `${mailLink}?subject=${encodeURIComponent(mailSubject)}`, encType: "text/plain" };
}

/** Marks by which Netlify finds a form in the pages that it publishes. https://docs.netlify.com/manage/forms/setup/ */
function hostForm(name: string, { groups }: FormProps) {
  const hasFiles = groups.some(({ fields }) => fields.some(({ type }) => type === "file"));
  return {
    name,
    "data-netlify": "true",
    "data-netlify-honeypot": trapName,
    encType: hasFiles ? "multipart/form-data" : undefined,
  };
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
