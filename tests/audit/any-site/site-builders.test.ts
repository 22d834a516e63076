import { expect, it } from "vitest";
import {
  about,
  type Files,
  inMain,
  noted,
  swap,
  testFaults,
  testTraps,
} from "../../support/any-site-files.ts";

const answer = '<div class="done" style="display:none">Thank you! Your message has been received.</div>';
const form = '<form action="/send"><label>Name <input name="who"></label><button>Send</button></form>';
const beside = (html: string) => inMain(`<p>Four electricians.</p><div>${html}</div>`);

const slides = (script: string) =>
  `<style>.flexslider .slides > li{display:none}</style><div class="flexslider"><ul class="slides"><li>We wire houses of every age.</li></ul></div>${script}`;
const panel = '<div class="panel" id="one" style="display:none">We answer the phone until midnight.</div>';

testFaults("what is hidden and stays hidden", [
  ["text/hidden 2", "hidden by", beside(`<div>${form}</div>${answer}`)],
  ["text/hidden 2", "hidden by", beside(`<p><button>More</button></p>${answer}`)],
  ["text/hidden 2", "hidden by .flexslider .slides > li", beside(slides("<script>flexslider(3)</script>"))],
  [
    "text/hidden 2",
    "hidden by .flexslider .slides > li",
    beside(
      slides('<script>$("#top", page.flexslider); $("#top").flexslider = { "a": page.flexslider }</script>'),
    ),
  ],
  ["text/hidden 2", "hidden by", beside(`<p><button onclick="toggle('two')">At night?</button></p>${panel}`)],
  ["page/control-name 2", 'field <input> "who"', beside('<form action="/send"><input name="who"></form>')],
]);

testTraps("what a script shows or fills in", [
  [
    "a page that search engines keep out, without a main heading",
    { "404.html": swap(/<h1>(.*)<\/h1>/, "<h2>$1</h2>") },
  ],
  ["the answer of a form beside it", beside(`${form}${answer}`)],
  [
    "an answer below its question",
    beside(`<div role="button" tabindex="0" aria-expanded="false">How long does it take?</div>${answer}`),
  ],
  [
    "the slides of a slider that a script starts, named by the rule that hides them alone",
    beside(slides('<script>$("#top .flexslider").flexslider()</script>')),
  ],
  [
    "what a handler in the document opens by its id",
    beside(`<p><button onclick="toggle('one')">Do you work at night?</button></p>${panel}`),
  ],
  [
    "the pattern of a card",
    inMain('<template><a href="{{url}}"><img src="{{image}}"><span>{{title}}</span></a></template>'),
  ],
  [
    "a field for programs that fill in everything",
    beside(
      form.replace(
        "<button",
        '<div style="position:absolute;left:-5000px" aria-hidden="true"><input name="b_55" tabindex="-1"></div><button',
      ),
    ),
  ],
]);

it("what a pattern names itself is loaded with its copies", async () => {
  const card = (src: string) =>
    noted(inMain(`<template><img src="${src}" alt=""></template>`), "file/missing");
  expect(await card("/nope.png")).toContainEqual(expect.stringContaining("/nope.png"));
  expect(await card("/photos/{{name}}.png")).toEqual([]);
});

it("a header is one by its role, too", async () => {
  const mark = (role: string): Files => ({
    [about]: swap(
      /<header>(.*)<\/header><main>(.*)<\/main>/,
      `<div${role}><img loading="lazy" src="/icon.png" width="96" height="96" alt="A fuse">$1</div>$2`,
    ),
  });
  expect(await noted(mark(' role="banner"'), "img/lead-lazy")).toEqual([]);
  expect(await noted(mark(""), "img/lead-lazy")).toHaveLength(1);
  const below = swap(
    /<main>(.*)<\/main>/,
    `$1<p>${"We look at each wire. ".repeat(9)}</p><img loading="lazy" src="/icon.png" width="96" height="96" alt="A fuse">`,
  );
  expect(await noted({ [about]: below }, "img/lead-lazy")).toEqual([]);
});

it("relative links of a page are one finding", async () => {
  const links = '<p>See <a href="../services/rewiring/">rewiring</a> or <a href="../">the start</a>.</p>';
  expect(await noted(inMain(links), "link/relative")).toEqual([
    "/about/ links to ../services/rewiring/ and one more URL, which are relative to the page.",
  ]);
  expect(await noted(inMain('<p><a href="../">The start</a></p>'), "link/relative")).toEqual([
    "/about/ links to ../, which is relative to the page.",
  ]);
});

it("a footer tells the year of today, or the last of several", async () => {
  const year = (line: string): Files =>
    Object.fromEntries(
      ["index.html", about, "services/rewiring/index.html"].map((file) => [
        file,
        swap("</p></footer>", `</p><div>${line}</div></footer>`),
      ]),
    );
  const now = new Date().getUTCFullYear();
  const of = (line: string) => noted(year(line), "biz/copyright-year");
  expect(await of("© 2021 Birchline Electric")).toEqual([`The copyright line says 2021, but it is ${now}.`]);
  expect(await of("Copyright 2009-2021 Birchline Electric")).toHaveLength(1);
  expect(await of(`© 2009–${now} Birchline Electric`)).toEqual([]);
  expect(await of("Since 2009. Map © OpenStreetMap 2021")).toEqual([]);
});

const counter = '<script async src="https://counter.example/c.js"></script>';

testFaults("what only looks like that", [
  ...(
    [
      ['id="seo"', counter],
      ['id="content"', "<script>const content = store.content;</script>"],
    ] as const
  ).map(([attribute, script]): [string, string, Files] => [
    "text/hidden 2",
    "cheap electrician river town",
    inMain(
      `<div ${attribute} style="display:none">cheap electrician river town best electrician river town fast electrician hill town</div>${script}`,
    ),
  ]),
  [
    "text/hidden 2",
    "We wire houses in Edina",
    inMain(
      `<div id="towns" style="display:none"><p>We wire houses in Edina, Eagan, Burnsville, Woodbury, Maplewood, Roseville, Shoreview and Stillwater, and put chargers, panels, lamps and sockets into old and new garages, barns, shops, schools and churches there.</p></div>${counter}`,
    ),
  ],
  [
    "page/control-name 2",
    'The field <input> "email" on /about/ has no label',
    inMain(
      '<div id="ask" style="display:none"><form action="/about/"><input name="email"><button>Send</button></form></div><script>ask("#ask")</script>',
    ),
  ],
  ...["able to able to help", "glad to take up to up to three jobs", "there by calling by calling"].map(
    (words): [string, string, Files] => [
      "text/repeated 2",
      "twice in a row",
      inMain(`<p>We are ${words} in a week.</p>`),
    ],
  ),
  [
    "text/repeated 2",
    'says "houses and" twice in a row',
    inMain("<p>We wire houses and houses and barns.</p>"),
  ],
  [
    "url/slash 2",
    "links to /index.html; the page is /. Another 2 links on /about/ are written the same way. Link to /, and change the others in the same way.",
    inMain(
      '<p><a href="/index.html">Home of the firm</a>, <a href="/services/rewiring/index.html">wires of old houses</a> and <a href="/about/index.html">our people</a></p>',
    ),
  ],
  [
    "link/repeated 2",
    'links to /services/rewiring/ 5 times with the words "cheap rewiring river town"',
    inMain(`<ul>${'<li><a href="/services/rewiring/">cheap rewiring river town</a></li>'.repeat(5)}</ul>`),
  ],
]);
