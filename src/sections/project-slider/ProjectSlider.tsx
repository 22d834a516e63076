import { Band } from "../../parts/Band.tsx";
import { Img } from "../../parts/Img.tsx";
import { PictureOrigin } from "../../parts/PictureCaption.tsx";
import { StripControls } from "../../parts/StripControls.tsx";
import { useStrip } from "../../parts/strip.ts";
import { fillText } from "../../site/text.ts";
import type { SectionView } from "../index.ts";

type SliderView = SectionView<"project-slider">;

/** The pictures of a project as a strip to swipe, scroll or step through. */
export default function ProjectSlider({ section }: { section: SliderView }) {
  const { id, heading, slides, illustration, isIllustrated } = section;
  const strip = useStrip(slides.length);
  const thumbnails = slides.map(({ image }) => ({
    key: image.name,
    picture: <Img picture={image} width="thumbnail" isDecorative />,
  }));
  return (
    <Band name="project-slider" id={id}>
      <h2 className="visually-hidden">{heading}</h2>
      <section
        className="strip"
        aria-label={heading}
        ref={strip.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reachable by keyboard
        tabIndex={0}
        {...strip.handlers}
      >
        <ul>
          {slides.map((slide, index) => (
            <li key={slide.image.name}>
              <Slide section={section} slide={slide} index={index} />
            </li>
          ))}
        </ul>
      </section>
      <StripControls strip={strip} words={section} thumbnails={thumbnails} />
      {isIllustrated && <p className="picture-note">{illustration}</p>}
    </Band>
  );
}

interface SlideProps {
  section: SliderView;
  slide: SliderView["slides"][number];
  index: number;
}

function Slide({ section, slide, index }: SlideProps) {
  const { counter, beforeLabel, afterLabel, slides } = section;
  const tag = slide.state && { before: beforeLabel, after: afterLabel }[slide.state];
  return (
    <figure className="slide">
      <Img picture={slide.image} width="column" />
      <figcaption>
        {tag && <span className="tag">{tag}</span>}
        <span className="slide-caption">{slide.caption}</span>
        <PictureOrigin picture={slide.image} />
        <span className="counter scriptless">
          {fillText(counter, { n: String(index + 1), total: String(slides.length) })}
        </span>
      </figcaption>
    </figure>
  );
}
