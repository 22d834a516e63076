import { Band } from "../../parts/Band.tsx";
import { SplitPicture } from "../../parts/SplitPicture.tsx";
import { StripControls } from "../../parts/StripControls.tsx";
import { useStrip } from "../../parts/strip.ts";
import type { SectionView } from "../index.ts";

/** Pairs of before and after of a project, one at a time; side by side and one below the other where there is no script. */
export default function ProjectComparison({ section }: { section: SectionView<"project-comparison"> }) {
  const { id, heading, pairs, beforeLabel, afterLabel, handle, handleValue } = section;
  const strip = useStrip(pairs.length);
  return (
    <Band name="project-comparison" id={id} tone="cool" heading={heading}>
      <section
        className="pairs"
        aria-label={heading}
        ref={strip.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reachable by keyboard
        tabIndex={0}
        {...strip.handlers}
      >
        <ul>
          {pairs.map(({ label, before, after }) => (
            <li key={label}>
              <figure>
                <SplitPicture
                  before={before}
                  after={after}
                  width="full"
                  beforeLabel={beforeLabel}
                  afterLabel={afterLabel}
                  handle={handle}
                  handleValue={handleValue}
                  name={label}
                />
                <figcaption>{label}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <StripControls strip={strip} words={section} />
    </Band>
  );
}
