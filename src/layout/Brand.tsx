import type { Picture } from "../fields/summaries.ts";
import { Anchor } from "../parts/Anchor.tsx";
import type { LayoutProps } from "./view.ts";

/** Side of the square that a mark stands in, and width that no logo exceeds, in CSS pixels. */
const side = 40;
const widest = 160;

/** The mark and the name, leading home, with the line under it. A logo twice as wide as high holds the name itself. */
export function Brand({ layout }: { layout: LayoutProps }) {
  const { logo, businessName, navigation } = layout;
  const isWordmark = logo.width >= 2 * logo.height;
  return (
    <div className={isWordmark ? "brand wordmark" : "brand"}>
      <Anchor to="/" className="brand-link" label={navigation.footer.homeLink}>
        <img src={logo.src} alt="" {...sizeWithin(isWordmark ? widest : side, logo)} />
        {!isWordmark && businessName}
      </Anchor>
      {navigation.tagline && <p className="brand-line">{navigation.tagline}</p>}
    </div>
  );
}

function sizeWithin(width: number, logo: Picture): { width: number; height: number } {
  const scale = Math.min(width / logo.width, side / logo.height);
  return { width: Math.round(scale * logo.width), height: Math.round(scale * logo.height) };
}
