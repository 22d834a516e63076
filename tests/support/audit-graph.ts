import type { DataNode } from "../../scripts/read-build/structured-nodes.ts";
import type { AuditedSite, Edit, Files } from "./audit.ts";

const block = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/s;

export function withGraph(change: (graph: DataNode[]) => void): Edit {
  return (html) =>
    html.replace(block, (_, start: string, json: string, end: string) => {
      const data = JSON.parse(json) as { "@graph": DataNode[] };
      change(data["@graph"]);
      return start + JSON.stringify(data).replace(/</g, "\\u003c") + end;
    });
}

/** Other properties of the first node of a type; undefined takes one away. */
export function withNode(type: string, properties: DataNode): Edit {
  return withGraph((graph) => {
    const node = graph.find((one) => one["@type"] === type);
    if (!node) throw new Error(`No ${type} in the graph.`);
    Object.assign(node, properties);
  });
}

export function addNode(node: DataNode): Edit {
  return withGraph((graph) => void graph.push(node));
}

export function withoutNode(type: string): Edit {
  return withGraph((graph) => {
    const rest = graph.filter((one) => one["@type"] !== type);
    graph.splice(0, graph.length, ...rest);
  });
}

/** Files for every picture that the structured data of some pages names, each large enough. */
export function pictureFiles(site: AuditedSite, size = { width: 1200, height: 800 }): Files {
  const pages = [...site.site.paths.keys()].map((path) => site.html(path)).join("");
  const urls = [...pages.matchAll(/"(?:image|logo|contentUrl)":"([^"]+)"/g)].map(([, url = ""]) => url);
  return Object.fromEntries(urls.map((url) => [url.slice(site.site.origin.length + 1), png(size)]));
}

/** The start of a PNG file, which says its size. */
export function png({ width, height }: { width: number; height: number }): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
