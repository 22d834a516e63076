import { Anchor } from "../../parts/Anchor.tsx";
import { Buttons } from "../../parts/Buttons.tsx";
import { Img } from "../../parts/Img.tsx";
import { PlainList } from "../../parts/NameList.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { SplitPicture } from "../../parts/SplitPicture.tsx";
import { TitleHeading } from "../../parts/TitleHeading.tsx";
import type { SectionView } from "../index.ts";

type HeroView = SectionView<"hero">;

/** Opening of a page: main heading, picture, lead, buttons and facts. */
export default function Hero({ section }: { section: HeroView }) {
  const { id, heading, lead, buttons, facts, certificate, image, badge } = section;
  const kind = image ? "hero-with-picture" : "hero-plain";
  return (
    <section id={id} className={`hero ${kind}`}>
      <div className="wrap hero-grid">
        <TitleHeading text={heading} />
        {image && <HeroPicture section={section} image={image} />}
        <div className="hero-text">
          {!image && badge && <Seal badge={badge} />}
          <Paragraph text={lead} className="lead" />
          <Buttons items={buttons} />
          {facts && <PlainList items={facts} className="facts" />}
          {certificate && (
            <Anchor to={certificate.to} className="certificate">
              <Img picture={certificate.image} width="third" isDecorative />
              {certificate.label}
            </Anchor>
          )}
        </div>
      </div>
    </section>
  );
}

function HeroPicture({ section, image }: { section: HeroView; image: NonNullable<HeroView["image"]> }) {
  const { before, beforeLabel, afterLabel, handle, handleValue, badge } = section;
  return (
    <div className="hero-picture">
      {before ? (
        <SplitPicture
          before={before}
          after={image}
          width="tall"
          beforeLabel={beforeLabel}
          afterLabel={afterLabel}
          handle={handle}
          handleValue={handleValue}
          isFirst
        />
      ) : (
        <Img picture={image} width="tall" isFirst />
      )}
      {badge && <Seal badge={badge} />}
    </div>
  );
}

function Seal({ badge }: { badge: NonNullable<HeroView["badge"]> }) {
  return (
    <Anchor to={badge.to} className="seal" label={badge.label}>
      <b>{badge.text}</b> {badge.note}
    </Anchor>
  );
}
