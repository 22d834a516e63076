import { contactLine } from "../../fields/contact-line.ts";
import {
  choice,
  group,
  line,
  link,
  list,
  optional,
  prose,
  type Resolved,
  ref,
  type Static,
  target,
} from "../../fields/index.ts";

export const navigationFields = group("Header, menus, footer and floating buttons.", {
  tagline: optional(line("Line under the name in the header.", "Roofing since 1971")),
  skipLink: line("Link that jumps to the main text.", "Jump to the text"),
  mainLabel: line("Name of the main menu for screen readers.", "Main"),
  menuLabel: line("Button that opens the menu on small screens.", "Menu"),
  closeLabel: line("Button that closes it.", "Close"),
  phoneLabel: optional(
    line(
      "Words of the phone button. It sends a text if the business takes only texts, and is left out if it has no number.",
      "{phone}",
      { reaches: ["call", "text"] },
    ),
  ),
  phoneAccessibleLabel: optional(
    line("What a screen reader says for the phone button.", "Call {phone}", { reaches: ["call", "text"] }),
  ),
  primaryTag: line("Tag of the county that comes first.", "Primary area"),
  allCities: line("Link to a county's hub below its list; {county} is replaced.", "All of {county}", {
    fills: ["county"],
  }),
  allAreas: optional(
    line(
      "Link to the page of a menu of areas, inside the opened menu; without it, the link is called like the menu.",
      "Map of all areas",
    ),
  ),
  header: list(
    "Entries of the main menu, in order.",
    group("An entry of the main menu: a link, or a menu of links.", {
      label: line("Words of the entry.", "Services"),
      to: optional(target()),
      menu: optional(
        choice(
          ["services", "areas", "links"],
          "What opens below: all services, all counties with their cities, or the links named here.",
          "services",
        ),
      ),
      links: optional(
        list(
          "Links of a menu of kind links.",
          group("A link with a line that explains it.", {
            label: line("The words of the link.", "Guides"),
            to: target(),
            note: optional(line("One line that explains it.", "How to choose shingles")),
          }),
          { minItems: 1 },
        ),
      ),
    }),
    { minItems: 1 },
  ),
  estimate: group("The one action of the header.", {
    label: line("Words of the button.", "Free quote"),
    to: target(),
  }),
  homeLabel: line("Name of the home page in breadcrumbs.", "Home"),
  breadcrumbLabel: line("Name of the breadcrumb trail for screen readers.", "Breadcrumb"),
  footer: group("The footer.", {
    columns: list(
      "Columns of links.",
      group("A column.", {
        heading: line("Heading of the column.", "Company"),
        links: optional(list("Its links.", link, { minItems: 1 })),
        cities: optional(list("Cities it links.", ref("city"), { minItems: 1 })),
        note: optional(line("Last line of the column.", "And the towns around")),
      }),
      { minItems: 1, mayRepeat: true },
    ),
    contactHeading: line("Heading of the contact column.", "Contact"),
    callLabel: contactLine.call,
    textLabel: contactLine.text,
    emailLabel: contactLine.email,
    address: optional(
      line(
        "Address of a firm that receives its customers, on every page as structured data has it.",
        "{street}, {locality}, {region} {postalCode}",
      ),
    ),
    hoursHeading: line("Heading of the opening hours.", "Hours"),
    license: optional(line("License line.", "{licenseAuthority} {licenseNumber}")),
    legalLinks: optional(list("Links of the last row, such as the privacy policy.", link, { minItems: 1 })),
    copyright: line("Copyright line.", "© {copyrightYear} {businessName}"),
    illustrations: optional(line("Says that pictures are drawings.", "Pictures are drawings.")),
    homeLink: line("What a screen reader says for the logo.", "{businessName}, home"),
  }),
  floating: group("Buttons that stay on the screen.", {
    label: line("Name of the group for screen readers.", "Contact us"),
    items: list(
      "The buttons.",
      group("A button.", {
        icon: choice(["phone", "message", "calendar"], "Picture on the button.", "phone"),
        label: line("Words on phones.", "Call"),
        wideLabel: line("Words on wide screens.", "Call us"),
        to: target(),
      }),
      { minItems: 1, mayRepeat: true },
    ),
  }),
  errorScreen: group("Screen shown when the application fails.", {
    heading: line("Heading.", "Something broke"),
    text: prose("What to do now.", "Please call us."),
  }),
  newTabNote: line("Said to screen readers behind a link that opens a new tab.", "new tab"),
  sampleTag: line(
    "Tag on whatever is marked `sample: true`, until the real thing stands in its place.",
    "Example only",
  ),
});

export type Navigation = Static<typeof navigationFields>;
/** As its page gets it. */
export type NavigationProps = Resolved<typeof navigationFields>;
