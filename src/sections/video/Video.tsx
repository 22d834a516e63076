import { Band } from "../../parts/Band.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { SampleTag } from "../../parts/SampleTag.tsx";
import { proseToText } from "../../site/text.ts";
import type { SectionView } from "../index.ts";
import { Facade } from "./parts/Facade.tsx";

/** A video with what is to be said of it. */
export default function Video({ section }: { section: SectionView<"video"> }) {
  const { id, heading, text, video, title, description, poster, facts, transcript } = section;
  return (
    <Band name="film" id={id} heading={heading} text={text}>
      <figure>
        {"file" in video ? (
          // biome-ignore lint/a11y/useMediaCaption: a video without sound needs none
          <video
            src={video.file}
            poster={poster.src}
            width={poster.width}
            height={poster.height}
            preload="none"
            controls
            playsInline
            aria-label={title}
          >
            {video.captions && (
              <track
                kind="captions"
                src={video.captions.file}
                srcLang={video.language}
                label={video.captions.label}
              />
            )}
          </video>
        ) : (
          <Facade video={video} poster={poster} title={title} />
        )}
        <figcaption>
          <h3>{title}</h3>
          <SampleTag of={section} />
          <p>{description}</p>
          <p className="soft">{facts}</p>
          {transcript && (
            <details>
              <summary>{transcript.label}</summary>
              {transcript.paragraphs.map((paragraph) => (
                <Paragraph key={proseToText(paragraph)} text={paragraph} />
              ))}
            </details>
          )}
        </figcaption>
      </figure>
    </Band>
  );
}
