import { h } from "./dom.ts";

/** Rows kept in the document above and below the window. */
const spareRows = 12;
/** Most rows at a time, however high the window is. */
const mostRows = 200;

/** Shows those rows of a long table that are in the window. All rows have the height of the first. */
export class VirtualRows {
  private readonly above = spacer();
  private readonly below = spacer();
  private readonly rows = new Map<number, HTMLTableRowElement>();
  private count = 0;
  private rowHeight = 0;

  constructor(
    private readonly body: HTMLTableSectionElement,
    private readonly makeRow: (at: number) => HTMLTableRowElement,
    signal: AbortSignal,
  ) {
    body.append(this.above, this.below);
    addEventListener("scroll", () => this.update(), { passive: true, signal });
    addEventListener("resize", () => this.remeasure(), { signal });
  }

  /** Begins anew with so many rows. */
  show(count: number): void {
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    this.count = count;
    this.remeasure();
  }

  private remeasure(): void {
    this.rowHeight = 0;
    this.update();
  }

  private update(): void {
    if (!this.body.isConnected) return;
    if (this.rowHeight === 0 && this.count > 0) {
      this.ensure(0, this.rows.size === 0 ? 1 : 0);
      const [row] = this.rows.values();
      this.rowHeight = row?.getBoundingClientRect().height ?? 0;
    }
    const hidden = -this.body.getBoundingClientRect().top / (this.rowHeight || 1);
    const inWindow = Math.ceil(innerHeight / (this.rowHeight || 1));
    const first = Math.min(Math.max(0, Math.floor(hidden) - spareRows), Math.max(0, this.count - 1));
    const last = Math.min(this.count, first + Math.min(mostRows, inWindow + 2 * spareRows));
    for (const [at, row] of this.rows)
      if (at < first || at >= last) {
        row.remove();
        this.rows.delete(at);
      }
    this.ensure(first, last);
    setHeight(this.above, first * this.rowHeight);
    setHeight(this.below, (this.count - last) * this.rowHeight);
  }

  /** Rows that are there stay, so that the focus does. */
  private ensure(first: number, last: number): void {
    let before: Element = this.above;
    for (let at = first; at < last; at++) {
      let row = this.rows.get(at);
      if (!row) {
        row = this.makeRow(at);
        this.rows.set(at, row);
        before.after(row);
      }
      before = row;
    }
  }
}

function spacer(): HTMLTableRowElement {
  return h("tr", { class: "spacer", "aria-hidden": "true" }, h("td"));
}

function setHeight(row: HTMLElement, pixels: number): void {
  row.style.height = `${pixels}px`;
  row.hidden = pixels === 0;
}
