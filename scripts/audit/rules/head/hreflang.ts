import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import { alternatesOf } from "../../../read-build/head-values.ts";
import type { BareAudit } from "../../audit.ts";
import { languageFault, validCode } from "../../language-code.ts";
import { mayBePage } from "../../link-targets.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";

interface Alternate {
  language: string;
  href: string;
  /** The language that the page itself declares. */
  spoken: string | undefined;
}

export const headHreflang = defineBareSetRule<Alternate[]>({
  id: "head/hreflang",
  needs: "pages",
  severity: "error",
  checks:
    "hreflang links use valid codes and absolute URLs, and every language version of a page names the others and itself.",
  why: "If any of this is missing, Google ignores the page's whole set and may show the wrong language.",
  fix: "On each version of the page, name every version, including itself.",
  source: "google-hreflang",
  note({ facts }) {
    const alternates = alternatesOf(facts).map(({ href, attributes: { hreflang = "" } }) => ({
      language: hreflang.trim(),
      href: href.trim(),
      spoken: facts.language,
    }));
    return alternates.length > 0 ? alternates : undefined;
  },
  *set(notes, audit) {
    for (const [path, alternates] of notes) {
      const [first, ...others] = faultsOf(path, alternates, notes, audit);
      const lost = others.find(({ cause }) => cause?.startsWith(noPage) && cause !== first?.cause);
      for (const fault of [first, lost]) if (fault) yield { ...fault, path };
    }
  },
});

/** In the cause of an address that is no page: a plugin writes one for each page. */
const noPage = "no page in ";

/** The first says it all but for addresses where nothing is: what follows often is its echo. */
function* faultsOf(
  path: string,
  alternates: readonly Alternate[],
  notes: ReadonlyMap<string, readonly Alternate[]>,
  audit: BareAudit,
): Generator<Found> {
  const { site, internal } = audit;
  const languages = new Map<string, string>();
  for (const { language, href } of alternates) {
    const said = `${path} has hreflang="${language}"`;
    yield* codeFault(said, language);
    if (!/^https?:\/\//i.test(href))
      yield {
        message: `${said} with "${href}", which is not an absolute URL.`,
        cause: "relative",
        words: href,
        fix: `Write ${absoluteUrl(site, internal(href, path)?.path ?? path)}.`,
      };
    const known = languages.get(language.toLowerCase());
    if (known !== undefined && known !== href)
      yield { message: `${said} for two URLs, ${known} and ${href}.`, words: href };
    languages.set(language.toLowerCase(), href);
    const target = internal(href, path);
    if (target && !audit.indexed.has(target.path) && !mayBePage(audit, target.path))
      yield {
        message: `${said} with ${href}, which is no page for search engines.`,
        cause: `${noPage}${language}`,
        words: href,
      };
  }
  const own = absoluteUrl(site, path);
  const named = alternates.filter(({ href, language }) => href === own && !/^x-default$/i.test(language));
  const [self] = named;
  if (self?.spoken && named.every(({ language }) => mainPart(language) !== mainPart(self.spoken)))
    yield {
      message: `${path} names itself as its version in "${self.language}", but says lang="${self.spoken}".`,
      cause: "other language",
      words: `hreflang="${self.language}"`,
      fix: "Write the language of its text in both places.",
    };
  if (!alternates.some(({ href }) => href === own))
    yield {
      message: `${path} names versions of itself by hreflang, but not itself.`,
      cause: "not itself",
      fix: `Add <link rel="alternate" hreflang="${site.business?.locale ?? "en"}" href="${own}">.`,
    };
  for (const { href } of alternates) {
    const target = internal(href, path)?.path;
    if (target === undefined || target === path) continue;
    if (!notes.get(target)?.some((other) => other.href === own))
      yield {
        message: `${path} names ${target} as a version of itself, but ${target} does not name it back.`,
        cause: `no way back from ${target}`,
        fix: `Name ${own} on ${target} by hreflang, or take the tag away.`,
      };
  }
}

function mainPart(code = ""): string | undefined {
  return code.toLowerCase().split(/[-_]/)[0];
}

function* codeFault(said: string, language: string): Generator<Found> {
  const invalid = languageFault(language);
  const right = validCode(language);
  if (invalid)
    yield {
      message: `${said}, ${invalid}.`,
      cause: language,
      words: language,
      fix: right
        ? `Write hreflang="${right}".`
        : 'Write the code of a language (ISO 639-1), such as "en", and of a country behind it (ISO 3166-1), such as "en-US".',
    };
}
