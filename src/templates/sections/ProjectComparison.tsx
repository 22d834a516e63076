import type { SectionView } from "../../routes/sections.ts";
import { Band } from "../parts/Band.tsx";
import { Img } from "../parts/Img.tsx";

/** Pairs of before and after of a project, side by side. */
export function ProjectComparison({ section }: { section: SectionView<"project-comparison"> }) {
  const { id, heading, pairs, beforeLabel, afterLabel } = section;
  return (
    <Band name="project-comparison" id={id} tone="cool">
      <h2>{heading}</h2>
      <ul className="pairs">
        {pairs.map(({ label, before, after }) => (
          <li key={label}>
            <figure>
              <div className="pair">
                <div className="pair-side">
                  <Img picture={before} width="half" />
                  <span className="tag">{beforeLabel}</span>
                </div>
                <div className="pair-side">
                  <Img picture={after} width="half" />
                  <span className="tag">{afterLabel}</span>
                </div>
              </div>
              <figcaption>{label}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
