import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import type { FormProps } from "../../kinds/form/fields.ts";
import { readDraft, saveDraft } from "./draft.ts";
import {
  forgetSending,
  onSendingChange,
  type Send,
  type Sending,
  sendingOf,
  startSending,
} from "./estimate-sending.ts";
import {
  answersOf,
  askedOf,
  type Control,
  controlOf,
  excessOf,
  type Field,
  faultOf,
  filesOf,
  fillEmpty,
  ownAnswersOf,
  printedOf,
  takeTrap,
} from "./form-fields.ts";
import { type ChosenFiles, useFiles } from "./use-files.ts";

/** What the template of the form shows and listens to. */
export interface EstimateFormView {
  form: RefObject<HTMLFormElement | null>;
  state: Sending["state"] | "invalid";
  /** How the last sending ended, in words. */
  message: { title: string; text: string } | undefined;
  /** What is wrong with a field, by its name. */
  errors: { [field: string]: string };
  /** Names of the fields that this visitor is asked; undefined while nobody knows what was chosen: styles then show all where no script runs. */
  asked: readonly string[] | undefined;
  /** True once script runs the form. */
  isLive: boolean;
  chosen: ChosenFiles;
  handlers: {
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
    onPointerDown(event: PointerEvent<HTMLFormElement>): void;
  };
}

/** Checks and sends the estimate form, and keeps what is typed until it has arrived. */
export function useEstimateForm(id: string, words: FormProps, send: Send): EstimateFormView {
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const isPressingButton = useRef(false);
  const [errors, setErrors] = useState<{ [field: string]: string }>({});
  const [isInvalid, setInvalid] = useState(false);
  const fields = words.groups.flatMap((group) => group.fields);
  const sending = useSending(id, form, touched);
  const [asked, setAsked] = useState<readonly string[]>();
  const { isLive, shownSince } = useTakeOver(id, form, fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was sent is empty again, and one that becomes live may be filled
  useEffect(() => {
    if (isLive && form.current) setAsked(askedOf(form.current, fields).map(({ name }) => name));
  }, [isLive, sending.state]);

  const setError = (name: string, error: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (error === undefined ? others : { ...others, [name]: error }));

  const chosen = useFiles(form, words, sending.state === "sent", setError);

  const submit = (element: HTMLFormElement) => {
    const found = askedOf(element, fields).flatMap((field) => {
      const error = faultOf(field, element, words);
      return error === undefined ? [] : [[field.name, error] as const];
    });
    const [first] = found;
    // The message has to stand before the focus arrives, or a screen reader misses it.
    flushSync(() => {
      setErrors(Object.fromEntries(found));
      setInvalid(first !== undefined);
      forgetSending(id);
    });
    if (first) {
      controlOf(element, first[0])?.focus();
      return;
    }
    const trap = takeTrap(element);
    const shownMs = performance.now() - shownSince.current;
    const submission = {
      form: id,
      answers: answersOf(element, fields),
      printed: printedOf(element, fields),
      ownAnswers: ownAnswersOf(element, fields),
      files: filesOf(element, fields),
      trap,
      shownMs,
    };
    void startSending(submission, words, send);
  };

  return {
    form,
    state: isInvalid ? "invalid" : sending.state,
    message: "message" in sending ? sending.message : undefined,
    errors,
    asked,
    isLive,
    chosen,
    handlers: {
      onSubmit: (event) => {
        event.preventDefault();
        if (sending.state !== "sending") submit(event.currentTarget);
      },
      onInput: ({ target, currentTarget }) => {
        const { name } = target as Control;
        touched.current.add(name);
        const field = fields.find((one) => one.name === name);
        if (field?.type === "file" && target instanceof HTMLInputElement) void chosen.add(field, target);
        else setError(name, field && excessOf(field, currentTarget, words));
        saveDraft(id, answersOf(currentTarget, fields));
        setAsked(askedOf(currentTarget, fields).map((one) => one.name));
        if (sending.state === "sent") forgetSending(id);
      },
      onBlur: ({ target, currentTarget }) => {
        const field = fields.find(({ name }) => name === (target as unknown as Control).name);
        // A message would push the button away from under the pointer; pressing it checks all fields anyway.
        if (!field || isPressingButton.current) return;
        // What stands in a field may have been entered before the form was live.
        const isBlank = !answersOf(currentTarget, fields)[field.name];
        if (isBlank && !touched.current.has(field.name)) return;
        setError(field.name, faultOf(field, currentTarget, words));
      },
      onPointerDown: ({ target }) => {
        isPressingButton.current = (target as Element).closest("button") !== null;
      },
    },
  };
}

/** How the sending stands. A form that was sent is emptied, wherever it was sent from. */
function useSending(
  id: string,
  form: RefObject<HTMLFormElement | null>,
  touched: RefObject<Set<string>>,
): Sending {
  const read = () => sendingOf(id);
  const sending = useSyncExternalStore(onSendingChange, read, read);
  useLayoutEffect(() => {
    if (sending.state !== "sent") return;
    form.current?.reset();
    touched.current.clear();
  }, [sending, form, touched]);
  // Thanks are said once: whoever comes back finds a new form.
  useEffect(() => {
    if (sendingOf(id).state === "sent") forgetSending(id);
  }, [id]);
  return sending;
}

/** Takes the form over from the browser: our own messages, and what was typed before. */
function useTakeOver(id: string, form: RefObject<HTMLFormElement | null>, fields: readonly Field[]) {
  const [isLive, setLive] = useState(false);
  const shownSince = useRef(0);
  // Once, when the form becomes live; its fields never change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setLive(true);
    // A form that came with the document has been there since it began to load.
    if (document.documentElement.dataset.live !== undefined) shownSince.current = performance.now();
    if (!form.current) return;
    form.current.noValidate = true;
    fillEmpty(form.current, fields, readDraft(id));
  }, []);
  return { isLive, shownSince };
}
