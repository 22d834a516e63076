import { group, list, type Static, text } from "../../fields/index.ts";

export const redirectsFields = group("Old paths and the pages that took their place.", {
  redirects: list(
    "The redirects, each permanent.",
    group("A redirect.", {
      from: text("Old path. Visitors are sent on with a slash at its end and without.", "/old-roofs", {
        pattern: "^(/(?!\\.{1,2}(/|$))([A-Za-z0-9._~!$&'()+,;=@-]|%[0-9A-Fa-f]{2})+)+/?$",
        maxLength: 200,
        mistake:
          "Write a path of this site, for example /old-roofs: letters, digits and hyphens between single slashes; other characters as %C3%BC.",
      }),
      to: text("Path of the page that took its place.", "/roofs", {
        pattern: '^/(?!/)[^\\s"<>\\\\^`{|}]*$',
        mistake: "Write the path of a page of this site, for example /roofs.",
        maxLength: 2000,
      }),
    }),
    { mayRepeat: true, examples: [[{ from: "/old-roofs", to: "/roofs" }]] },
  ),
});

export type Redirects = Static<typeof redirectsFields>;
