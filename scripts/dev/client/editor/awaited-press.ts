import { focused } from "../elements.ts";
import { elementAt, isOurs, type Spot } from "./targets.ts";

/** What was pressed while nothing could be edited, as between a save and the page that shows it, and the keys since then: they are meant for what was pressed. */
export class AwaitedPress {
  private pressed: { spot: Spot; keys: string[] } | undefined;

  constructor() {
    addEventListener("keydown", (event) => this.keep(event), { capture: true });
  }

  note(spot: Spot | undefined): void {
    this.pressed = spot && { spot, keys: [] };
  }

  /** Ends the waiting. `edit` opens what was pressed, where there is something; then the keys are typed into it. */
  end(edit: (target: Element) => void = () => {}): boolean {
    const { pressed } = this;
    this.pressed = undefined;
    const target = pressed && elementAt(pressed.spot);
    if (!target) return false;
    edit(target);
    for (const key of pressed.keys) press(key);
    return true;
  }

  private keep(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isTyped = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!this.pressed || isOurs(event) || !(isTyped || key === "Backspace" || key === "Enter")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.pressed.keys.push(key);
  }
}

function press(key: string): void {
  if (key === "Enter")
    focused()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  else if (key === "Backspace") document.execCommand("delete");
  else document.execCommand("insertText", false, key);
}
