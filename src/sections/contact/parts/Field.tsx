import { mediaTypes } from "../../../../supabase/functions/_shared/file-rules.ts";
import type { FormProps } from "../../../kinds/form/fields.ts";
import { AddressParts } from "../../../parts/AddressParts.tsx";
import { takesAddress } from "../../../parts/address-parts.ts";
import { FieldError } from "../../../parts/FormMessage.tsx";
import { fillText } from "../../../site/text.ts";
import { isGroup } from "../form-fields.ts";
import type { ChosenFiles } from "../use-files.ts";

export type FieldProps = FormProps["groups"][number]["fields"][number];

interface FieldViewProps {
  field: FieldProps;
  id: string;
  requiredMark: string;
  /** False for a question that what was chosen before makes needless. */
  isAsked: boolean;
  /** What is wrong with the answer. */
  error?: string | undefined;
  chosen: ChosenFiles;
  /** Words of the button that takes a file away, with {name}. */
  removeLabel: string | undefined;
}

/** A field with its label above and its help between; several buttons or boxes are a group with a legend. */
export function Field(props: FieldViewProps) {
  const { field, id, isAsked, error } = props;
  const help = (
    <>
      {field.hint && (
        <p className="hint" id={hintId(id)}>
          {field.hint}
        </p>
      )}
      <FieldError id={errorId(id)} text={error} />
    </>
  );
  if (isGroup(field))
    return (
      <fieldset className="field field-choices" hidden={!isAsked} aria-describedby={describedBy(props)}>
        <legend>
          <Label {...props} />
        </legend>
        {help}
        <Choices {...props} />
      </fieldset>
    );
  return (
    <div className={`field field-${field.type}`} hidden={!isAsked}>
      <label htmlFor={id}>
        <Label {...props} />
      </label>
      {help}
      <Control {...props} />
      {field.type === "file" && <FileList {...props} />}
      {takesAddress(field.autocomplete) && <AddressParts of={id} />}
    </div>
  );
}

function Label({ field, requiredMark }: FieldViewProps) {
  return (
    <>
      {field.label}
      {!field.optional && <span aria-hidden="true">{`\u00a0${requiredMark}`}</span>}
    </>
  );
}

function Choices({ field, id, error }: FieldViewProps) {
  const { name, type, options, optional, showIf } = field;
  return options?.map(({ value, label }) => (
    <label key={value}>
      <input
        id={`${id}-${value}`}
        name={name}
        type={type}
        value={value}
        required={(type === "radio" && !optional && !showIf) || undefined}
        aria-invalid={error !== undefined || undefined}
      />
      {label}
    </label>
  ));
}

/** The files that were chosen, each with a button that takes it away again. */
function FileList({ field, chosen, removeLabel = "" }: FieldViewProps) {
  const files = chosen.files[field.name] ?? [];
  return (
    <ul className="chosen-files" aria-live="polite">
      {files.map((file) => (
        <li key={`${file.name} ${file.size}`}>
          {file.name}
          <button
            type="button"
            aria-label={fillText(removeLabel, { name: file.name })}
            onClick={() => void chosen.remove(field, file)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

function Control({ field, ...props }: FieldViewProps) {
  const { id, error } = props;
  const { name, type, autocomplete, placeholder, options } = field;
  const common = {
    id,
    name,
    // Without script everybody sees the questions that only some have to answer.
    required: !field.optional && !field.showIf,
    autoComplete: autocomplete,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": describedBy({ field, ...props }),
  };
  if (type === "textarea") return <textarea {...common} rows={5} placeholder={placeholder} />;
  if (type === "file")
    return (
      <input {...common} type="file" accept={mediaTypes(field).join(",")} multiple={field.maxFiles !== 1} />
    );
  if (type !== "select") return <input {...common} type={type} placeholder={placeholder} />;
  return (
    <select {...common}>
      <option value="">{placeholder}</option>
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function describedBy({ field, id, error }: FieldViewProps): string | undefined {
  return (
    [field.hint && hintId(id), error !== undefined && errorId(id)].filter(Boolean).join(" ") || undefined
  );
}

function errorId(id: string): string {
  return `${id}-error`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}
