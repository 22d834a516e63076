/** Keys that tests press, by their names in the events of pages. */
export type Key = "Tab" | "Enter" | "Escape" | "Shift" | "Space" | "ArrowLeft" | "ArrowRight";

export interface TabOptions {
  width?: number;
  height?: number;
  /** The visitor has asked the system for less motion. */
  lessMotion?: boolean;
}

/** A tab of whatever engine: the verbs that all drivers have. Input is the engine's own, not an event made by script. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It sees nothing of the test but its arguments, which are JSON, as is its result. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key, withShift?: boolean): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}
