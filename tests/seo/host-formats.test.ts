import { describe, expect, it } from "vitest";
import { listHeaderRules, renderSecurityTags } from "../../src/seo/hosting/header-rules.ts";
import type { HostInput } from "../../src/seo/hosting/host-input.ts";
import { renderNginx } from "../../src/seo/hosting/nginx.ts";
import { renderVercel } from "../../src/seo/hosting/vercel.ts";

const site: HostInput = {
  origin: "https://www.maple-roofing.example",
  base: "/",
  allowed: { connect: ["https://mail.example"] },
  redirects: [
    ["/old-roofs", "/roof-repair"],
    ["/write", "/contact#quote"],
  ],
};

describe("the header rules", () => {
  it.each(["/", "/sub/"])("name Cache-Control at most once for any path below %s", (base) => {
    const caching = listHeaderRules(base, { connect: [] }).filter(({ headers }) =>
      headers.some(([name]) => name === "Cache-Control"),
    );
    const overlapping = caching.filter(({ path }) =>
      caching.some((other) => other.path !== path && path.startsWith(other.path) && other.path.endsWith("/")),
    );
    expect(caching.length).toBeGreaterThan(1);
    expect(overlapping).toEqual([]);
  });

  it("say in each page what a tag can say, and nothing that is ignored there", () => {
    const tags = renderSecurityTags({ connect: ["https://mail.example"] });
    const [, inTag] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(tags) ?? [];
    const [, inHeader] = listHeaderRules("/", { connect: ["https://mail.example"] })[0]?.headers[0] ?? [];
    expect(`${inTag}; frame-ancestors 'none'`).toBe(inHeader);
    expect(tags).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">');
  });
});

describe("renderVercel", () => {
  it("keeps the addresses of the site, and redirects for good", () => {
    expect(JSON.parse(renderVercel(site))).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        { source: "/old-roofs", destination: "/roof-repair", statusCode: 301 },
        { source: "/write", destination: "/contact#quote", statusCode: 301 },
      ],
    });
  });

  it("sends the headers that every host sends", () => {
    const { headers } = JSON.parse(renderVercel(site)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(headers.map(({ source }) => source)).toEqual(["/(.*)", "/assets/(.*)", "/endpoints\\.json"]);
    expect(headers.map((rule) => rule.headers.map(({ key, value }) => [key, value]))).toEqual(
      listHeaderRules("/", site.allowed).map((rule) => rule.headers),
    );
  });

  it("puts the base before every path, and takes no letter of a path for a pattern", () => {
    const text = renderVercel({ ...site, base: "/sub/", redirects: [["/old(1)", "/"]] });
    const { redirects, headers } = JSON.parse(text) as Record<string, { source: string }[]>;
    expect(redirects).toEqual([
      { source: "/sub/old\\(1\\)", destination: "/sub/", statusCode: 301 },
      // \`trailingSlash\` would take the slash of the home page too.
      { source: "/sub/:path+/", destination: "/sub/:path+", statusCode: 301 },
    ]);
    expect(headers?.map(({ source }) => source)).toEqual([
      "/sub/(.*)",
      "/sub/assets/(.*)",
      "/sub/endpoints\\.json",
    ]);
  });
});

describe("renderNginx", () => {
  it("sends the headers that every host sends, with pages of errors too", () => {
    const text = renderNginx(site, "/srv/www");
    const sent = [...text.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(sent).toEqual(listHeaderRules("/", site.allowed)[0]?.headers);
    expect(text).toContain('  "~^(200|206|304) /assets/" "public, max-age=31536000, immutable";\n');
    expect(text).toContain('  "~^(200|206|304) /endpoints\\.json$" "public, max-age=60";\n');
    expect(text).toContain('  default "public, max-age=0, must-revalidate";\n');
  });

  it("names the host, the folder and every redirect, with its query before the fragment", () => {
    const text = renderNginx(site, "/srv/www");
    expect(text).toContain('  server_name www.maple-roofing.example;\n  root "/srv/www";\n');
    expect(text).toContain('  location = "/write" {\n    return 301 "/contact$is_args$args#quote";\n  }\n');
  });

  it("takes nothing in a path for a variable or the end of a string", () => {
    const text = renderNginx({ ...site, redirects: [['/a";b$c', '/d"$e']] }, "/srv/www");
    expect(text).toContain('  location = "/a\\";b$c" {\n    return 301 "/d\\"%24e$is_args$args";\n');
  });

  it("gives two sites of one server two variables", () => {
    expect(renderNginx(site, "/srv/www")).toContain(
      'map "$status $uri" $cache_control_www_maple_roofing_example {',
    );
    expect(renderNginx({ ...site, base: "/sub/" }, "/srv/www")).toContain(
      'map "$status $uri" $cache_control_www_maple_roofing_example_sub {',
    );
  });
});
