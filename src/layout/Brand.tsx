import { Anchor } from "../parts/Anchor.tsx";
import type { LayoutProps } from "./view.ts";

/** The mark and the name, leading home, with the line under it. */
export function Brand({ layout }: { layout: LayoutProps }) {
  const { logo, businessName, navigation } = layout;
  return (
    <div className="brand">
      <Anchor to="/" className="brand-link" label={navigation.footer.homeLink}>
        <img src={logo.src} alt="" width={40} height={40} />
        {businessName}
      </Anchor>
      {navigation.tagline && <p className="brand-line">{navigation.tagline}</p>}
    </div>
  );
}
