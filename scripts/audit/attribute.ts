import { holdsBusinessFacts } from "../../src/kinds/page/types.ts";
import { subjects } from "../../src/kinds/subjects.ts";
import { counted } from "../../src/loader/counted.ts";
import { countsOf, groupBy } from "../../src/loader/group-by.ts";
import { hashOf } from "../files/hash.ts";
import type { BareAudit } from "./audit.ts";
import { brokenInto } from "./broken-into.ts";
import { withoutEchoes } from "./echoes.ts";
import { type Finding, type Owner, pagesOf, type Reported } from "./finding.ts";
import { hasData } from "./has-data.ts";
import { Origins, type Pointed } from "./origins.ts";
import type { RuleInfo } from "./rule.ts";
import { fileAltered } from "./rules/file/altered.ts";
import { byWeight, weigh } from "./weight.ts";

/** Fewest pages of a type that show a fault of their template rather than of their records. */
const fewestPages = 3;

/** Findings of one cause, who owns them, and where they point. */
interface Joined {
  group: readonly Finding[];
  owner: Owner;
  key: string;
}

interface Located extends Joined {
  at: Pointed;
}

/**
 * Says who owns each finding, and where it is. The same finding on all pages of a type, or on all pages, becomes one, and so
 * do those that one line of the data causes.
 */
export function attribute(findings: readonly Finding[], audit: BareAudit): Reported[] {
  const keyOf = (finding: Finding) => `${finding.rule.id}\n${causeOf(finding, audit)}`;
  const { causes, echoes } = withoutEchoes(findings, keyOf);
  const groups = groupBy(causes, keyOf);
  const sizes = countsOf([...audit.types.values()].flatMap((type) => type ?? []));
  const altered = findings.filter(({ rule }) => rule === fileAltered);
  const origins = new Origins(audit, new Set(altered.flatMap(pagesOf)));
  const joined = [...groups.entries()].flatMap(([key, group]) => join(key, group, audit, sizes));
  // Page by page, so that the texts of one page are in memory at a time.
  const places = new Map(
    [...groupBy(joined, ({ group: [first] }) => first?.path ?? "").values()]
      .flat()
      .map((one) => [one, origins.of(one.group[0] as Finding, one.owner)]),
  );
  const located = joined.flatMap((one) => {
    const at = places.get(one);
    return at ? { ...one, at } : [];
  });
  return foldBuilt(withoutFollowers(collapse(located), echoes, audit))
    .map((one) => toReported(one, audit, echoes))
    .sort(byWeight);
}

/** The message without the page and the name of what the page is about, unless the rule says what is the same everywhere. */
function causeOf({ cause, message, path }: Finding, { site }: BareAudit): string {
  if (cause !== undefined || path === undefined || path === "/") return cause ?? message;
  const subject = site.paths?.get(path)?.subject;
  const name = subject && subjects[subject.kind].placeName?.(subject.entity);
  const masked = message.replaceAll(path, "{path}");
  return name ? masked.replaceAll(name, "{name}") : masked;
}

/** A line of the data has its fault on every page that shows it. */
function collapse(located: readonly Located[]): Located[] {
  const lines = groupBy(located, ({ group: [first], key, at: { place, position } }) =>
    place && !position && place.pointer !== "" && place.pointer !== "/path"
      ? `${first?.rule.id} ${place.file} ${place.pointer} ${place.words}`
      : key,
  );
  return [...lines.values()].map((alike) => {
    const [first, ...others] = alike as [Located, ...Located[]];
    if (others.length === 0) return first;
    return { ...first, owner: "record", group: alike.flatMap(({ group }) => group) };
  });
}

