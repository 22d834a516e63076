import { Anchor } from "../parts/Anchor.tsx";
import { PlaceName } from "../parts/CountyLists.tsx";
import type { LayoutProps } from "./view.ts";

type Entry = LayoutProps["navigation"]["header"][number];

/** What opens below an entry of the menu. */
export function MenuLists({ entry, layout }: { entry: Entry; layout: LayoutProps }) {
  if (entry.menu === "areas") return <AreaLists layout={layout} />;
  if (entry.menu === "services")
    return (
      <LinkList
        items={layout.services.map(({ title, description, path }) => ({
          label: title,
          to: path,
          note: description,
        }))}
      />
    );
  return <LinkList items={entry.links ?? []} />;
}

/** The link to the page that a menu itself has. */
export function OverviewLink({ entry, layout }: { entry: Entry; layout: LayoutProps }) {
  if (!entry.to) return null;
  return (
    <Anchor to={entry.to} className="menu-all menu-overview">
      {(entry.menu === "areas" && layout.navigation.allAreas) || entry.label}
    </Anchor>
  );
}

function LinkList({ items }: { items: { label: string; to: string; note?: string }[] }) {
  return (
    <ul className="menu-list">
      {items.map(({ label, to, note }) => (
        <li key={to}>
          <Anchor to={to}>{label}</Anchor>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

function AreaLists({ layout }: { layout: LayoutProps }) {
  return layout.counties.map((county) => (
    <div key={county.id} className="menu-county">
      <p className="menu-heading">
        {county.name}
        {county.isPrimary && <span className="tag"> {layout.navigation.primaryTag}</span>}
      </p>
      <ul className="menu-list">
        {county.cities.map((city) => (
          <li key={city.path ?? city.name}>
            <PlaceName {...city} />
          </li>
        ))}
        {county.path !== undefined && (
          <li>
            <Anchor to={county.path} className="menu-all">
              {county.allCities}
            </Anchor>
          </li>
        )}
      </ul>
    </div>
  ));
}
