import { needsOfStyles } from "./needs.ts";
import { addressesIn, type OpenElement } from "./open-element.ts";
import { around, type ElementNode, type PageFacts, type PageImage } from "./page-facts.ts";
import { redirectsIn } from "./script-redirect.ts";
import { oneLine, type TextReader, type Voice } from "./text-reader.ts";

/** Hands over the text of the element when it ends. */
export type ReadText = (voice: Voice, done: (reader: TextReader) => void) => void;

type ElementReader = (element: OpenElement, facts: PageFacts, readText: ReadText) => void;

/** What is read from an element, by its name. */
export const elementReaders: ReadonlyMap<string, ElementReader> = new Map(
  Object.entries<ElementReader>({
    html: ({ attributes }, facts) => {
      facts.language = attributes.lang;
    },
    head: (_, facts) => {
      facts.headCount++;
    },
    body: (_, facts, readText) => {
      facts.bodyCount++;
      readText("visible", (text) => {
        facts.text.all = text.line();
      });
    },
    main: (_, facts, readText) => {
      readText("visible", (text) => {
        facts.text.main = [facts.text.main, text.line()].filter(Boolean).join(" ");
      });
    },
    title: ({ region, start }, facts, readText) => {
      const title = { text: "", region, start };
      facts.titles.push(title);
      readText("written", (text) => {
        title.text = text.line();
      });
    },
    meta: ({ attributes, region, start }, facts) => {
      const { name, property, charset, content = charset ?? "", "http-equiv": header } = attributes;
      const key = (name ?? property ?? header)?.toLowerCase() ?? (charset === undefined ? undefined : "");
      // Others belong to microdata.
      if (key !== undefined) facts.metas.push({ key, content, region, start });
    },
    link: ({ attributes, region, start }, facts) => {
      const { rel = "", href = "" } = attributes;
      facts.linkTags.push({ rel, href, attributes, region, start });
    },
    a: (element, facts, readText) => {
      const { href, rel = "" } = element.attributes;
      const { region, isCrumb, isNavigation, start } = element;
      const place = element.attributes.name ?? element.attributes.id;
      if (place) facts.ids.add(place);
      // A place to be led to, as pages of the nineties mark it, leads nowhere itself.
      if (place && href === undefined) return;
      const anchor = { href, text: "", rel, region, isCrumb, isNavigation, start };
      facts.anchors.push(anchor);
      readSpoken(element, anchor, readText);
    },
    area: ({ attributes, region, isCrumb, isNavigation, start }, facts) => {
      const { href, rel = "", alt = "" } = attributes;
      if (href !== undefined)
        facts.anchors.push({ href, text: alt, rel, region, isCrumb, isNavigation, start });
    },
    li: ({ isCrumb }, facts, readText) => {
      if (!isCrumb) return;
      const at = facts.crumbs.push("") - 1;
      readText("visible", (text) => {
        facts.crumbs[at] = text.line();
      });
    },
    img: (element, facts) => {
      const image = imageOf(element, facts.texts.length);
      facts.images.push(image);
      element.picture?.images.push(image);
    },
    style: (_, facts, readText) =>
      readText("written", (text) => {
        facts.needs.push(...needsOfStyles(text.raw()));
        facts.styleSheets.push(text.raw());
      }),
    script: ({ attributes, region, start }, facts, readText) => {
      const { src, type = "", integrity } = attributes;
      const isAhead = region === "head" && attributes.async === undefined && attributes.defer === undefined;
      readText("written", (text) => {
        if (type === "application/ld+json") facts.structuredData.push({ start, ...parseBlock(text.raw()) });
        else {
          const code = text.raw();
          const redirects = redirectsIn(code).map(({ address }) => address);
          const addresses = code.match(/\bhttps?:\/\/[\w.-]+/g) ?? [];
          const bytes = Buffer.byteLength(code);
          facts.scripts.push({ src, type, integrity, code, bytes, start, isAhead, redirects, addresses });
        }
      });
    },
    time: ({ attributes, region }, facts, readText) => {
      const time = { dateTime: attributes.datetime ?? "", text: "", region };
      facts.times.push(time);
      readText("visible", (text) => {
        time.text = text.line();
      });
    },
    form: ({ attributes: { action }, start }, facts) => {
      facts.forms++;
      if (action !== undefined) facts.actions.push({ address: action, start });
    },
    ...Object.fromEntries(["input", "select", "textarea"].map((name) => [name, readField])),
    label: (element, facts, readText) => {
      const { attributes, start } = element;
      if (!attributes.for) return;
      const label = { id: attributes.for, text: "", start };
      facts.labels.push(label);
      readSpoken(element, label, readText);
    },
    button: (element, facts, readText) => {
      const button = { text: "", region: element.region, start: element.start, node: element };
      facts.buttons.push(button);
      const { formaction } = element.attributes;
      if (formaction !== undefined) facts.actions.push({ address: formaction, start: element.start });
      readSpoken(element, button, readText);
    },
    base: ({ attributes }, facts) => {
      // An empty address moves nothing; Squarespace writes one.
      if (attributes.href?.trim()) facts.bases.push(attributes.href);
    },
    iframe: (element, facts) => {
      facts.frames.push(element);
    },
    noscript: (_, facts, readText) =>
      readText("written", (text) => {
        if (text.line() !== "") facts.noscripts.push(text.line());
      }),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, headingReader(level)])),
  }),
);

