import { createHash } from "node:crypto";
import type { OwnText } from "../similarity/similarity.ts";
import type { Client } from "./bundle-client.ts";
import type { Packer } from "./packed.ts";
import type { PageDetail, PageInlinks, ReportData } from "./report-data.ts";

/** The whole report as one document that needs nothing else but pictures of the site. */
export function renderReport(
  data: ReportData,
  packed: { details: Packer<PageDetail>; inlinks: Packer<PageInlinks>; texts: Packer<OwnText> },
  { css, js }: Client,
): string {
  // Only our own script runs, whatever the texts of the site hold; pictures come from the built folder or from the site.
  const policy = `default-src 'none'; script-src '${hashOf(js)}'; style-src '${hashOf(css)}'; img-src file: http: https: data:; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Audit report</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<noscript>This report needs JavaScript.</noscript>
<div id="report"></div>
${dataBlock("data", data)}
${packedBlocks("details", packed.details)}
${packedBlocks("inlinks", packed.inlinks)}
${packedBlocks("texts", packed.texts)}
<script>${js}</script>
</body>
</html>
`;
}

function hashOf(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** A value that the page parses; `<` is escaped, so that no text can end the block. */
function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
}

function packedBlocks<T>(name: string, packer: Packer<T>): string {
  return [
    dataBlock(`${name}-size`, packer.size),
    ...packer.finish().map((block, at) => `<script type="text/plain" id="${name}-${at}">${block}</script>`),
  ].join("\n");
}
