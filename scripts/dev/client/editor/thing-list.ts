import type { Thing } from "../../../edit/things.ts";
import type { AddableKind } from "../../editing/messages.ts";
import { element } from "../elements.ts";
import { problemTexts } from "./problem-text.ts";
import { ask } from "./requests.ts";

/** Everything that the data has, a kind at a time, each with what can be done to it. */
export class ThingList {
  readonly element: HTMLElement;
  private readonly kind: HTMLSelectElement;
  private readonly words = element("input", { type: "search", autocomplete: "off" });
  private readonly found = element("div", { role: "status" });

  constructor(
    kinds: readonly AddableKind[],
    private readonly buttonsOf: (thing: Thing, name: string) => HTMLElement[],
  ) {
    const options = kinds.flatMap(({ kind, count }) =>
      count > 0 ? [element("option", { value: kind }, [`${kind} (${count})`])] : [],
    );
    this.kind = element("select", {}, [element("option", { value: "" }, ["Choose a kind"]), ...options]);
    for (const control of [this.kind, this.words])
      control.addEventListener(
        "input",
        () => void this.show(kinds.find(({ kind }) => kind === this.kind.value)),
      );
    this.element = element("section", {}, [
      element("h3", {}, ["Rename or remove something else"]),
      element("div", { class: "columns" }, [
        element("label", {}, ["What it is", this.kind]),
        element("label", {}, ["Words of its name", this.words]),
      ]),
      this.found,
    ]);
  }

  private async show(chosen: AddableKind | undefined): Promise<void> {
    if (!chosen) return this.found.replaceChildren();
    const { kind } = chosen;
    const words = this.words.value;
    const answer = await ask({ action: "list", kind, words });
    if (kind !== this.kind.value || words !== this.words.value) return;
    if (answer.status === "refused") this.found.replaceChildren(...problemTexts(answer.problems));
    if (answer.status === "list") this.found.replaceChildren(...this.rows(answer));
  }

  private rows({ things, more }: { things: readonly Thing[]; more: number }): HTMLElement[] {
    if (things.length === 0) return [element("p", {}, ["Nothing has these words in its name."])];
    const rows = things.map((thing) =>
      element("li", {}, [
        thing.name,
        element("div", { class: "buttons" }, this.buttonsOf(thing, thing.name)),
      ]),
    );
    const rest = more === 0 ? [] : [element("p", {}, [`And ${more} more: type words of the name.`])];
    return [element("ul", { class: "things" }, rows), ...rest];
  }
}
