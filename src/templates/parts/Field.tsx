import type { FormProps } from "../../site/props.types.ts";

export type FieldProps = FormProps["groups"][number]["fields"][number];

interface FieldViewProps {
  field: FieldProps;
  id: string;
  requiredMark: string;
}

/** A field with its label above and its help between. */
export function Field({ field, id, requiredMark }: FieldViewProps) {
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
      <Control field={field} id={id} />
    </div>
  );
}

function Control({ field, id }: { field: FieldProps; id: string }) {
  const { name, type, autocomplete, placeholder, hint, options } = field;
  const common = {
    id,
    name,
    required: true,
    autoComplete: autocomplete,
    "aria-describedby": hint && hintId(id),
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

function hintId(id: string): string {
  return `${id}-hint`;
}
