import { Img } from "../../parts/Img.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { TitleHeading } from "../../parts/TitleHeading.tsx";
import type { SectionView } from "../index.ts";

/** Headline, date and author of an article. */
export default function ArticleHeader({ section }: { section: SectionView<"article-header"> }) {
  const { id, headline, lead, byline, publishedOn, image } = section;
  return (
    <section id={id} className={`hero article-header ${image ? "hero-with-picture" : "hero-plain"}`}>
      <div className="wrap hero-grid">
        <TitleHeading text={headline} />
        {image && (
          <div className="hero-picture">
            <Img picture={image} width="tall" isFirst />
          </div>
        )}
        <div className="hero-text">
          <Paragraph text={lead} className="lead" />
          <p className="byline">
            <time dateTime={publishedOn}>{byline}</time>
          </p>
        </div>
      </div>
    </section>
  );
}
