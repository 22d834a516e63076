import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { ssr } from "vite-plugin-ssr/plugin";

// Variables of these names in the environment would make vite-plugin-ssr refuse `import.meta.env.BASE_URL` as a secret.
for (const name of ["BASE_URL", "SSR"]) delete process.env[name];

/** vite-plugin-ssr always builds its two browser runtimes; our application hydrates without them. */
function withoutUnusedRuntimes(): Plugin {
  return {
    name: "without-unused-runtimes",
    enforce: "post",
    options(options) {
      const { input } = options;
      if (!input || typeof input !== "object" || Array.isArray(input)) return null;
      const entries = Object.entries(input).filter(([name]) => !name.startsWith("entries/entry-"));
      return entries.length === Object.keys(input).length
        ? null
        : { ...options, input: Object.fromEntries(entries) };
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ssr({ includeAssetsImportedByServer: false, disableAutoFullBuild: true }),
    withoutUnusedRuntimes(),
  ],
  // public/ is copied by the build of the site, which also knows the business's own files.
  publicDir: false,
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    manifest: true,
    ...(isSsrBuild && { rollupOptions: { input: { render: "/src/renderer/render.tsx" } } }),
  },
  ssr: { noExternal: [] },
}));
