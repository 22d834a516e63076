import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { parse } from "yaml";
import type { Random } from "../mistakes/random.ts";
import type { DataFolder } from "./data-folder.ts";
import { expectInserted, expectSameAround, oddWords, valuesIn } from "./edited-values.ts";
import { says } from "./editor.ts";
import { differingFiles, hashFiles } from "./folders.ts";

/** A busy machine takes its time. */
const patient = { timeout: 20_000 };

/** What was begun in the page. */
interface Begun {
  does: "set" | "add" | "remove" | "move";
  /** What the value is to say. */
  after?: string;
  /** True where the page shows what was typed. */
  isShown?: boolean;
  /** Where the keyboard saves it. */
  field?: Locator;
}

/** Edits pages as somebody does who presses here and there. */
export class RandomPerson {
  private number = 0;

  constructor(
    private readonly page: Page,
    private readonly data: DataFolder,
    private readonly random: Random,
  ) {}

  /** Undefined where the page has nothing of the kind. */
  readonly ways: Record<string, () => Promise<Begun | undefined>> = {
    text: () => this.text("#root site-text"),
    choice: () => this.text("#root :is(select, input, textarea)[data-site-values], #root select"),
    chip: () => this.chip(),
    link: () => this.link(),
    "words of a picture": () => this.text("#root img[data-site-values]"),
    "another picture": () => this.picture(),
    "addition to a list": () => this.list("Add one behind it", "add"),
    removal: () => this.list(/^Remove (it|this section)$/, "remove"),
    move: () => this.list(/^Move (this section )?(up|down)$/, "move"),
    "search result": () =>
      this.button("In search results")
        .click()
        .then(() => this.typeInBar()),
    "field of the sheet": () => this.detail(),
    "text of one page alone": () => this.own(),
  };

  /** Undefined where nothing was there to edit. Fails where more or less comes of it than was typed, or undo leaves something. */
  async edit(way: string): Promise<"saved" | "refused" | undefined> {
    const before = this.files();
    const shown = await this.shown();
    this.number++;
    const begun = await this.ways[way]?.();
    if (!begun) {
      await this.putBack();
      return undefined;
    }
    if (begun.field && this.random.below(2) === 0) await begun.field.press("Enter");
    else await this.button("Save").click();
    const isSaved = await this.outcome();
    if (isSaved) {
      this.expectOnly(before, begun);
      await this.closeSheet();
      if (begun.isShown) await expect.poll(() => this.shown(), patient).toContain(this.token);
      await this.button("Undo").click();
      await says(this.page, "Undone.");
    } else await this.putBack();
    expect(differingFiles(before.hashes, hashFiles(this.data.dir)).filter(isData)).toEqual([]);
    await expect.poll(() => this.shown(), patient).toBe(shown);
    return isSaved ? "saved" : "refused";
  }

  private get token(): string {
    return `zq${this.number}`;
  }

  private words(): string {
    return `${this.token} ${this.random.pick(oddWords)}`;
  }

  private files() {
    const { dir } = this.data;
    const hashes = hashFiles(dir);
    const read = (file: string) => readFileSync(join(dir, file), "utf8");
    const texts = new Map(
      Object.keys(hashes).flatMap((file) => (file.endsWith(".yaml") ? [[file, read(file)] as const] : [])),
    );
    return { hashes, texts };
  }

  private shown(): Promise<string> {
    return this.page.evaluate(() => {
      const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
      return [document.getElementById("root")?.innerHTML, document.title, description].join("\n");
    });
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
  }

  private seen(selector: string): Locator {
    return this.page.locator(selector).filter({ visible: true });
  }

  private async one(found: Locator): Promise<Locator | undefined> {
    const count = await found.count();
    return count === 0 ? undefined : found.nth(this.random.below(count));
  }

  /** By mouse, or by keyboard, which alone reaches what only screen readers say. */
  private async press(target: Locator | undefined): Promise<void> {
    const isHidden = await target?.evaluate((one) => one.closest(".visually-hidden, .skip-link") !== null);
    // The editor finds a text also under the handle of a comparison.
    if (!isHidden && this.random.below(2) === 0) return target?.click({ force: true });
    await target?.evaluate((one) =>
      (one.closest<HTMLElement>("a, button, summary, [tabindex]") ?? (one as HTMLElement)).focus(),
    );
    await this.page.keyboard.press("Enter");
  }

  private async text(selector: string): Promise<Begun | undefined> {
    const target = await this.one(this.seen(selector));
    if (!target) return undefined;
    await this.press(target);
    return this.type();
  }

  /** Types behind what stands in the text that is open, in the page or in the bar. */
  private async type(): Promise<Begun | undefined> {
    const field = this.page.locator("site-field");
    if ((await field.count()) === 0) return this.typeInBar();
    const written = await field.evaluate((one) =>
      Array.from(one.childNodes, (node) =>
        node instanceof HTMLElement && node.dataset.name ? `{${node.dataset.name}}` : node.textContent,
      ).join(""),
    );
    const words = ` ${this.words()}`;
    await this.page.keyboard.type(words);
    return { does: "set", after: oneLine(written + words), isShown: true, field };
  }

  private async typeInBar(): Promise<Begun | undefined> {
    const field = await this.one(this.bar.locator("textarea:visible"));
    if (!field) return undefined;
    const after = `${await field.inputValue()} ${this.words()}`;
    await field.fill(after);
    return { does: "set", after: oneLine(after), isShown: true, field };
  }

