import type { MailWords, Prose } from "./words.ts";

/**
 * The mail as HTML. Styles stand in attributes and the layout is one column, because mail programs drop style sheets
 * and know little else; it needs no picture, so nothing is fetched when it is opened.
 */
export function renderHtml(words: MailWords): string {
  const { colors } = words;
  const font = "font-family:Georgia,'Times New Roman',serif";
  return `<!doctype html>
<html lang="${escapeHtml(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(words.subject)}</title>
</head>
<body style="margin:0;padding:16px 12px;background:${colors.page};color:${colors.ink};font:16px/1.55 Arial,Helvetica,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.preheader)}</div>
<div style="max-width:560px;margin:0 auto;background:${colors.card};border:1px solid ${colors.line}">
<div style="padding:18px 24px;background:${colors.band};border-bottom:4px solid ${colors.accent};color:${colors.onBand};${font};font-size:20px;font-weight:bold">${escapeHtml(words.signature)}</div>
<div style="padding:24px">
${renderGreeting(words, font)}
${words.paragraphs.map((prose) => paragraph(renderProse(prose, colors.link))).join("\n")}
${renderSummary(words)}
${words.links.length > 0 ? paragraph(words.links.map((link) => button(link, colors)).join(" ")) : ""}
<p style="margin:0">${escapeHtml(words.closing)}<br><strong>${escapeHtml(words.signature)}</strong></p>
</div>
<div style="padding:16px 24px;border-top:1px solid ${colors.line};color:${colors.inkSoft};font-size:13px">
${words.footer.map((line) => `<p style="margin:0 0 4px">${escapeHtml(line)}</p>`).join("\n")}
</div>
</div>
</body>
</html>
`;
}

function renderGreeting({ greeting }: MailWords, font: string): string {
  if (greeting === "") return "";
  return `<p style="margin:0 0 16px;${font};font-size:22px;line-height:1.3;overflow-wrap:anywhere">${escapeHtml(greeting)}</p>`;
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

function renderSummary({ summary, colors }: MailWords): string {
  if (summary.length === 0) return "";
  const rows = summary.map(
    ({ label, value }) =>
      `<div style="overflow-wrap:anywhere"><span style="color:${colors.inkSoft}">${escapeHtml(label)}:</span> <strong>${escapeHtml(value)}</strong></div>`,
  );
  return `<div style="margin:0 0 16px;padding:12px 16px;background:${colors.tint};border-left:4px solid ${colors.accent}">
${rows.join("\n")}
</div>`;
}

function button(link: { label: string; to: string }, colors: MailWords["colors"]): string {
  const style = `display:inline-block;margin:0 4px 8px 0;padding:10px 16px;border:1px solid ${colors.link};border-radius:4px;color:${colors.link};font-weight:bold;text-decoration:none;white-space:nowrap`;
  return `<a href="${escapeHtml(link.to)}" style="${style}">${escapeHtml(link.label)}</a>`;
}

function renderProse(prose: Prose, linkColor: string): string {
  if (typeof prose === "string") return escapeHtml(prose);
  return prose
    .map((piece) => {
      if (typeof piece === "string") return escapeHtml(piece);
      if ("strong" in piece) return `<strong>${escapeHtml(piece.strong)}</strong>`;
      return `<a href="${escapeHtml(piece.to)}" style="color:${linkColor}">${escapeHtml(piece.label)}</a>`;
    })
    .join("");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
