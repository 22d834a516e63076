import {
  about,
  type Files,
  inHead,
  inMain,
  swap,
  testFaults,
  testTraps,
} from "../../support/any-site-files.ts";

const ld = (json: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`;
const lamp = (offer: string) =>
  ld(
    `"@type":"Product","name":"Lamp","image":"https://birchline.example/card.png","offers":{"@type":"Offer","price":"58.00","priceCurrency":"USD","availability":"https://schema.org/InStock",${offer}}`,
  );
const fair = ld(
  '"@type":"Event","name":"Wire fair","startDate":"2025-03-01","endDate":"2025-03-02","location":{"@type":"Place","name":"Hall","address":"4 Hill Street, Saint Paul"}',
);

testFaults("what ended and is offered still", [
  ...(
    [
      ["ends October 31, 2025", "<p>$200 off a new panel. Offer ends October 31, 2025.</p>"],
      ["through 3/1/2025", "<p>Coupon valid through 3/1/2025.</p>"],
      ["Exp. 3/1/25", "<p>10% off any lamp. Exp. 3/1/25</p>"],
      ["until Friday, January 3rd, 2025", "<p>The sale runs until Friday, January 3rd, 2025.</p>"],
      ["thru 12/31/2024", "<p>$50 off. Good thru 12/31/2024.</p>"],
      ["through April 2024", "<p>Our master electrician is certified through April 2024.</p>"],
      ["until May 2, 2025", "<p>We are licensed and insured until May 2, 2025.</p>"],
      ["by March 2025", "<p>Book by March 2025 and save on a panel.</p>"],
      ["by Labor Day 2025", "<p>Register by Labor Day 2025 for free bulbs.</p>"],
    ] as const
  ).map(([words, html]): [string, string, ReturnType<typeof inMain>] => [
    "text/past-offer 2",
    `says "${words}", but`,
    inMain(html),
  ]),
  [
    "text/past-offer 2",
    "says priceValidUntil 2025-01-31, which is past",
    inHead(lamp('"priceValidUntil":"2025-01-31"')),
  ],
  [
    "text/past-offer 2",
    "says endDate 2025-03-02, which is past",
    inMain(`<p>Sign up for the fair.</p>${fair}`),
  ],
]);

testFaults(
  "what was changed on a day to come",
  (
    [
      ["Last updated: March 3, 2099", "<p>Last updated: March 3, 2099</p>"],
      ["Last Updated — March 3, 2099", "<p>Last Updated — March 3, 2099</p>"],
      ["revised 3/3/2099", "<p>This page was revised 3/3/2099.</p>"],
      ["updated March 2099", "<p>Prices updated March 2099.</p>"],
    ] as const
  ).map(([words, html]) => ["text/date 2", `says "${words}", which is still to come`, inMain(html)]),
);

testTraps("what may have ended", [
  [
    "changes of a day that has come, and those that are planned",
    inMain(
      "<p>Last updated: March 3, 2026.</p><p>The code will be updated March 2099.</p><p>Effective January 1, 2099, permits cost more.</p>",
    ),
  ],
  ["an offer to come", inMain("<p>Offer ends October 31, 2099. Valid through 3/1/2099.</p>")],
  ["a price to come", inHead(lamp('"priceValidUntil":"2099-01-31"'))],
  ["what is told", inMain("<p>The rebate ended by March 2024. They rewired the hall through May 2023.</p>")],
  [
    "a job that was done in time",
    inMain("<p>A new panel by June 2024, at the price we had agreed on, is what the church needs.</p>"),
  ],
  ["the memory of an event", inMain(`<p>Forty people saw the fair.</p>${fair}`)],
  [
    "news of a day",
    {
      [about]: (html) =>
        swap(
          "</main>",
          "<p>Offer ends October 31, 2025.</p></main>",
        )(swap('og:type" content="website', 'og:type" content="article')(html)),
    },
  ],
  ["a fraction and a page", inMain("<p>Free wire through 3/4 inch pipe, and pages 1 through 3/25.</p>")],
]);

const named = (title: string, heading: string): Files => ({
  [about]: (html) =>
    swap(
      /<title>[^<]*/,
      `<title>${title}`,
    )(swap(/<h1>[^<]*/, `<h1>${heading}`)(html)).replaceAll(
      /(:title" content=")[^"]*/g,
      `$1${heading.replace(/"/g, "")}`,
    ),
});
const people = "The people of the firm";
const whole = `${people} | Birchline Electric`;

