const paths = {
  phone: "M4 2h3l2 5-2.5 1.5a10 10 0 0 0 5 5L13 11l5 2v3a2 2 0 0 1-2 2A14 14 0 0 1 2 4a2 2 0 0 1 2-2z",
  message: "M2 3h16v11H9l-4 4v-4H2z",
  mail: "M2 4h16v12H2zM2 5l8 6 8-6",
  calendar: "M3 4h14v14H3zM3 8h14M7 2v4M13 2v4",
  menu: "M1 5h18M1 10h18M1 15h12",
  close: "M4 4l12 12M16 4L4 16",
  chevron: "M5 8l5 5 5-5",
  check: "M3 11l4.5 4.5L17 5",
  alert: "M10 2L19 18H1zM10 8v4M10 15v.5",
  arrow: "M2 10h15M11 4l6 6-6 6",
  back: "M18 10H3M9 4l-6 6 6 6",
  play: "M5 3l12 7-12 7z",
  split: "M7 5l-5 5 5 5M13 5l5 5-5 5",
  star: "M10 2l2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L2 7.9l5.6-.7z",
} as const;

export type IconName = keyof typeof paths;

/** A small line drawing beside a word; it says nothing by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

const iconsOfSchemes: Record<string, IconName> = { tel: "phone", sms: "message", mailto: "mail" };

/** The drawing that fits where a link leads; undefined for links to pages. A link that is being edited starts with a mark. */
export function iconOf(to: string): IconName | undefined {
  const [, scheme = ""] = /^[^a-z/]?(\w+):/.exec(to) ?? [];
  return iconsOfSchemes[scheme];
}
