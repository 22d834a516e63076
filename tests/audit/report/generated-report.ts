import { bundleClient } from "../../../scripts/audit/report/bundle-client.ts";
import { renderReport } from "../../../scripts/audit/report/document.ts";
import { Packer } from "../../../scripts/audit/report/packed.ts";
import type {
  PageDetail,
  PageInlinks,
  ReportData,
  ReportFinding,
  ReportPage,
} from "../../../scripts/audit/report/report-data.ts";
import { scoresOf } from "../../../scripts/audit/report/scores.ts";
import type { OwnText } from "../../../scripts/audit/similarity/similarity.ts";
import { root } from "../../support/data-folder.ts";

/** Rules of the invented findings. */
const rules: ReportData["rules"] = (["error", "warning", "info"] as const).map((severity, number) => ({
  id: `title/rule-${number}`,
  group: "Titles",
  severity,
  checks: `Checks ${number}.`,
  why: "It matters.",
  fix: "Mend it.",
  source: "Nobody",
}));

/** Pages of an invented roofer, page 0 the home page; the seventh, fourteenth and so on have a finding. */
export function generateData(count: number): ReportData {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const findings = numbers.filter((page) => page > 0 && page % 7 === 0).map(findingOf);
  return {
    site: { name: "Maple & Sons Roofing", origin: "https://www.maple.example", folder: "../dist/" },
    rules,
    score: scoresOf(rules, findings, count),
    run: { day: "2026-12-09", commit: "1a2b3c4" },
    history: [],
    findings,
    pages: numbers.map(pageOf),
    rendered: [],
    links: numbers.map((page) => (page === 0 ? [] : [0, (page * 31) % count, (page * 17 + 1) % count])),
    cities: numbers.slice(1).map((page) => ({
      name: `Town ${page}`,
      county: `County ${page % 4}`,
      latitude: 44 + ((page * 37) % 1000) / 500,
      longitude: -94 + ((page * 61) % 997) / 400,
      page,
      nearby: page > 1 ? [page - 2] : [],
    })),
    similarities: [
      {
        type: "city",
        isEstimated: true,
        pages: numbers.slice(1),
        mean: 0.21,
        comparisons: count,
        pairs: numbers.slice(1, 201).map((page) => ({ pages: [page, page + 1], raw: 0.2, masked: 0.4 })),
      },
    ],
    similarityLimit: 0.5,
  };
}

function findingOf(page: number): ReportFinding {
  const rule = page % 3;
  const severity = rules[rule]?.severity ?? "info";
  const message = `The title of /roofers-${page} is too long.`;
  return {
    rule,
    severity,
    owner: "record",
    message,
    fix: "Mend it.",
    place: `cities/${page}.yaml:3`,
    pages: [page],
    impact: 10,
    isNew: true,
  };
}

function pageOf(page: number): ReportPage {
  return {
    path: page === 0 ? "/" : `/roofers-${page}`,
    type: page === 0 ? "home" : "city",
    source: `cities/${page}.yaml`,
    title: `Roofers in Town ${page}, Minnesota | Maple & Sons Roofing`,
    titlePixels: 400 + (page % 180),
    description: `Roofs in Town ${page}: shingles, metal and slate, laid by people who live there.`,
    descriptionPixels: 700 + (page % 250),
    h1: `Roofers in Town ${page}`,
    canonical: `https://www.maple.example/roofers-${page}`,
    words: 300 + ((page * 13) % 700),
    bytes: 40_000,
    isMeant: true,
    robots: "index, follow",
    linkScore: 1,
    isInMenu: page < 20,
    depth: page === 0 ? 0 : 2,
    ...(page > 0 && { unique: 0.7, text: page - 1 }),
  };
}

/** Details as long as those of a real city page. */
function detailOf(page: number): PageDetail {
  const sentence = `The roofs of Town ${page} carry snow for five months of the year. `;
  return {
    trail: ["Service areas", `Town ${page}`],
    desktop: { title: `Roofers in Town ${page}`, description: sentence },
    phone: { title: `Roofers in Town ${page}`, description: sentence },
    social: { siteName: "Maple & Sons Roofing", title: `Roofers in Town ${page}`, description: sentence },
    outline: Array.from({ length: 20 }, (_, at) => ({
      level: at === 0 ? 1 : 2,
      text: `Heading ${at} of Town ${page}`,
    })),
    structuredData: [
      {
        value: {
          "@graph": Array.from({ length: 12 }, () => ({
            "@type": "Service",
            description: sentence.repeat(4),
          })),
        },
      },
    ],
    links: Array.from({ length: 40 }, (_, at) => ({
      text: `Town ${at}`,
      href: `/roofers-${at}`,
      path: `/roofers-${at}`,
    })),
  };
}

/** The whole report of generated pages, after changes to its data and to the details of each page. */
export async function renderGenerated(
  count: number,
  change: (data: ReportData) => void = () => {},
  changeDetail: (detail: PageDetail) => void = () => {},
): Promise<string> {
  const details = new Packer<PageDetail>(50);
  const inlinks = new Packer<PageInlinks>(50);
  const texts = new Packer<OwnText>(20);
  for (let page = 0; page < count; page++) {
    const detail = detailOf(page);
    changeDetail(detail);
    details.add(detail);
    inlinks.add({ anchors: [{ text: `Town ${page}`, pages: [0] }], menu: [] });
    const raw = [
      "Snow loads and ice dams are what roofs here must stand.",
      `Town ${page} has ${page} roofs.`,
    ];
    if (page > 0 && page <= 400) texts.add({ raw, masked: raw });
  }
  const data = generateData(count);
  change(data);
  return renderReport(data, { details, inlinks, texts }, await bundleClient(root));
}