testFaults("pages that are not ready, and contacts of nobody", [
  ["text/placeholder 1", 'shows "DRAFT:"', named(`DRAFT: ${whole}`, people)],
  ["text/placeholder 1", 'shows "- DRAFT"', named(`${people} - DRAFT | Birchline Electric`, people)],
  ["text/placeholder 1", 'shows "Sample Page"', named(whole, "Sample Page")],
  ["text/placeholder 1", 'shows "[Draft]"', named(whole, `[Draft] ${people}`)],
  [
    "text/placeholder 1",
    'shows "Copy of People"',
    named("Copy of People of the firm | Birchline Electric", people),
  ],
  ["text/placeholder 1", 'shows "(copy)"', named(`${people} (copy) | Birchline Electric`, people)],
  ["text/placeholder 1", 'shows "[TITLE]"', named(whole, `[TITLE] of ${people}`)],
  ["text/placeholder 1", 'shows "Test page"', named(whole, "Test page")],
  ...(
    [
      ["123 Main Street, Anytown", "<p>Find us at 123 Main Street, Anytown, USA.</p>"],
      ["(555) 555-5555", "<p>Ask for Ann at (555) 555-5555.</p>"],
      ["123-456-7890", "<p>Ask for Ann at 123-456-7890.</p>"],
      ["you@example.com", '<p><a href="mailto:you@example.com">Mail Ann</a></p>'],
      ["info@yourdomain.com", "<p>Or write to us: info@yourdomain.com</p>"],
      ["1234 Street Name", "<p>1234 Street Name, City, State 12345</p>"],
      ["john@doe.com", "<p>Mail Ann: john@doe.com</p>"],
      ["500 Terry Francine Street", "<p>500 Terry Francine Street, San Francisco, CA 94158</p>"],
    ] as const
  ).map(([words, html]): [string, string, Files] => ["text/placeholder 2", `shows "${words}"`, inMain(html)]),
]);

testTraps("pages that only sound as if they were not ready, and real contacts", [
  ["a copy of a plan", named("Copy of Your Panel Plan | Birchline Electric", "Copy of your panel plan")],
  ["a draft", named("Draft Beer Coolers – Their Wires | Birchline", "Draft – beer coolers and their wires")],
  ["a test", named("Test Pages of the Old Meter | Birchline", "Test pages of the old meter")],
  [
    "a street that many towns have",
    inMain("<p>123 Main Street, Stillwater, MN 55082. Call 555-2368 there, or 651-555-1234.</p>"),
  ],
  ["how an address is written", inMain("<p>Write your address in full, such as you@example.com.</p>")],
  [
    "a hint in a field",
    inMain('<form><input placeholder="you@example.com" aria-label="Mail"><button>Go</button></form>'),
  ],
  [
    "any town",
    inMain("<p>We come to any town along the river, and to your city as well. It is no Anytown, USA.</p>"),
  ],
]);

const comment = (link: string) =>
  inMain(`<ol class="commentlist"><li id="comment-7"><p>Thanks, that helped. ${link}</p></li></ol>`);

testFaults("links of strangers, and numbers that reach nobody", [
  [
    "link/comment-spam 2",
    'links to https://win.example/a ("best online casino")',
    comment('<a href="https://win.example/a">best online casino</a>'),
  ],
  [
    "link/comment-spam 2",
    'links to https://cheappharmacy24.example/ ("my blog")',
    comment('<a href="https://cheappharmacy24.example/" rel="noopener"><b>my blog</b></a>'),
  ],
  ...["651555017", "65155501", "26515550177", "+1651555017", "1655550177", "+1-151-555-0177"].map(
    (number): [string, string, Files] => [
      "link/contact 2",
      `calls "${number}", which has`,
      inMain(`<p><a href="tel:${number}">Call the firm</a></p>`),
    ],
  ),
]);

testTraps("links that visitors may write, and numbers that can be called", [
  ["a link that is not stood by", comment('<a href="https://win.example/a" rel="ugc">best casino</a>')],
  ["a link of a customer", comment('<a href="https://oakhill.example/">Oak Hill Farm</a>')],
  [
    "a customer of the trade, outside of comments",
    inMain('<p>We wired the <a href="https://river.example/">River Casino</a>.</p>'),
  ],
  [
    "numbers of all kinds",
    inMain(
      [
        "+44 20 7946 0958",
        "011442079460958",
        "5550177",
        "1-800-356-9377",
        "6515550177p2",
        "6515550177x12",
        "%2B16515550177",
        "311",
        "1-800-FLOWERS-NOW",
      ]
        .map((number) => `<p><a href="tel:${number}">Call us</a></p>`)
        .join(""),
    ),
  ],
]);
