import { Band } from "../../parts/Band.tsx";
import { Buttons } from "../../parts/Buttons.tsx";
import { Img } from "../../parts/Img.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";

/** A colored band with buttons. */
export default function CallToAction({ section }: { section: SectionView<"call-to-action"> }) {
  const { id, tone, heading, text, buttons, image } = section;
  return (
    <Band name="call-to-action" id={id} tone={tone ?? "cool"} heading={heading}>
      <Paragraph text={text} className="lead" />
      <Buttons items={buttons} />
      {image && (
        <div className="standing">
          <Img picture={image} width="third" />
        </div>
      )}
    </Band>
  );
}
