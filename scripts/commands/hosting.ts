import { Argument, type Command } from "commander";
import { policySources } from "../../src/pages/policy-sources.ts";
import { hasErrors } from "../../src/problem.ts";
import type { HostInput } from "../../src/seo/hosting/host-input.ts";
import { renderNginx } from "../../src/seo/hosting/nginx.ts";
import { renderVercel } from "../../src/seo/hosting/vercel.ts";
import { checkData } from "../check/check-data.ts";
import { baseOption, type CommandContext, dataOption, examples, originOption } from "../command-line.ts";
import { reportProblems } from "../output/report.ts";
import { requireDataDir } from "../user-error.ts";

interface Options {
  data: string;
  url?: string;
  base: string;
  root?: string;
}

/** Hosts that do not read the rules in the built folder, and what each is told. */
const formats = {
  nginx: (input: HostInput, root?: string) =>
    renderNginx(input, root ?? `/var/www/${new URL(input.origin).hostname}`),
  vercel: (input: HostInput) => renderVercel(input),
};

/** `site hosting`: the header and redirect rules for a host that keeps its own outside of the built folder. */
export function addHosting(program: Command, { terminal, exit }: CommandContext): void {
  program
    .command("hosting")
    .description("print the configuration of a host that does not read _headers and _redirects")
    .addArgument(new Argument("<host>", "the host").choices(Object.keys(formats)))
    .addOption(dataOption())
    .addOption(originOption())
    .addOption(baseOption())
    .option("--root <dir>", "nginx: folder below which the site lies (default: /var/www/<host name>)")
    .addHelpText(
      "after",
      examples([
        ["site hosting nginx", "the text of a file for /etc/nginx/conf.d"],
        ["site hosting nginx --root /srv/www", "the same for files in /srv/www"],
        ["site hosting vercel", "the text of vercel.json in the folder that is deployed"],
      ]),
    )
    .action((host: keyof typeof formats, options: Options) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const { site, problems } = checkData(dataDir);
      // What is printed goes into a file, so that problems must not.
      if (!site || hasErrors(problems))
        return exit(
          reportProblems(problems, { format: "text", dataDir }, { ...terminal, out: terminal.err }),
        );
      const input = {
        origin: options.url ?? site.origin,
        base: options.base,
        allowed: policySources(site.dataset),
        redirects: site.redirects,
      };
      terminal.out(formats[host](input, options.root).trimEnd());
    });
}
