import type { RecordAnswer, ResultText } from "../../editing/record-messages.ts";
import { element } from "../elements.ts";
import type { Field } from "./fields.ts";
import { ask } from "./requests.ts";

type Result = Extract<RecordAnswer, { status: "result" }>;

/** The page as a search result shows it, and how much room its texts have left. */
export class ResultPreview {
  readonly element = element("figure", { class: "result" });
  private asked = 0;

  constructor(
    private readonly title: Field | undefined,
    private readonly description: Field | undefined,
  ) {
    queueMicrotask(() => void this.update());
  }

  async update(): Promise<void> {
    const asked = ++this.asked;
    const [title, description] = [this.title?.read() ?? "", this.description?.read() ?? ""];
    const answer = await ask({ action: "result", path: location.pathname, title, description });
    if (answer.status === "refused") this.element.replaceChildren();
    if (asked === this.asked && answer.status === "result") this.show(answer);
  }

  private show({ address, title, description }: Result): void {
    this.element.replaceChildren(
      element("p", { class: "result-address" }, [address]),
      element("p", { class: "result-title" }, [title.text]),
      element("p", {}, [description.text]),
      element("figcaption", {}, [measure("Title", title), measure("Description", description)]),
    );
  }
}

function measure(name: string, { width, most, fault }: ResultText): HTMLElement {
  return element("p", fault === undefined ? {} : { class: "warning" }, [
    `${name}: ${width} of ${most} pixels.`,
    ...(fault === undefined ? [] : [` It ${fault}.`]),
  ]);
}
