import { Icon } from "./Icon.tsx";
import { unbroken } from "./unbroken.tsx";

/** What is wrong with a field, between its label and itself. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="alert" />
      {text}
    </p>
  );
}

/** How sending ended, above the button. The notice that says the same to screen readers goes away; this stays. */
export function FormMessage({
  kind,
  title,
  text,
}: {
  kind: "success" | "error";
  title: string;
  text: string;
}) {
  return (
    <div className={`form-message form-message-${kind}`}>
      <Icon name={kind === "error" ? "alert" : "check"} />
      <p>
        <strong>{title}</strong> {unbroken(text)}
      </p>
    </div>
  );
}
