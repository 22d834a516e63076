import { Band } from "../../parts/Band.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { Swatch } from "../../parts/Swatch.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import { proseToText } from "../../site/text.ts";
import type { SectionView } from "../index.ts";
import type { CharacterPart } from "./view.ts";

type Levels = SectionView<"city-character">["levels"];
type PartOf<N extends CharacterPart["name"]> = { part: Extract<CharacterPart, { name: N }> };

/** What marks the city: two or three parts in its own order. */
export default function CityCharacter({ section }: { section: SectionView<"city-character"> }) {
  return (
    <Band name="city-character" id={section.id} tone="warm">
      {section.parts.map((part) => (
        <div key={part.name} className={`character ${part.name}`}>
          <h2>{unbrokenHeading(part.heading)}</h2>
          {"text" in part && <Paragraph text={part.text} className="soft" />}
          <Part part={part} levels={section.levels} />
        </div>
      ))}
    </Band>
  );
}

function Part({ part, levels }: { part: CharacterPart; levels: Levels }) {
  switch (part.name) {
    case "eras":
      return <Eras part={part} />;
    case "palette":
      return <Palette part={part} />;
    case "checklist":
      return <Checklist part={part} />;
    case "exposure":
      return <Exposure part={part} levels={levels} />;
  }
}

function Eras({ part }: PartOf<"eras">) {
  return (
    <ol className="timeline">
      {part.items.map(({ years, text }) => (
        <li key={years}>
          <h3>{years}</h3>
          <Paragraph text={text} />
        </li>
      ))}
    </ol>
  );
}

function Palette({ part }: PartOf<"palette">) {
  return (
    <ul className="swatches">
      {part.colors.map(({ name, color }) => (
        <li key={name}>
          <Swatch color={color} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Checklist({ part }: PartOf<"checklist">) {
  return (
    <ul className="checks">
      {part.items.map((item) => (
        <li key={proseToText(item)}>
          <Paragraph text={item} />
        </li>
      ))}
    </ul>
  );
}

function Exposure({ part, levels }: PartOf<"exposure"> & { levels: Levels }) {
  return (
    <ul className="forces">
      {part.items.map(({ name, level, text }) => (
        <li key={name} className={`force force-${level}`}>
          <h3>
            {name} <span className="level">{levels[level]}</span>
          </h3>
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  );
}
