import { about, type Files, swap, testFaults } from "../../support/any-site-files.ts";

/** The page about the firm with its title, its description and its heading on lines of their own. */
const page = (edit: (html: string) => string): Files => ({
  [about]: (html) => edit(html.replace(/<meta name="description"|<link rel="icon"|<h1|<p>|<h2/g, "\n$&")),
});
const titled = (title: string, heading: string) => (html: string) =>
  swap(/<title>[^<]*/, `<title>${title}`)(swap(/<h1>[^<]*/, `<h1>${heading}`)(html));

testFaults("the line of a finding is that of the element it is about", [
  [
    "text/gone 4",
    'says "Coming soon"',
    page(titled("Coming soon: the people of the firm in Duluth", "Coming soon")),
  ],
  [
    "heading/repeated 5",
    'has the heading "People"',
    page(swap("</p></main>", "</p><h2>People</h2>People<h2>People</h2>And more</main>")),
  ],
  [
    "link/text 5",
    'says only "click here"',
    page((html) =>
      swap("old wiring", "click here")(swap("Four electricians", "Just click here: four electricians")(html)),
    ),
  ],
]);
