import hostile from "../fixtures/hostile-texts.json" with { type: "json" };

/** Documents of the kinds that YAML parsers differ over, after the subjects of the YAML test suite (yaml/yaml-test-suite). */
export const yamlDocuments: string[] = [
  ...hostile.yamlDocuments,
  `${"a".repeat(1100)}: too long for a key\n`,
];
