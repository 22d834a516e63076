import { Band } from "../../parts/Band.tsx";
import { Img } from "../../parts/Img.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";
import { Viewer } from "./parts/Viewer.tsx";
import { useViewer } from "./use-viewer.ts";

/** Photos in a grid. Without script each leads to its large picture. */
export default function Gallery({ section }: { section: SectionView<"gallery"> }) {
  const { id, heading, text, pictures } = section;
  const viewer = useViewer(pictures.length);
  return (
    <Band name="photos" id={id} heading={heading}>
      <Paragraph text={text} />
      <ul className="photo-grid">
        {pictures.map((picture, index) => (
          <li key={picture.name}>
            <a
              href={picture.src}
              onClick={(event) => {
                event.preventDefault();
                viewer.open(index);
              }}
            >
              <Img picture={picture} width="card" />
            </a>
          </li>
        ))}
      </ul>
      <Viewer words={section} pictures={pictures} viewer={viewer} />
    </Band>
  );
}
