import { groupBy } from "../../../../src/loader/group-by.ts";
import { oncePer } from "../../../../src/site/once.ts";
import { keepingOut } from "../../../read-build/robots-directives.ts";
import { forbiddingRule, readRobots } from "../../../read-build/robots-text.ts";
import type { BareAudit } from "../../audit.ts";
import { isPreview, subjectOf } from "../../blocking-lines.ts";
import { addressOf, robotsHeaders } from "../../indexing.ts";
import type { BareSiteRule, Found } from "../../rule.ts";

/** What a crawler finds pages for, by its name in lower case. */
const services = new Map([
  ["bingbot", "Bing, and what is made of it: DuckDuckGo, Yahoo, Copilot"],
  ["googlebot-image", "Google Images"],
  ["googlebot-news", "Google News"],
  ["google-extended", "Gemini"],
  ["applebot", "Siri and Spotlight"],
  ["duckduckbot", "DuckDuckGo"],
  ["slurp", "Yahoo"],
  ["yandex", "Yandex"],
  ["gptbot", "the training of ChatGPT"],
  ["oai-searchbot", "the search of ChatGPT"],
  ["perplexitybot", "Perplexity"],
  ["claudebot", "the training of Claude"],
]);

export const indexOtherCrawlers: BareSiteRule = {
  id: "index/other-crawlers",
  needs: "pages",
  severity: "info",
  checks: "No crawler is blocked from pages that Google may show.",
  why: "Pages that a crawler may not read do not appear in the service it works for.",
  fix: "Delete the line if it is not intended.",
  source: "robots",
  *site(audit) {
    yield* blockedFor(audit, (isAll) => !isAll);
  },
};

export const indexOnlyGoogle: BareSiteRule = {
  id: "index/only-google",
  needs: "pages",
  severity: "warning",
  checks: "The site is open to other search engines than Google.",
  why: "Bing, DuckDuckGo, Yahoo and the assistants that search with them show nothing of the business.",
  fix: "Delete the line if it is not intended.",
  source: "robots",
  *site(audit) {
    yield* blockedFor(audit, (isAll) => isAll);
  },
};

/** What each line keeps crawlers from, or those lines that close the whole site to all but Google. */
function* blockedFor(audit: BareAudit, isTold: (isAll: boolean) => boolean): Generator<Found> {
  for (const uses of byLine(audit).values()) {
    const [first] = uses;
    if (!first) continue;
    const { bot, file, line, words } = first;
    const paths = uses.map(({ path }) => path);
    const isWhole = paths.length === audit.indexed.size;
    // Bing's is the one that most others use.
    const isForBing = bot === "*" && !audit.robots.agents.has("bingbot");
    if (!isTold(isWhole && isForBing)) continue;
    const service = services.get(bot);
    const others = `every crawler that has no group of its own${isForBing ? ", such as that of Bing," : ""}`;
    const whom = bot === "*" ? others : bot;
    yield {
      message: `${subjectOf(paths, isWhole)} blocked for ${whom}${service ? ` (${service})` : ""} by line ${line} of ${file}: ${words}`,
      cause: `${bot} ${words}`,
      fix: `Delete line ${line} of ${file} if that is not meant.`,
      file,
      line,
      related: paths,
    };
  }
}

/** What is blocked, by the crawler and the line that blocks it. */
const byLine = oncePer((audit: BareAudit) => {
  const blocked = isPreview(audit.site) ? [] : [...blockedBots(audit)];
  return groupBy(blocked, ({ bot, file, line }) => `${bot} ${file} ${line}`);
});

interface BlockedBot {
  bot: string;
  path: string;
  file: string;
  line: number;
  words: string;
}

/** Each crawler but Google's, and each page for search engines that is closed to it but open to Google. */
function* blockedBots({ files, indexing, hostRules, robots, site }: BareAudit): Generator<BlockedBot> {
  const text = files.textOf("/robots.txt") ?? "";
  const today = site.today ?? "";
  const bots = [...robots.agents].filter((bot) => bot !== "googlebot");
  const rulesByBot = new Map(bots.map((bot) => [bot, readRobots(text, bot).rules]));
  for (const [path, { isMeant, isIndexable }] of indexing) {
    if (!isMeant || !isIndexable) continue;
    const address = addressOf(site, path);
    for (const [bot, rules] of rulesByBot) {
      const rule = forbiddingRule(rules, address);
      if (rule) yield { bot, path, file: "robots.txt", line: rule.line, words: rule.text };
    }
    for (const { bot, directives, words, line } of robotsHeaders(hostRules, address))
      if (bot !== "robots" && bot !== "googlebot" && keepingOut(directives, today))
        yield { bot, path, file: "_headers", line, words: `X-Robots-Tag: ${words}` };
  }
}
