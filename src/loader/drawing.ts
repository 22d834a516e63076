import { Parser } from "htmlparser2";

/** Something in an SVG file that a picture must not hold, at an offset of its text. */
export interface DrawingFault {
  offset: number;
  message: string;
}

/** What draws, and nothing that runs, moves, embeds or leads elsewhere (SVG 2, element index). */
const drawing = new Set(
  `svg g defs symbol use title desc metadata switch style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

const namespace = "http://www.w3.org/2000/svg";

/**
 * What a visitor's browser would run or load from an SVG file that is opened by itself: the file is published as it is.
 * Only what draws is allowed, because lists of what is dangerous are never complete.
 */
export function findDrawingFaults(text: string): DrawingFault[] {
  const faults: DrawingFault[] = [];
  const open: string[] = [];
  let isDrawing = false;
  const note = (message: string) => faults.push({ offset: parser.startIndex, message });
  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        const fault = instructionFault(name, data);
        if (fault) note(fault);
      },
      onopentag(name, attributes) {
        isDrawing ||= open.length === 0 && name === "svg";
        open.push(name);
        if (!drawing.has(name)) note(`The element <${name}> does not belong in a picture.`);
        for (const [attribute, value] of Object.entries(attributes)) {
          const fault = attributeFault(attribute, value);
          if (fault) note(fault);
        }
      },
      ontext(words) {
        if (open.at(-1) === "style" && loadsFiles(words)) note("These styles load a file.");
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return isDrawing ? faults : [{ offset: 0, message: "This is no SVG drawing." }];
}

function instructionFault(name: string, data: string): string | undefined {
  const kind = name.toLowerCase();
  if (kind === "!doctype") return data.includes("[") ? "The document type declares entities." : undefined;
  if (kind !== "?xml") return `The instruction <${name}> does not belong in a picture.`;
  const [, encoding = "utf-8"] = /encoding\s*=\s*["']([^"']*)/.exec(data) ?? [];
  return /^(utf-?8|us-ascii)$/i.test(encoding) ? undefined : `The encoding ${encoding} is not UTF-8.`;
}

function attributeFault(attribute: string, value: string): string | undefined {
  const [local = "", prefix] = attribute.split(":").reverse();
  if (/^on/i.test(local)) return `The attribute ${attribute} runs script.`;
  if ((local === "href" || local === "src") && !value.startsWith("#"))
    return `The attribute ${attribute} leads out of the picture.`;
  if (attribute === "xmlns" && value !== namespace) return "The picture holds another kind of document.";
  if (prefix === "xml" && local === "base") return "The attribute xml:base leads out of the picture.";
  return loadsFiles(value) && prefix !== "xmlns" ? `The attribute ${attribute} loads a file.` : undefined;
}

/** True for CSS that names another file; an escape could hide that. */
function loadsFiles(css: string): boolean {
  return /\\|@import|@font-face|image-set\(|(?:^|[^\w-])src\s*:|url\((?!\s*["']?#)/i.test(css);
}