  private get bar(): Locator {
    return this.page.getByRole("region", { name: "Editor" });
  }

  private async chip(): Promise<Begun | undefined> {
    const { page } = this;
    await this.press(await this.one(this.seen("#root site-text:has(site-text)")));
    const chip = await this.one(page.locator(".site-chip"));
    await chip?.click();
    if (!chip || (await page.locator("site-field").count()) > 0) return undefined;
    return this.typeInBar();
  }

  private async link(): Promise<Begun | undefined> {
    await this.press(await this.one(this.seen("#root a site-text")));
    const field = this.bar.getByRole("combobox", { name: "Leads to" });
    if ((await field.count()) === 0) return undefined;
    const paths = await this.bar
      .locator("datalist#paths option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const after = this.random.pick(paths.filter((path) => !path.includes("404")));
    if (after === (await field.inputValue())) return undefined;
    await field.fill(after);
    return { does: "set", after, field };
  }

  private async picture(): Promise<Begun | undefined> {
    const target = await this.one(this.seen("#root img[data-site-values]"));
    if (!target) return undefined;
    await this.press(target);
    const others = this.bar.locator(".pictures input:not(:checked)");
    const names = await others.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    if (names.length === 0) return undefined;
    const after = this.random.pick(names);
    await this.bar.locator(`.pictures input[value="${after}"]`).check();
    return { does: "set", after };
  }

  private async list(name: string | RegExp, does: Begun["does"]): Promise<Begun | undefined> {
    await this.press(await this.one(this.seen("#root :is(li, dd, p, h3) site-text")));
    const group = this.bar.getByRole("group", { name: /^List / });
    await group.waitFor({ timeout: 1_500 }).catch(() => undefined);
    const button = await this.one(group.getByRole("button", { name, exact: true }));
    await button?.click();
    if (!button) return undefined;
    if (does !== "add") return { does };
    const fields = await this.bar.locator("textarea:visible").all();
    for (const field of fields) await field.fill(this.words());
    return { does, field: fields[0] as Locator };
  }

  private async own(): Promise<Begun | undefined> {
    const begun = await this.text("#root :is(h1, h2, p, a) site-text");
    const only = this.bar.getByRole("radio", { name: /^Only for/ });
    await only.waitFor({ timeout: 1_500 }).catch(() => undefined);
    if (!begun || (await only.count()) === 0) return undefined;
    await only.check();
    return begun;
  }

  private get sheet(): Locator {
    return this.page.getByRole("region", { name: "All details" });
  }

  private async detail(): Promise<Begun | undefined> {
    const { page, sheet } = this;
    await this.button("All details").click();
    const files = sheet.getByRole("combobox", { name: "All details of" });
    await expect.poll(() => files.locator("option").count()).toBeGreaterThan(0);
    const names = await files
      .locator("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const loaded = page.waitForResponse(
      (response) => response.request().postData()?.includes('"record"') ?? false,
    );
    await files.selectOption(this.random.pick(names));
    await Promise.race([loaded, new Promise((done) => setTimeout(done, 1_000))]);
    await sheet.locator(".field").first().waitFor({ state: "attached" });
    await sheet.locator("details").evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    const field = await this.one(sheet.locator(".field :is(input, textarea):visible"));
    if (!field) return undefined;
    const [written, id] = [await field.inputValue(), await field.getAttribute("id")];
    const after = /^-?\d+(\.\d+)?$/.test(written)
      ? String(Number(written) + 1)
      : `${written} ${this.words()}`;
    if ((await field.getAttribute("type")) === "date") return undefined;
    await field.fill(after);
    return { does: "set", after: oneLine(after), field: sheet.locator(`[id="${id}"]`) };
  }

  private async closeSheet(): Promise<void> {
    if (await this.sheet.isVisible()) await this.sheet.getByRole("button", { name: "Close" }).click();
  }

  private async putBack(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Put back" }).filter({ visible: true }).first();
    if ((await button.count()) > 0) await button.click();
    await this.closeSheet();
  }

  /** True where it was saved, false where it was refused. */
  private async outcome(): Promise<boolean> {
    const said = this.page.locator(".status:visible").filter({ hasText: /^Saved\.|Fix:/ });
    await said.first().waitFor();
    return /^Saved\./.test((await said.first().textContent()) ?? "");
  }

  /** Fails where more than the value differs. */
  private expectOnly(before: ReturnType<RandomPerson["files"]>, { does, after }: Begun): void {
    const now = this.files();
    const [file = "", ...more] = differingFiles(before.hashes, now.hashes).filter(isData);
    expect(more).toEqual([]);
    const [old = "", text = ""] = [before.texts.get(file), now.texts.get(file)];
    const [was, is] = [old, text].map((one) => new Map(valuesIn(parse(one)))) as [
      Map<string, unknown>,
      Map<string, unknown>,
    ];
    const letters = (one: string) => [...one].sort().join("").trim();
    if (does === "move") expect(letters(text)).toBe(letters(old));
    else if (does === "add") expectInserted(old, text);
    else if (does === "remove") expectInserted(text, old);
    if (does !== "set") return;
    const changed = [...new Set([...was.keys(), ...is.keys()])].filter((one) => was.get(one) !== is.get(one));
    expect(changed.map((one) => String(is.get(one)))).toEqual([after]);
    const [pointer = ""] = changed;
    if (was.has(pointer)) expectSameAround(old, text, pointer);
    else expectInserted(old, text);
  }
}

/** What commands keep for themselves is none. */
function isData(file: string): boolean {
  return !file.startsWith(".");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
