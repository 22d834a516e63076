import { Band } from "../../parts/Band.tsx";
import { Img } from "../../parts/Img.tsx";
import { PictureCaption } from "../../parts/PictureCaption.tsx";
import type { SectionView } from "../index.ts";

/** Gallery of a project. */
export default function ProjectGallery({ section }: { section: SectionView<"project-gallery"> }) {
  const { id, heading, pictures, illustration, isIllustrated } = section;
  return (
    <Band name="project-gallery" id={id} heading={heading}>
      <ul className="gallery">
        {pictures.map(({ image, caption }) => (
          <li key={image.name}>
            <figure className="figure">
              <Img picture={image} width="half" />
              <PictureCaption picture={image} caption={caption} />
            </figure>
          </li>
        ))}
      </ul>
      {isIllustrated && <p className="picture-note">{illustration}</p>}
    </Band>
  );
}
