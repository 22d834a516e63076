import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { FormProps } from "../site/props.types.ts";
import { showNotice } from "./notices.ts";

type Field = FormProps["groups"][number]["fields"][number];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor has entered, by the name of the field. */
export type Answers = { [field: string]: string };

/** Sends the answers; a rejected promise means that they did not arrive. */
export type Send = (answers: Answers) => Promise<void>;

export type FormState = "ready" | "invalid" | "sending" | "sent" | "failed";

/** What the template of the form shows and listens to. */
export interface EstimateFormView {
  form: RefObject<HTMLFormElement | null>;
  state: FormState;
  /** What is wrong with a field, by its name. */
  errors: { [field: string]: string };
  handlers: {
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
    onPointerDown(event: PointerEvent<HTMLFormElement>): void;
  };
}

/** Checks and sends the estimate form. Without `onSend` nothing can be sent, and the visitor is told so. */
export function useEstimateForm(words: FormProps, onSend: Send | undefined): EstimateFormView {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>("ready");
  const [errors, setErrors] = useState<{ [field: string]: string }>({});
  const touched = useRef(new Set<string>());
  const isPressingButton = useRef(false);
  const fields = words.groups.flatMap((group) => group.fields);

  // Our messages take the place of the browser's own.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const setError = (name: string, error: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (error === undefined ? others : { ...others, [name]: error }));

  const send = async (element: HTMLFormElement) => {
    setState("sending");
    try {
      if (!onSend) throw new Error("Nothing is there to send this form");
      await onSend(answersOf(element, fields));
    } catch (error) {
      console.error(error);
      setState("failed");
      showNotice({ kind: "error", ...words.failed });
      return;
    }
    element.reset();
    touched.current.clear();
    setState("sent");
    showNotice({ kind: "success", ...words.sent });
  };

  return {
    form,
    state,
    errors,
    handlers: {
      onSubmit: (event) => {
        event.preventDefault();
        if (state === "sending") return;
        const element = event.currentTarget;
        const found = fields.flatMap((field) => {
          const error = faultOf(field, element);
          return error === undefined ? [] : [[field.name, error] as const];
        });
        const [first] = found;
        // The message has to stand before the focus arrives, or a screen reader misses it.
        flushSync(() => {
          setErrors(Object.fromEntries(found));
          if (first) setState("invalid");
        });
        if (first) controlOf(element, first[0])?.focus();
        else void send(element);
      },
      onInput: ({ target }) => {
        const { name } = target as Control;
        touched.current.add(name);
        setError(name, undefined);
        if (state === "sent") setState("ready");
      },
      onBlur: ({ target, currentTarget }) => {
        const field = fields.find(({ name }) => name === (target as unknown as Control).name);
        // A message would push the button away from under the pointer; pressing it checks all fields anyway.
        if (!field || !touched.current.has(field.name) || isPressingButton.current) return;
        setError(field.name, faultOf(field, currentTarget));
      },
      onPointerDown: ({ target }) => {
        isPressingButton.current = (target as Element).closest("button") !== null;
      },
    },
  };
}

/** What is wrong with the answer to a field, in the words of the data; undefined where nothing is. */
function faultOf(field: Field, form: HTMLFormElement): string | undefined {
  const control = controlOf(form, field.name);
  const answer = control?.value.trim() ?? "";
  if (answer === "") return field.missing;
  const digits = answer.replace(/\D/g, "").length;
  const isShort = field.minDigits !== undefined && digits < field.minDigits;
  return control?.validity.typeMismatch || isShort ? (field.invalid ?? field.missing) : undefined;
}

function answersOf(form: HTMLFormElement, fields: Field[]): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value.trim() ?? ""]));
}

function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.elements.namedItem(name) as Control | null;
}