function headingReader(level: number): ElementReader {
  return (element, facts, readText) => {
    const heading = { level, text: "", region: element.region, node: element };
    facts.headings.push(heading);
    readSpoken(element, heading, readText);
  };
}

function readField(element: OpenElement, facts: PageFacts): void {
  const form = around(element, ({ name }) => name === "form");
  if (around(element, isSilent) || isTrap(element, form)) return;
  facts.fields.push({
    element: element.name,
    attributes: element.attributes,
    start: element.start,
    isWrapped: around(element, ({ name }) => name === "label") !== undefined,
    form,
  });
}

/** True for what is kept from people who listen: it catches programs that fill in everything. */
function isSilent({ attributes }: ElementNode): boolean {
  return attributes["aria-hidden"] === "true";
}

/** True for a field that catches such programs as forms of Netlify name it, that stands alone where nobody sees it, or that is there for the host alone to read. */
function isTrap({ attributes: { name }, parent }: ElementNode, form: ElementNode | undefined): boolean {
  const { "netlify-honeypot": trap, "data-netlify-honeypot": dataTrap } = form?.attributes ?? {};
  const { hidden, style = "" } = parent?.attributes ?? {};
  // What a form shows later is a group, and no paragraph.
  const isClosed = hidden !== undefined && parent?.name === "p";
  const isUnseen = parent !== form && (isClosed || /\bdisplay\s*:\s*none/i.test(style));
  const isForHost = form?.attributes.hidden !== undefined;
  return isUnseen || isForHost || (name !== undefined && (name === trap || name === dataTrap));
}

/** The text that is read out: a label in place of the content. */
function readSpoken({ attributes }: OpenElement, into: { text: string }, readText: ReadText): void {
  const label = attributes["aria-label"];
  if (label !== undefined) into.text = oneLine(label);
  else
    readText("spoken", (text) => {
      into.text = text.line();
    });
}

function imageOf(element: OpenElement, textsBefore: number): PageImage {
  const { attributes, region } = element;
  return {
    node: element,
    src: attributes.src ?? "",
    candidates: [...addressesIn(attributes.srcset)],
    alt: attributes.alt,
    width: numberOf(attributes.width),
    height: numberOf(attributes.height),
    textsBefore,
    isLazy: attributes.loading?.toLowerCase() === "lazy",
    region,
  };
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined || text === "" ? undefined : Number(text);
}

function parseBlock(raw: string): { raw: string; value: unknown } | { raw: string; error: string } {
  try {
    return { raw, value: JSON.parse(raw) };
  } catch (error) {
    // Newer versions of Node count lines as well.
    return { raw, error: (error as Error).message.replace(/ \(line \d+ column \d+\)$/, "") };
  }
}
