import type { EditorAnswer, ValuePlace } from "../../editing/messages.ts";
import type { EditChange } from "../../editing/requests.ts";
import { element } from "../elements.ts";
import { changeOf, type Field } from "./fields.ts";
import { ask } from "./requests.ts";
import { isSame } from "./shown-page.ts";

type Own = NonNullable<Extract<EditorAnswer, { status: "own" }>["own"]>;

/** Whether a text that pages share is changed for all of them, or one page gets a text of its own. */
export class OwnChoice {
  private own: Own | undefined;
  private readonly only = element("input", { type: "radio", name: "reach" });

  constructor(
    private readonly place: ValuePlace,
    private readonly fields: readonly Field[],
  ) {}

  /** The choice, where the data allows both. */
  async offer(): Promise<HTMLElement | undefined> {
    const { file, pointer } = this.place;
    const answer = await ask({ action: "own", path: location.pathname, file, pointer });
    if (answer.status !== "own" || !answer.own) return undefined;
    this.own = answer.own;
    const all = element("input", { type: "radio", name: "reach", checked: "" });
    const row = (input: HTMLElement, label: string) => element("label", { class: "choice" }, [input, label]);
    return element("fieldset", { class: "choices" }, [
      element("legend", {}, ["Where"]),
      row(all, `Change it ${answer.own.shared}`),
      row(this.only, `Only for ${answer.own.name}`),
    ]);
  }

  /** The changes as they are to be saved. */
  readonly changes = (): EditChange[] => {
    const { own } = this;
    const changes = this.fields.flatMap(changeOf);
    if (!own || !this.only.checked) return changes;
    return changes.map((change) =>
      "kind" in change || !isSame(change, this.place)
        ? change
        : { file: own.file, pointer: own.pointer, before: "", after: change.after },
    );
  };
}
