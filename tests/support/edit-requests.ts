import {
  type EditablePage,
  type EditorAnswer,
  editPath,
  valuesId,
} from "../../scripts/dev/editing/messages.ts";
import type { EditorRequest, ValueChange } from "../../scripts/dev/editing/requests.ts";
import { pageDataPath } from "../../src/renderer/page-data.ts";

/** What a page tells its editor. */
export function editablePageOf(html: string): EditablePage {
  const [, json = ""] = new RegExp(`id="${valuesId}">(.*?)</script>`, "s").exec(html) ?? [];
  return JSON.parse(json) as EditablePage;
}

/** A connection of its own: one that waits while a test is busy is closed by the server. */
const unshared = { connection: "close" };

/** A tab with a page that is edited, by the requests that its script makes. */
export class EditingTab {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async open(url: string, path = "/"): Promise<EditingTab> {
    const html = await (await fetch(`${url}${path}?edit`)).text();
    return new EditingTab(url, editablePageOf(html).token);
  }

  async ask(request: EditorRequest): Promise<EditorAnswer> {
    const response = await fetch(`${this.url}${editPath}`, {
      method: "POST",
      headers: { "x-site-edit": this.token, ...unshared },
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as EditorAnswer;
  }

  save(change: ValueChange): Promise<EditorAnswer> {
    return this.ask({ action: "save", changes: [change] });
  }

  /** What visitors get of a path: the document, and the data that its script reads. */
  async show(path: string): Promise<string> {
    const texts = [path, pageDataPath(path)].map(async (one) =>
      (await fetch(`${this.url}${one}`, { headers: unshared })).text(),
    );
    return (await Promise.all(texts)).join("");
  }
}
