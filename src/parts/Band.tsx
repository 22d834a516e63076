import type { ReactNode } from "react";
import type { Prose as ProseText } from "../fields/summaries.ts";
import { Paragraph } from "./Prose.tsx";
import { unbrokenHeading } from "./unbroken.tsx";

export type Tone = "plain" | "cool" | "warm" | "dark" | "accent";

interface BandProps {
  name: string;
  id: string | undefined;
  tone?: Tone | undefined;
  heading?: string | undefined;
  text?: ProseText | undefined;
  children: ReactNode;
}

/** A section of a page: a band of color over the whole width, its matter in the middle. */
export function Band({ name, id, tone = "plain", heading, text, children }: BandProps) {
  return (
    <section id={id} className={`band ${tone} ${name}`}>
      <div className="wrap">
        {heading && <h2>{unbrokenHeading(heading)}</h2>}
        <Paragraph text={text} className="soft" />
        {children}
      </div>
    </section>
  );
}

interface SplitBandProps extends BandProps {
  heading: string;
  /** What stands under the heading, beside the matter. */
  aside?: ReactNode;
  /** What stands there too, but on phones below the matter. */
  after?: ReactNode;
  /** A picture that stands on the lower edge. */
  standing?: ReactNode;
}

/** A section with its heading at the left and its matter at the right. */
export function SplitBand({ heading, text, aside, after, standing, children, ...band }: SplitBandProps) {
  return (
    <Band {...band}>
      <div className="split">
        <div className="split-head">
          <h2>{unbrokenHeading(heading)}</h2>
          <Paragraph text={text} className="soft" />
          {aside}
        </div>
        <div className="split-body">{children}</div>
        {after && <div className="split-after">{after}</div>}
        {standing && <div className="standing">{standing}</div>}
      </div>
    </Band>
  );
}
