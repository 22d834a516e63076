import {
  type EditablePage,
  type EditorAnswer,
  editPath,
  editQuery,
  tokenHeader,
  valuesId,
} from "../../dev/editing/messages.ts";
import type { EditorRequest, ValueChange } from "../../dev/editing/requests.ts";

/** What a page tells its editor. */
export function editablePageOf(html: string): EditablePage {
  const [, json = ""] = new RegExp(`id="${valuesId}">(.*?)</script>`, "s").exec(html) ?? [];
  return JSON.parse(json) as EditablePage;
}

/** A connection of its own: one that waits while its process is busy is closed by the server. */
export const unshared = { connection: "close" };

/** A tab with a page that is edited, by the requests that its script makes. */
export class EditingTab {
  /** `url` is without a slash at its end. */
  private constructor(
    readonly url: string,
    private readonly path: string,
    private readonly token: string,
  ) {}

  static async open(url: string, path = "/"): Promise<EditingTab> {
    return new EditingTab(url, path, (await loadPage(url, path)).token);
  }

  /** The page as it is now. */
  load(): Promise<EditablePage> {
    return loadPage(this.url, this.path);
  }

  async ask(request: EditorRequest): Promise<EditorAnswer> {
    const response = await fetch(`${this.url}${editPath}`, {
      method: "POST",
      headers: { [tokenHeader]: this.token, ...unshared },
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as EditorAnswer;
  }

  save(change: ValueChange): Promise<EditorAnswer> {
    return this.ask({ action: "save", changes: [change] });
  }
}

async function loadPage(url: string, path: string): Promise<EditablePage> {
  return editablePageOf(await (await fetch(`${url}${path}?${editQuery}`, { headers: unshared })).text());
}
