import { Band, SplitBand } from "../../parts/Band.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import type { SectionView } from "../index.ts";

/** Numbered steps of a process. */
export default function Steps({ section }: { section: SectionView<"steps"> }) {
  const { id, heading, text, items, look, hasSwatches = true } = section;
  if (look === "stubs") return <Stubs section={section} />;
  return (
    <SplitBand name="steps" id={id} heading={heading} text={text}>
      <ol className="step-list">
        {items.map((item, index) => (
          <li key={item.title}>
            {hasSwatches && <Swatch coverage={(index + 1) / items.length} />}
            <h3>{unbrokenHeading(item.title)}</h3>
            <Paragraph text={item.text} className="soft" />
          </li>
        ))}
      </ol>
    </SplitBand>
  );
}

/** Steps as stubs torn from a receipt book. */
function Stubs({ section: { id, heading, text, items } }: { section: SectionView<"steps"> }) {
  return (
    <Band name="steps" id={id} heading={heading} text={text}>
      <ol className="stubs">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{unbrokenHeading(item.title)}</h3>
            <Paragraph text={item.text} className="soft" />
          </li>
        ))}
      </ol>
    </Band>
  );
}

const side = 64;

/** Covered further at each step. */
function Swatch({ coverage }: { coverage: number }) {
  const height = Math.round(side * coverage);
  return (
    <svg className="swatch" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path
        d={`M0 0h${side / 2}v${height}H0zM${side / 2} 0h${side / 2}v${Math.min(side, height + 5)}H${side / 2}z`}
      />
    </svg>
  );
}
