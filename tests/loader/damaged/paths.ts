import type { Damages } from "../../support/damages.ts";
import { edit, write } from "../../support/data-folder.ts";

const aboutPage = (path: string) => `path: ${path}
type: about
breadcrumb: About
title: About
description: Who we are.
keywords: [about]
sections:
  - kind: hero
    heading: About
`;
const redirects = (...pairs: [from: string, to: string][]) =>
  `redirects:\n${pairs.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`;

export const pathDamages: Damages = {
  "a path that leaves the folder": write("pages/about.yaml", aboutPage("/a/../../about")),
  "a path with a slash at the end": write("pages/about.yaml", aboutPage("/about/")),
  "a path with an empty part": write("pages/about.yaml", aboutPage("/about//us")),
  "a path with a name that Windows keeps": write("pages/about.yaml", aboutPage("/work/con")),
  "a file with a name that Windows keeps": write("pages/aux.yaml", aboutPage("/about")),
  "a path in capitals": write("pages/about.yaml", aboutPage("/About")),
  "a path whose file is that of the home page": write("pages/about.yaml", aboutPage("/index")),
  "a pattern that names what it cannot be filled with": edit(
    "pages/city.yaml",
    "/roofers-{city}-{county}",
    "/roofers-{town}-{county}",
  ),
  "a pattern that gives each city the same path": edit(
    "pages/city.yaml",
    "/roofers-{city}-{county}",
    "/roofers-{county}",
  ),
  "two pages on one path": write("pages/write-to-us.yaml", aboutPage("/contact")),
  "two sections of a page with one id, and one with that of the main text": (data) => {
    data.edit("pages/contact.yaml", "  - kind: hero\n", "  - kind: hero\n    id: quote\n");
    data.edit("pages/home.yaml", "  - kind: hero\n", "  - kind: hero\n    id: main\n");
  },
  "a redirect in front of a page": write("redirects.yaml", redirects(["/contact", "/"])),
  "a redirect to a redirect, with the end of the chain": write(
    "redirects.yaml",
    redirects(["/a", "/b"], ["/b", "/c"], ["/c", "/contact"]),
  ),
  "redirects in a circle": write("redirects.yaml", redirects(["/a", "/b"], ["/b", "/a"])),
  "a path that is redirected twice": write("redirects.yaml", redirects(["/a", "/"], ["/a", "/contact"])),
  "a path that is redirected twice, once with a slash at its end": write(
    "redirects.yaml",
    redirects(["/a", "/"], ["/a/", "/contact"]),
  ),
  "a redirect in front of a page, with a slash at its end": write(
    "redirects.yaml",
    redirects(["/contact/", "/"]),
  ),
  "a redirect to nowhere": write("redirects.yaml", redirects(["/a", "/gone"])),
  "a link to a redirect, with the page behind it": (data) => {
    data.write("redirects.yaml", redirects(["/repairs", "/roof-repair"]));
    data.edit("pages/home.yaml", "(/roof-repair)", "(/repairs)");
  },
};
