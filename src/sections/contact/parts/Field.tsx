import type { FormProps } from "../../../kinds/form/fields.ts";
import { AddressParts } from "../../../parts/AddressParts.tsx";
import { takesAddress } from "../../../parts/address-parts.ts";
import { FieldError } from "../../../parts/FormMessage.tsx";

export type FieldProps = FormProps["groups"][number]["fields"][number];

interface FieldViewProps {
  field: FieldProps;
  id: string;
  requiredMark: string;
  /** What is wrong with the answer. */
  error?: string | undefined;
}

/** A field with its label above and its help between. */
export function Field({ field, id, requiredMark, error }: FieldViewProps) {
  return (
    <div className={`field field-${field.type}`}>
      <label htmlFor={id}>
        {field.label}
        <span aria-hidden="true">{`\u00a0${requiredMark}`}</span>
      </label>
      {field.hint && (
        <p className="hint" id={hintId(id)}>
          {field.hint}
        </p>
      )}
      <FieldError id={errorId(id)} text={error} />
      <Control field={field} id={id} hasError={error !== undefined} />
      {takesAddress(field.autocomplete) && <AddressParts of={id} />}
    </div>
  );
}

function Control({ field, id, hasError }: { field: FieldProps; id: string; hasError: boolean }) {
  const { name, type, autocomplete, placeholder, hint, options } = field;
  const common = {
    id,
    name,
    required: true,
    autoComplete: autocomplete,
    "aria-invalid": hasError || undefined,
    "aria-describedby": [hint && hintId(id), hasError && errorId(id)].filter(Boolean).join(" ") || undefined,
  };
  if (type === "textarea") return <textarea {...common} rows={5} placeholder={placeholder} />;
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

function errorId(id: string): string {
  return `${id}-error`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}
