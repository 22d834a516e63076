import { Band } from "../../parts/Band.tsx";
import type { SectionView } from "../index.ts";

/** Numbers with a line each. */
export default function Stats({ section }: { section: SectionView<"stats"> }) {
  return (
    <Band name="stats" id={section.id}>
      <h2 className="visually-hidden">{section.heading}</h2>
      <dl className="numbers">
        {section.items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
