import { type Control, type Row, rowsOf } from "./row.ts";

const home = "pages/home.yaml";
const cityPage = "pages/city.yaml";
const city = "cities/lake-county/maple-grove.yaml";
const lead = "[How we repair](/roof-repair)";
const oaks = "Old oaks stand over Maple Grove, and their limbs come down in every storm.";

/** A text that no sign of YAML's is read in. */
const block = (text: string) => `|-\n  ${text}`;

/** Braces that would print, in texts that names are filled into. */
const braces = rowsOf(cityPage, "description: Roof repair in {city}.", "unknown-placeholder", [
  ["description: Roof repair in {city.", ["{city}", "{city"]],
  ["description: Roof repair in city}.", ["{city}", "city}"]],
  ["description: Roof repair in { city }.", ["{city}", "{ city }"]],
  ["description: Roof repair in {city }.", ["{city}", "{city }"]],
  ["description: Roof repair in {}.", "Names that work here are"],
  ["description: Roof repair in {{city}}.", ["{city}", "{{city}}"]],
  ["description: Roof repair in {{ city }}.", ["{city}", "{{ city }}"]],
  ["description: Roof repair in {{city}.", ["{city}", "{{city}"]],
  ["description: Roof repair in {city}}.", ["{city}", "{city}}"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the mistake
  ["description: Roof repair in ${city}.", ["{city}", "${city}"]],
  ["description: Roof repair in {City}.", ["{city}", "{City}"]],
  ["description: Roof repair in {CITY}.", ["{city}", "{CITY}"]],
  ["description: Roof repair in {ctiy}.", ["{city}", "{ctiy}"]],
  ["description: Roof repair in {business_name} land.", ["{businessName}", "{business_name}"]],
  ["description: Roof repair in {business name} land.", ["{businessName}", "{business name}"]],
  ["description: Roof repair in {city].", ["{city}", "{city]"]],
  ["description: Roof repair in [city}.", ["{city}", "[city}"]],
  ["description: Roof repair in } here.", "remove the brace"],
  ["description: Roof repair in { here.", "remove the brace"],
]);

const foreign = rowsOf(cityPage, "description: Roof repair in {city}.", "literal-markup", [
  ["description: Roof repair in %city%.", ["{city}", "%city%"]],
  ["description: Roof repair in %%city%%.", ["{city}", "%%city%%"]],
  ["description: Roof repair in [city].", ["{city}", "[city]"]],
  ["description: Roof repair in <city>.", ["{city}", "<city>"]],
  ["description: Roof repair in $city.", ["{city}", "$city"]],
]);

const plainBraces: Row[] = [
  ...rowsOf("business.yaml", "warranty: 5-year guarantee", "unknown-placeholder", [
    ["warranty: 5-year guarantee\n  terms: Our {warranty}", ["5-year guarantee", "{warranty}"]],
    ["warranty: 5-year guarantee\n  terms: Our {nothing}", "Write the words themselves"],
    ["warranty: 5-year guarantee\n  years: 50 years\n  terms: For {years}", ["50 years", "{years}"]],
    ["warranty: 5-year {guarantee", "Write the words themselves"],
  ]),
  ...rowsOf("business.yaml", "{opens} to {closes}", "unknown-placeholder", [
    ["{open} to {closes}", ["{opens}", "{open}"]],
    ["{Opens} to {closes}", ["{opens}", "{Opens}"]],
    ["{opens to {closes}", "{opens} {closes}"],
  ]),
  ...rowsOf(city, "city: Maple Grove", "unknown-placeholder", [["city: Maple {Grove}", "without braces"]]),
];

const ownNames = rowsOf("business.yaml", "warranty: 5-year guarantee", "duplicate-id", [
  ["warranty: 5-year guarantee\n  city: Our town", "ourCity"],
  ["warranty: 5-year guarantee\n  phone: 1-800-ROOFS", "another name"],
  ["warranty: 5-year guarantee\n  state: Best roofs", "another name"],
]);

const links = rowsOf(home, lead, "literal-markup", [
  ["[How we repair](/roof-repair", ["[How we repair](/roof-repair)", "[How we repair](/roof-repair"]],
  ["[How we repair] (/roof-repair)", [lead, "[How we repair] (/roof-repair)"]],
  ["[How we repair]( /roof-repair )", [lead, "[How we repair]( /roof-repair )"]],
  ["(How we repair)[/roof-repair]", [lead, "(How we repair)[/roof-repair]"]],
  ["[[How we repair]](/roof-repair)", [lead, "[[How we repair]](/roof-repair)"]],
  ['[How we repair](/roof-repair "Repair")', [lead, '[How we repair](/roof-repair "Repair")']],
  ["[How we repair(/roof-repair)", [lead, "[How we repair(/roof-repair)"]],
  ["[How we repair]/roof-repair", [lead, "[How we repair]/roof-repair"]],
  ["[](/roof-repair)", "words of the link"],
  ["[How we repair]()", "Write where it leads"],
  ["[How we repair][repair]", "[words](/path)"],
  ["[How [we] repair](/roof-repair)", "[words](/path)"],
  ["![Roof](/roof.jpg)", "pictures have fields of their own"],
  ['<a href="/roof-repair">How we repair</a>', [lead, '<a href="/roof-repair">How we repair</a>']],
  ["**How we repair", "two asterisks on both sides"],
  ["How we repair**", "two asterisks on both sides"],
  ["*How we repair*", ["**How we repair**", "*How we repair*"]],
  ["_How we repair_", ["**How we repair**", "_How we repair_"]],
  ["__How we repair__", ["**How we repair**", "__How we repair__"]],
  ["~~How we repair~~", ["How we repair", "~~How we repair~~"]],
  ["<strong>How</strong> we repair", ["**How**", "<strong>How</strong>"]],
  ["<b>How</b> we repair", ["**How**", "<b>How</b>"]],
  ["<em>How</em> we repair", ["How", "<em>How</em>"]],
  ["How we<br>repair", "Write a blank instead of <br>"],
  ["How we <br /> repair", "Write a blank instead of <br />"],
  ["<h2>How we repair", "Remove it"],
  ["<script>alert(1)", "Remove it"],
  ['<iframe src="https://maps.example" width=300>', "Remove it"],
  ["<!-- new --", "Remove it"],
  ["How&nbsp;we repair", "Write a blank instead of &nbsp;"],
  ["Repairs &amp; more", ["&", "&amp;"]],
  ["It&#39;s repaired", ["'", "&#39;"]],
  ["Roofs &mdash; repaired", ["—", "&mdash;"]],
  ["<https://www.roofs.example>", "[words](https://...)"],
  ["[[How we repair]]", ["How we repair", "[[How we repair]]"]],
]);

const signs = rowsOf(
  city,
  oaks,
  "literal-markup",
  (
    [
      ["- Old oaks and limbs", "lists have fields"],
      ["+ Old oaks and limbs", "lists have fields"],
      ["• Old oaks and limbs", "lists have fields"],
      ["●\tOld oaks • Limbs", "lists have fields"],
      ["[ ] Old oaks and limbs", "lists have fields"],
      ["> Old oaks and limbs", "quotation marks around"],
      ["| oaks | limbs |", "as a sentence"],
      ["Old `oaks` and limbs", ["oaks", "`oaks`"]],
      ["Old ```oaks``` and limbs", ["oaks", "```oaks```"]],
      ["Old [[oaks]] and limbs", ["oaks", "[[oaks]]"]],
      ["Old oaks.\\nAnd limbs", "Write a blank instead of \\n"],
      ["Old oaks \\t and limbs", "Write a blank instead of \\t"],
      ['Old \\"oaks and limbs', ['"', '\\"']],
      ["It\\'s oaks and limbs", ["'", "\\'"]],
      ["It''s oaks and limbs", ["'", "''"]],
      ["Caf\\u00e9 of oaks", ["é", "\\u00e9"]],
      ["Caf\\xe9 of oaks", ["é", "\\xe9"]],
      ["Old oaks &amp limbs", ["&", "&amp"]],
      ["Old&nbsp oaks", "Write a blank instead of &nbsp"],
      ["Old oaks :evergreen_tree: and limbs", "Remove it"],
      ["Old oaks are are tall", ["are", "are are"]],
      ["The the oaks are tall", ["The", "The the"]],
    ] as [string, [string, string] | string][]
  ).map(([text, cure]): [string, [string, string] | string] => [block(text), cure]),
);

const plainMarks: Row[] = [
  ...rowsOf(home, "Roofs that last", "literal-markup", [
    ["Roofs that [last](/roof-repair)", ["last", "[last](/roof-repair)"]],
    ["Roofs that **last**", ["last", "**last**"]],
    ["Roofs that *last*", ["last", "*last*"]],
    ["Roofs that <strong>last</strong>", ["last", "<strong>last</strong>"]],
    ["Roofs that [last](/roof-repair", ["last", "[last](/roof-repair"]],
    ["“Roofs that last”", "Write Roofs that last."],
    ["‘Roofs that last’", "Write Roofs that last."],
    ["'\"Roofs that last\"'", "Write Roofs that last."],
    ["Roofs &amp; gutters", ["&", "&amp;"]],
  ]),
  ...rowsOf(home, "label: Get a quote", "literal-markup", [
    ['label: "[Get a quote](/contact)"', ["Get a quote", "[Get a quote](/contact)"]],
    ["label: “Get a quote”", "Write Get a quote."],
  ]),
  ...rowsOf(home, "title: Roofers in Maple Grove", "literal-markup", [
    ["title: Roofers in [Maple Grove](/)", ["Maple Grove", "[Maple Grove](/)"]],
    ["title: Roofers in <b>Maple Grove</b>", ["Maple Grove", "<b>Maple Grove</b>"]],
  ]),
  ...rowsOf(city, "Weaver House", "literal-markup", [
    ["Weaver&nbsp;House", "Write a blank"],
    ["Weaver **House**", ["House", "**House**"]],
  ]),
];

/** Texts that YAML ends at a number sign. */
const cutOff = rowsOf("business.yaml", "warranty: 5-year guarantee", "yaml-syntax", [
  ["warranty: Our #1 guarantee", 'Write "Our #1 guarantee" in quotes'],
  ['warranty: The #1 "best"', 'Write "The #1 \\"best\\"" in quotes'],
  ["warranty: Guarantee #12", 'Write "Guarantee #12" in quotes'],
]);

const letters = rowsOf(city, oaks, "invalid-encoding", [
  ["A cafÃ© under oaks.", ["é", "Ã©"]],
  ["Itâ€™s under oaks.", ["’", "â€™"]],
  ["Oaks â€“ and limbs.", ["–", "â€“"]],
  ["Oaks â€” and limbs.", "Write — instead of"],
  ["Oaks at 70Â° north.", ["°", "Â°"]],
  ["Oaks at ï¿½ north.", "Type the letter"],
  ["Oaks at \ufffd north.", "Type the letter"],
  ["LaÃ±a oaks.", ["ñ", "Ã±"]],
  ["Oaksâ€¦ and limbs.", ["…", "â€¦"]],
  ["Roofsâ„¢ under oaks.", ["™", "â„¢"]],
]);

const unwritten = rowsOf(city, oaks, "unfinished-value", [
  ["TODO", "Write the text"],
  ['"TODO: write the lead"', "Write the text"],
  ["TBD", "Write the text"],
  ["tbd", "Write the text"],
  ["xxx", "Write the text"],
  ["XXXX roofs under oaks", "Write the text"],
  ["Lorem ipsum dolor sit amet.", "Write the text"],
  ["Insert text here", "Write the text"],
  ["Roofs: insert the local text here.", "Write the text"],
  ["Your text here", "Write the text"],
  ["The text goes here.", "Write the text"],
  ["This is placeholder text.", "Write the text"],
  ['"[Your town] under oaks."', "Write the text"],
  ["Roofs in [City] under oaks.", "Write the text"],
  ["Roofs: call [Phone Number] first.", "Write the text"],
  ["Roofs by <Company Name> under oaks.", "Write the text"],
  ["Roofs: <Service> in [Your State].", "Write the text"],
  ['"???"', "Write the text"],
  ["FIXME later", "Write the text"],
  ["asdfasdf", "Write the text"],
  ["abc", "Write the text"],
  ["test", "Write the text"],
  ["x", "Write the text"],
]).map((row) => (/^Roofs: /.test(row.after) ? { ...row, after: `"${row.after}"` } : row));

export const textRows: Row[] = [
  ...braces,
  ...foreign,
  ...plainBraces,
  ...ownNames,
  ...links,
  ...signs,
  ...plainMarks,
  ...cutOff,
  ...letters,
  ...unwritten,
];

export const textControls: Control[] = [
  ...[
    "AT&T and R&D; a < b, and c > d",
    "5 * 6 * 7 feet, 3*4 inches",
    "The [sic] and [1] of it, as [Smith] wrote of [the town]",
    "Rates* vary, and terms apply",
    "*Terms apply",
    "“We fell in love with it.”",
    "Only $5 - $10, 50% off and 100% safe",
    "snake_case_name and mail_to_us",
    "Under <500 sq ft and >30 feet",
    "Café Ångström, ÑANDÚ, Straße, Âge, naïve résumé",
    "We do everything, todo incluido, and a sample of it",
    "Write your message here",
    "It's 5' 6\" tall; \"quoted\" words and 'more'",
    "#1 in roofs, #2 in gutters",
    "Tom & Jerry; Q&A (see below)",
    "C:\\roofs ~ 20 years ~ 30 years",
    "**Bold** words and [a link](/contact) and [another](/contact#quote).",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an amount behind its currency
    "Only ${founded} roofs",
    "See (here) [there] and f(x)[0]",
    "Slow... and so on...",
    "D:\\roofs\\new and D:\\tiles",
    "From 9:30:15 to 10:00, at a ratio of 1:2:3 or a:b",
    "What had had to go, that that was, in in-law units",
    "1) Wash, 2) sand; a - b - c",
    "Either/or | both",
    "Oaks.",
    "Oaks",
    "Sand",
    "R&amps and AT&T&quotes",
  ].map((text) => ({ file: city, before: oaks, after: JSON.stringify(text) })),
  ...["5-year guarantee # 1st of its kind", "5-year guarantee #ours"].map((text) => ({
    file: "business.yaml",
    before: "warranty: 5-year guarantee",
    after: `warranty: ${text}`,
  })),
  { file: home, before: "Roofs that last", after: '"“Roofs” that “last”"' },
  { file: home, before: "Roofs that last", after: "Roofs [sic] that last * forever" },
  { file: home, before: "Roofs that last", after: "Roofs & gutters <3" },
];
