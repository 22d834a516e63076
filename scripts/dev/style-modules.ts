import type { ViteDevServer } from "vite";

/** Lets vite-plugin-ssr walk the style sheets: it gives up at those that others `@import`, which Vite 7 calls assets. */
export function showStylesAsModules({ moduleGraph }: ViteDevServer): void {
  const view = moduleGraph.getBackwardCompatibleModuleNode.bind(moduleGraph);
  moduleGraph.getBackwardCompatibleModuleNode = (module) => {
    const seen = view(module);
    if (module.type === "asset") Object.defineProperty(seen, "type", { value: "js", configurable: true });
    return seen;
  };
}
