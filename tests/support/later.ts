/** A promise that the test settles. */
export function later<Value = void>(): { promise: Promise<Value>; settle(value: Value): void } {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
