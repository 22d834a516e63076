import { Anchor } from "../parts/Anchor.tsx";
import { Icon } from "../parts/Icon.tsx";
import type { LayoutProps } from "./view.ts";

/** The inside of the floating buttons. */
export function FloatingBar({ layout }: { layout: LayoutProps }) {
  const { label, items } = layout.navigation.floating;
  return (
    <nav aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Anchor to={item.to}>
              <Icon name={item.icon} />
              <span className="narrow-only">{item.label}</span>
              <span className="wide-only">{item.wideLabel}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
