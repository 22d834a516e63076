import { Anchor } from "../../parts/Anchor.tsx";
import { SplitBand } from "../../parts/Band.tsx";
import { PictureFigure } from "../../parts/PictureFigure.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import type { SectionView } from "../index.ts";

/** The recent project of the city. */
export default function CityProject({ section }: { section: SectionView<"city-project"> }) {
  const { id, heading, project, text, picture, link, illustration } = section;
  return (
    <SplitBand name="city-project" id={id} heading={heading}>
      <div className="media">
        <PictureFigure
          picture={picture}
          width="half"
          caption={project.isIllustrated ? illustration : undefined}
        />
        <div>
          <h3>{unbrokenHeading(project.title)}</h3>
          <Paragraph text={text} className="soft" />
          {project.path !== undefined && (
            <Anchor to={project.path} className="strong-link">
              {link}
            </Anchor>
          )}
        </div>
      </div>
    </SplitBand>
  );
}
