import { calledServices, listCallers } from "../../src/calls/endpoints.ts";
import { type EntityKind, entityKinds } from "../../src/kinds/index.ts";
import type { Dataset } from "../../src/loader/load.ts";
import { escapePointer } from "../../src/loader/pointer.ts";
import type { DataPlace, Problem } from "../../src/problem.ts";

/** 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan); .example for documentation (RFC 2606). */
const placeholderPatterns: [pattern: RegExp, name: string][] = [
  [/(\b\d{3}[-. ]?)?\b555[-. ]?01\d\d\b/, "a phone number that does not exist"],
  [/[^\s"'()[\]]*\.example\b/, "an address that does not exist"],
];

/** Kinds whose words are not those of the business. */
const othersWords: ReadonlySet<EntityKind> = new Set(["theme", "redirects", "map", "audit"]);

/** Samples and stand-ins that must not go live: values of reserved ranges, and whatever is marked `sample: true`. */
export function findPlaceholders(dataset: Dataset): Problem[] {
  const entities = entityKinds.flatMap((kind) => (othersWords.has(kind) ? [] : dataset.all[kind]));
  return [
    ...entities.flatMap((entity) => [...walk(entity.value, "", entity.file)]),
    ...findEmptyKeys(dataset),
  ];
}

/** What a form or look-up needs to reach its service, and where to find it. */
const keys: [group: "mail" | "functions", key: string, source: string][] = [
  ["mail", "publicKey", "Copy the public key from EmailJS, Account, General."],
  ["mail", "serviceId", "Copy the service id from EmailJS, Email Services."],
  [
    "mail",
    "templateId",
    "Copy the template id from EmailJS, Email Templates, and enter there, as recipient, the address that requests go to.",
  ],
  ["functions", "url", "Copy the URL from the Supabase project, Settings, Data API."],
  ["functions", "anonKey", "Copy the anon or publishable key from the Supabase project, Settings, API Keys."],
];

/** Keys that are empty although pages call the services. */
function findEmptyKeys(dataset: Dataset): Problem[] {
  const groups = calledServices(dataset);
  const [first, ...others] = listCallers(dataset);
  if (!first || groups.size === 0) return [];
  if (!dataset.backend)
    return [
      {
        ...problem(
          "What visitors enter here is sent nowhere, because backend.yaml is missing.",
          "Add backend.yaml with the ids and keys of the services.",
          first,
        ),
        ...(others.length > 0 && { related: others }),
      },
    ];
  const { file, value } = dataset.backend;
  return keys
    .filter(([group, key]) => groups.has(group) && (value[group] as Record<string, unknown>)[key] === "")
    .map(([group, key, source]) =>
      problem(`"${key}" is empty, so no call of a page succeeds.`, source, {
        file,
        pointer: `/${group}/${key}`,
      }),
    );
}

function* walk(value: unknown, pointer: string, file: string): Generator<Problem> {
  if (typeof value === "string") {
    for (const [pattern, name] of placeholderPatterns) {
      const [words] = pattern.exec(value) ?? [];
      if (words !== undefined)
        yield problem(`"${words}" is ${name}.`, "Write the real one.", { file, pointer, words });
    }
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const isSample = (value as { sample?: unknown }).sample === true;
  for (const [key, item] of Object.entries(value)) {
    const at = `${pointer}/${escapePointer(key)}`;
    // The values of a sample are replaced with it; that one of them does not exist is no second cause.
    if (isSample && typeof item === "string") continue;
    if (key === "sample" && item === true)
      yield problem(
        "This is a sample, not the truth about the business.",
        "Put the real value in its place and remove the line sample: true.",
        { file, pointer: at },
      );
    else yield* walk(item, at, file);
  }
}

function problem(message: string, hint: string, place: DataPlace): Problem {
  return { code: "placeholder-value", severity: "error", message, hint, place };
}
