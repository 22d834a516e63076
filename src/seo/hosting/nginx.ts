import { escapeForPattern } from "../../loader/locate.ts";
import { cacheOtherwise, type HeaderRule, listHeaderRules } from "./header-rules.ts";
import type { HostInput } from "./host-input.ts";

/** Formats that gain from compression; nginx compresses HTML by itself. */
const compressed = [
  "text/css",
  "text/plain",
  "text/xml",
  "application/javascript",
  "text/javascript",
  "application/json",
  "application/manifest+json",
  "image/svg+xml",
];

/** Letters that stand in a path as they are; others, such as a backslash, could lead to another host. */
const segment = "[A-Za-z0-9._~%-]+";

/**
 * The site in a file of its own for /etc/nginx/conf.d or sites-enabled; the built folder lies at `root`, below the base.
 * Headers stand at the server alone: a location with one of its own would send no other (nginx: add_header).
 */
export function renderNginx(input: HostInput, root: string): string {
  const { base, origin } = input;
  const rules = listHeaderRules(base, input.allowed);
  return `${renderCacheMap(rules, input)}
server {
  listen 80;
  listen [::]:80;
  server_name ${new URL(origin).hostname};
  root ${quote(root)};

  charset utf-8;
  charset_types text/css text/plain text/xml text/javascript application/javascript application/json;
  gzip on;
  gzip_vary on;
  gzip_types ${compressed.join(" ")};
  server_tokens off;
  absolute_redirect off;

${renderHeaderLines(rules, input)}
  # One address for each page: without a slash at its end.
  if ($request_uri ~ "^(${base}${segment}(?:/${segment})*)/+(\\?.*)?$") {
    return 301 $1$2;
  }
${renderRedirectLocations(input)}
  location = ${quote(base)} {
    try_files ${base}index.html =404;
  }
  location ${quote(base)} {
    try_files $uri $uri.html =404;
  }${base === "/" ? "" : elsewhere}
  location = ${base}manifest.webmanifest {
    default_type application/manifest+json;
  }
  # Rules for other hosts, and the page for unknown paths, are no addresses of the site.
  location ~ ^${base}(_headers|_redirects|404)$ {
    return 404;
  }
  location = ${base}404.html {
    internal;
  }
  error_page 404 ${base}404.html;
}
`;
}

/** A site below a path has its server for itself. */
const elsewhere = `
  location / {
    return 404;
  }`;

/** The Cache-Control of each path. Only answers with the file, or a part of it, are kept: a refusal may end tomorrow. */
function renderCacheMap(rules: HeaderRule[], input: HostInput): string {
  const lines = rules.flatMap(({ path, headers }) =>
    headers.flatMap(([name, value]) => {
      if (name !== "Cache-Control") return [];
      const end = path.endsWith("/") ? "" : "$";
      return `  "~^(200|206|304) ${escapeForPattern(path)}${end}" ${quote(value)};\n`;
    }),
  );
  return `map "$status $uri" ${cacheVariable(input)} {\n  default ${quote(cacheOtherwise)};\n${lines.join("")}}\n`;
}

/** Two sites of one server need two names. */
function cacheVariable({ origin, base }: HostInput): string {
  const name = `${new URL(origin).hostname}${base}`;
  return `$cache_control_${name.replace(/[^a-z0-9]+/gi, "_").replace(/_$/, "")}`;
}

function renderHeaderLines(rules: HeaderRule[], input: HostInput): string {
  const everywhere = rules.find(({ path }) => path === input.base)?.headers ?? [];
  return [
    ...everywhere.map(([name, value]) => `  add_header ${name} ${quote(value)} always;\n`),
    `  add_header Cache-Control ${cacheVariable(input)} always;\n`,
  ].join("");
}

function renderRedirectLocations({ base, redirects }: HostInput): string {
  const prefix = base.slice(0, -1);
  const lines = [...redirects].map(([from, to]) => {
    const [path = "", fragment] = to.split("#");
    const target = `${literal(`${prefix}${path}`)}$is_args$args${fragment === undefined ? "" : literal(`#${fragment}`)}`;
    return `  location = ${quote(`${prefix}${from}`)} {\n    return 301 "${target}";\n  }\n`;
  });
  // The base has a slash at its end, and hosts are asked without it.
  if (prefix !== "")
    lines.push(`  location = ${quote(prefix)} {\n    return 301 ${base}$is_args$args;\n  }\n`);
  return lines.join("");
}

/** A string of nginx's configuration, in which nothing is a variable. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** Text between quotes, beside variables: a dollar sign of its own can only be written as in an address. */
function literal(text: string): string {
  return text.replaceAll("$", "%24").replace(/["\\]/g, "\\$&");
}
