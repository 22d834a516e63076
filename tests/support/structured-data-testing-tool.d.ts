declare module "structured-data-testing-tool" {
  interface TestLine {
    group: string;
    test: string;
  }
  export interface TestOutcome {
    failed: TestLine[];
    warnings: TestLine[];
  }
  /** Rejects with the outcome as `res` where a test fails. */
  export function structuredDataTest(html: string, options: { presets: object[] }): Promise<TestOutcome>;
}

declare module "structured-data-testing-tool/presets" {
  export const Google: object;
  export const Twitter: object;
  export const Facebook: object;
}
