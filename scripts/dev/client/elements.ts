import styles from "./elements.css?inline";

/** An element with its attributes and what is in it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A host whose shadow root holds the element, so that neither its styles nor those of the page cross over. */
export function inShadow(ownStyles: string, content: HTMLElement): HTMLElement {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [styles, ownStyles].map(sheetOf);
  shadow.append(content);
  return host;
}

/** What has the focus, also in a shadow. */
export function focused(): HTMLElement | undefined {
  const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}

/** Words of which a field with this list proposes some. */
export function choiceList(id: string, words: readonly string[]): HTMLElement {
  const options = words.map((value) => element("option", { value }));
  return element("datalist", { id }, options);
}

/** Styles as documents and shadow roots adopt them. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** A button that submits nothing. */
export function pressButton(label: string, press: () => void): HTMLButtonElement {
  const made = element("button", { type: "button" }, [label]);
  made.addEventListener("click", press);
  return made;
}

/** Opens the place in the editor that is running; Vite finds it. */
export function placeButton(place: string): HTMLElement {
  const button = element("button", { type: "button", class: "open", title: "Open in the editor" }, [place]);
  button.addEventListener("click", () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`));
  return button;
}
