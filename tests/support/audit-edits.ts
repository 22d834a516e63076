import type { Edit } from "./audit.ts";

/** Replaces a text that must stand in the document. */
export function swap(from: string | RegExp, to: string): Edit {
  return (html) => {
    const edited = html.replace(from, to);
    if (edited === html) throw new Error(`The document does not hold ${from}.`);
    return edited;
  };
}

export function withTitle(title: string): Edit {
  return swap(/<title>[^<]*<\/title>/, `<title>${title}</title>`);
}

export function withMeta(key: string, content: string): Edit {
  const tag = new RegExp(`(<meta (?:name|property)="${key}" content=")[^"]*`);
  return (html) => {
    if (!tag.test(html)) throw new Error(`The document has no ${key}.`);
    return html.replace(tag, (_, start: string) => `${start}${content}`);
  };
}

export function withoutMeta(key: string): Edit {
  return swap(new RegExp(`<meta (?:name|property)="${key}"[^>]*>`), "");
}

export function inHead(html: string): Edit {
  return swap("</head>", `${html}</head>`);
}

export function inMain(html: string): Edit {
  return swap("</main>", `${html}</main>`);
}

export function both(...edits: Edit[]): Edit {
  return (html) => edits.reduce((edited, edit) => edit(edited), html);
}

/** Adds to the main part what is of another site, in a page and a file of headers whose policies let it in. */
export function allowing(directive: string, origin: string, html: string): Edit {
  return (text) => {
    const open = swap(`${directive} 'self'`, `${directive} 'self' ${origin}`)(text);
    return open.includes("</main>") ? inMain(html)(open) : open;
  };
}