/** What one value of a built file causes is one finding; a rule that knows what the value is for goes before the general one. */
function withoutFollowers(located: readonly Located[], echoes: Echoes, audit: BareAudit): Located[] {
  const isGeneral = ({ group: [first] }: Located) => first?.rule === fileAltered;
  const built = located.filter((one) => one.at.isOfBuild && !isGeneral(one));
  const sizes = countsOf(built.flatMap(({ group }) => group.flatMap(({ path, rule }) => (path ? rule : []))));
  const sizeOf = ({ group: [first] }: Located) => (first && sizes.get(first.rule)) ?? 0;
  // What is wrong on more pages leads on all of them.
  const ofBuild = built.sort((a, b) => bySeverity(a, b) || sizeOf(b) - sizeOf(a));
  const leaders = new Map<string, Located>();
  const isWhole = ({ at }: Located) => at.isOfWhole === true;
  const strong = ofBuild.filter((one) => isNoNote(one) && !isWhole(one));
  for (const one of [...strong, ...located.filter(isGeneral), ...ofBuild])
    for (const value of isWhole(one) ? [] : [...valuesOf(one), documentOf(one)])
      if (!leaders.has(value)) leaders.set(value, one);
  const known = new Set(strong.flatMap(filesOf));
  return located.filter((one) => {
    if (isGeneral(one)) return !isExplained(one, known, audit);
    const leader = (isWhole(one) ? [documentOf(one)] : valuesOf(one))
      .map((value) => leaders.get(value))
      .find((other) => other);
    if (!leader || leader === one || !one.at.isOfBuild) return true;
    if (isWhole(one) && isNoNote(one) && !isNoNote(leader)) return true;
    const [first] = leader.group;
    const [{ rule }] = one.group as [Finding, ...Finding[]];
    if (first && rule !== first.rule) echoes.set(first, [...(echoes.get(first) ?? []), rule.id]);
    return false;
  });
}

/** Findings of one rule that nobody would mend place by place, whatever their causes. */
const manyOfBuild = 4;

/** What one build mends is told once where it is much: the same cause on some pages, and many causes for one rule. */
function foldBuilt(located: readonly Located[]): Located[] {
  const ofCause = fold(located, fewestPages, ({ group: [first] }) => first?.cause ?? first?.message ?? "");
  return fold(ofCause, manyOfBuild, () => "");
}

function fold(located: readonly Located[], fewest: number, likenessOf: (one: Located) => string): Located[] {
  const groups = groupBy<Located, string | Located>(located, (one) => {
    const [first] = one.group;
    const isFolded = one.at.isOfBuild && first?.rule !== fileAltered;
    return isFolded
      ? `${first?.rule.id} ${first?.loses} ${hintOfBreakIn(first?.fix)} ${likenessOf(one)}`
      : one;
  });
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length < fewest) return alike;
    return { ...first, group: alike.flatMap(({ group }) => group) };
  });
}

/** Whatever else mends a fault, this is said of it. */
function hintOfBreakIn(fix = ""): string {
  return fix.endsWith(brokenInto) ? `. ${brokenInto}` : "";
}

type Echoes = Map<Finding, readonly string[]>;

/** Names the values of built files that cause a finding: on each page the one at its place. */
function valuesOf({ group, at: { position } }: Located): string[] {
  const { line, column } = position ?? {};
  return group.flatMap(({ path, file = path }) => (file === undefined ? [] : `${file} ${line} ${column}`));
}

function documentOf({ at: { position } }: Located): string {
  return position?.file ?? "";
}

function filesOf({ group }: Located): string[] {
  return group.flatMap((finding) => finding.file ?? pagesOf(finding));
}

/** One of its pages is enough where all have the same value; of a folder of other data, each page for search engines must be. */
function isExplained(one: Located, known: ReadonlySet<string>, { indexed }: BareAudit): boolean {
  const isOfFolder = one.group.some(({ related }) => related);
  const files = filesOf(one);
  return isOfFolder
    ? files.every((file) => known.has(file) || !indexed.has(file))
    : files.some((file) => known.has(file));
}

function isNoNote({ group: [first] }: Located): boolean {
  return first?.rule.severity !== "info";
}

const severities = ["error", "warning", "info"];

/** What structured data say and the page does not show follows from what it shows. */
function bySeverity({ group: [one] }: Located, { group: [other] }: Located): number {
  const rankOf = (rule: RuleInfo | undefined) =>
    severities.indexOf(rule?.severity ?? "") + (rule?.id === "ld/visible" ? severities.length : 0);
  return rankOf(one?.rule) - rankOf(other?.rule);
}

