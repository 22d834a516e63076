/** What the browser keeps, for the tab or beyond it. */
export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The browser's storage. Where it is blocked, using it throws; one that lasts as long as the document then takes its
 * place, on the window too, because the libraries of the calls read it there.
 */
export function openStorage(name: "localStorage" | "sessionStorage"): SafeStorage {
  try {
    const storage = globalThis[name];
    storage.setItem(probe, "");
    storage.removeItem(probe);
    return storage;
  } catch {
    const value = new MemoryStorage();
    Object.defineProperty(globalThis, name, { value, configurable: true });
    return value;
  }
}

const probe = "storage-probe";

class MemoryStorage implements SafeStorage {
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}
