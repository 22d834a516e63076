import type { Prose as ProseText } from "../../fields/summaries.ts";
import { Band, SplitBand } from "../../parts/Band.tsx";
import { PictureFigure } from "../../parts/PictureFigure.tsx";
import { Paragraph, Prose as Running } from "../../parts/Prose.tsx";
import { proseToText } from "../../site/text.ts";
import type { SectionView } from "../index.ts";

type ProseView = SectionView<"prose">;

/** Heading and paragraphs, with a picture if there is one. */
export default function Prose({ section }: { section: ProseView }) {
  const { id, tone, heading, numeral } = section;
  const band = { name: "prose", id, tone, children: <Matter section={section} /> };
  const aside = numeral && <p className="numeral">{numeral}</p>;
  return heading ? <SplitBand {...band} heading={heading} aside={aside} /> : <Band {...band} />;
}

function Matter({ section: { paragraphs, items, image } }: { section: ProseView }) {
  return (
    <div className="running">
      {paragraphs.map((text) => (
        <Paragraph key={proseToText(text)} text={text} />
      ))}
      {items && <Items items={items} />}
      {image && <PictureFigure picture={image} width="twoThirds" />}
    </div>
  );
}

function Items({ items }: { items: ProseText[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={proseToText(item)}>
          <Running text={item} />
        </li>
      ))}
    </ul>
  );
}