function join(key: string, group: Finding[], audit: BareAudit, sizes: Map<string, number>): Joined[] {
  const [{ rule, isOfRecord }] = group as [Finding, ...Finding[]];
  if (isOfRecord) return [{ group, owner: "record", key }];
  const paths = new Set(group.flatMap(({ path }) => path ?? []));
  if (paths.size >= fewestPages && isShared(rule, paths, audit)) return [{ group, owner: "layout", key }];
  return [...groupBy(group, ({ path }) => audit.types.get(path ?? "") ?? "")].flatMap(
    ([type, ofType]): Joined[] => {
      const found = new Set(ofType.map(({ path }) => path));
      // Of a site without data nobody knows the types.
      const isTemplate = found.size >= fewestPages && (!hasData(audit) || found.size === sizes.get(type));
      return isTemplate
        ? [{ group: ofType, owner: "template", key: `${key}\n${type}` }]
        : ofType.map((one) => ({ group: [one], owner: "record", key: recordKeyOf(one) }));
    },
  );
}

/** True where one part that pages share has the fault: it is on all pages, all for search engines, or all with the facts of the business. */
function isShared({ id }: RuleInfo, paths: ReadonlySet<string>, { types, indexed }: BareAudit): boolean {
  const pages = [...indexed];
  if (paths.size === types.size || pages.every((path) => paths.has(path))) return true;
  const ofBusiness = pages.filter((path) => holdsBusinessFacts(types.get(path)));
  const isStructuredData = id.startsWith("ld/");
  return isStructuredData && paths.size === ofBusiness.length && ofBusiness.every((path) => paths.has(path));
}

function recordKeyOf({ rule, cause, message, path }: Finding): string {
  return `${rule.id}\n${cause ?? message}\n${path ?? ""}`;
}

function toReported({ group, owner, key, at }: Located, audit: BareAudit, echoes: Echoes): Reported {
  const [{ rule, message, path, related = [], loses, ...first }] = group as [Finding, ...Finding[]];
  const { isOfBuild, ...pointed } = at;
  const own = first.fix ?? rule.fix;
  const fix = isOfBuild ? `${fileAltered.fix}${hintOfBreakIn(own)}` : own;
  const pages = [...new Set(group.flatMap(pagesOf))];
  const { severity } = rule;
  const isOfFile = isOfBuild || own.startsWith("Build the site again");
  const followers = [...new Set(group.flatMap((finding) => echoes.get(finding) ?? []))];
  const more = [
    ...(isOfFile ? moreOfBuild(group, pages.length) : []),
    ...(!isOfFile && group.length > 1 && pages.length > 1 ? [scopeOf(pages.length, owner, audit)] : []),
    ...(followers.length > 0 ? [`Mend it first: ${followers.sort().join(", ")} may follow from it.`] : []),
  ];
  return {
    rule,
    severity,
    owner,
    message: more.length > 0 ? [withStop(message), ...more].join(" ") : message,
    fix,
    ...(path !== undefined && { path }),
    ...pointed,
    related: path === undefined ? related : pages.filter((page) => page !== path),
    ...weigh({ rule, severity, owner, loses, pages }, audit),
    fingerprint: hashOf(key),
  };
}

function moreOfBuild(group: readonly Finding[], pages: number): string[] {
  const others = group.length - 1;
  if (others === 0) return [];
  const isOne = new Set(group.map(({ cause, message }) => cause ?? message)).size === 1;
  if (isOne) return pages > 1 ? [`The same on ${pages} pages.`] : [];
  return [
    `${counted(others, "more fault")} of this kind ${pages > 1 ? `on ${pages} pages` : "on this page"}.`,
  ];
}

/** A message that ends with a value or an address has no stop behind it while it is the last sentence. */
function withStop(message: string): string {
  return /[.!?]["”)]?$/.test(message) ? message : `${message}.`;
}

function scopeOf(count: number, owner: Owner, audit: BareAudit): string {
  if (owner === "layout") return `The same on all ${count} pages: the layout has the fault.`;
  if (owner === "template" && !hasData(audit))
    return `The same on ${count} pages: look at the template that they share.`;
  return owner === "template"
    ? `The same on all ${count} pages of this type: their template has the fault.`
    : `The same on ${count} pages, by one line of the data.`;
}
