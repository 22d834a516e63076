import { type RefObject, useLayoutEffect, useState } from "react";
import type { FormProps } from "../../kinds/form/fields.ts";
import { controlOf, type Field, fileError } from "./form-fields.ts";

/** The files that a visitor has chosen, by the name of the field. A browser keeps the last choice alone; here they add up. */
export interface ChosenFiles {
  files: { [field: string]: readonly File[] };
  /** Takes over what was just chosen. */
  add(field: Field, input: HTMLInputElement): Promise<void>;
  remove(field: Field, file: File): Promise<void>;
}

export function useFiles(
  form: RefObject<HTMLFormElement | null>,
  words: FormProps,
  isSent: boolean,
  setError: (name: string, error: string | undefined) => void,
): ChosenFiles {
  const [files, setFiles] = useState<ChosenFiles["files"]>({});
  useLayoutEffect(() => {
    if (isSent) setFiles({});
  }, [isSent]);

  /** Pages without such a field never load what only they need. */
  const load = () => import("./chosen-files.ts");
  const change = async (field: Field, input: HTMLInputElement, chosen: readonly File[]) => {
    const { putFiles, shrinkPhoto } = await load();
    putFiles(input, chosen);
    const small = await Promise.all(chosen.map(shrinkPhoto));
    putFiles(input, small);
    setFiles((before) => ({ ...before, [field.name]: small }));
    setError(field.name, fileError(small, field, words));
  };
  return {
    files,
    add: async (field, input) => {
      const added = [...(input.files ?? [])];
      await change(field, input, (await load()).addFiles(files[field.name] ?? [], added));
    },
    remove: async (field, file) => {
      const input = form.current && controlOf(form.current, field.name);
      if (!(input instanceof HTMLInputElement)) return;
      const others = (files[field.name] ?? []).filter((one) => one !== file);
      await change(field, input, others);
      input.focus();
    },
  };
}
