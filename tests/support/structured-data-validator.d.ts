declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    rootType: string;
  }
  export default class Validator {
    /** Judges the nodes of a page by Google's rules for rich results, grouped by their type. */
    validate(page: { jsonld: Record<string, object[]>; microdata: object; rdfa: object }): Promise<Issue[]>;
  }
}
