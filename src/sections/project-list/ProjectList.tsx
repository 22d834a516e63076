import type { ProjectSummary } from "../../fields/summaries.ts";
import { Anchor } from "../../parts/Anchor.tsx";
import { Band } from "../../parts/Band.tsx";
import { PictureFigure } from "../../parts/PictureFigure.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import type { SectionView } from "../index.ts";

type ListView = SectionView<"project-list">;

/** All projects, in the order of their numbers. */
export default function ProjectList({ section }: { section: ListView }) {
  const { id, heading, projects } = section;
  return (
    <Band name="project-list" id={id} heading={heading}>
      <ul className="project-grid">
        {projects.map((project) => (
          <li key={project.id} className="card">
            <Project project={project} section={section} isUnderHeading={heading !== undefined} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

interface ProjectProps {
  project: ProjectSummary;
  section: ListView;
  isUnderHeading: boolean;
}

function Project({ project, section, isUnderHeading }: ProjectProps) {
  const { image, before, title, location, type, description, path, isIllustrated } = project;
  const Heading = isUnderHeading ? "h3" : "h2";
  return (
    <>
      <PictureFigure
        picture={image}
        before={before}
        width="half"
        caption={isIllustrated ? section.illustration : undefined}
      />
      <span className="tag">{type}</span>
      <Heading>{unbrokenHeading(title)}</Heading>
      <p className="place">{location}</p>
      <p className="soft">{description}</p>
      {path !== undefined && (
        <Anchor to={path} className="strong-link">
          {section.linkLabel}
          <span className="visually-hidden"> {title}</span>
        </Anchor>
      )}
    </>
  );
}
