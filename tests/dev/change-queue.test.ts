import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChangeQueue } from "../../scripts/dev/change-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a queue of changes", () => {
  it("takes a burst of changes as one", async () => {
    const apply = vi.fn(async () => true);
    const queue = new ChangeQueue(apply);
    for (let change = 0; change < 200; change++) {
      queue.note();
      await vi.advanceTimersByTimeAsync(5);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(apply.mock.calls).toEqual([[false]]);
  });

  it("looks again, settled, when what it found may be half written", async () => {
    const apply = vi.fn(async () => false);
    new ChangeQueue(apply).note();
    await vi.advanceTimersByTimeAsync(1000);
    expect(apply.mock.calls).toEqual([[false], [true]]);
  });

  it("does not look again when the rest of the save comes in time", async () => {
    const results = [false, true];
    const apply = vi.fn(async () => results.shift() ?? true);
    const queue = new ChangeQueue(apply);
    queue.note();
    await vi.advanceTimersByTimeAsync(100);
    queue.note();
    await vi.advanceTimersByTimeAsync(1000);
    expect(apply.mock.calls).toEqual([[false], [false]]);
  });

  it("applies one step at a time", async () => {
    let isRunning = false;
    let steps = 0;
    const queue = new ChangeQueue(async () => {
      expect(isRunning).toBe(false);
      isRunning = true;
      await new Promise((resolve) => setTimeout(resolve, 50));
      isRunning = false;
      steps++;
      return true;
    });
    queue.note();
    await vi.advanceTimersByTimeAsync(20);
    queue.note();
    await vi.advanceTimersByTimeAsync(200);
    expect(steps).toBe(2);
  });

  it("forgets what is not applied when it is closed", async () => {
    const apply = vi.fn(async () => true);
    const queue = new ChangeQueue(apply);
    queue.note();
    queue.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(apply).not.toHaveBeenCalled();
  });
});
