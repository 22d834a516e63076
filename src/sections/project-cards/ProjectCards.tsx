import type { ProjectSummary } from "../../fields/summaries.ts";
import { Anchor } from "../../parts/Anchor.tsx";
import { Band } from "../../parts/Band.tsx";
import { Button } from "../../parts/Buttons.tsx";
import { PictureFigure } from "../../parts/PictureFigure.tsx";
import { SampleTag } from "../../parts/SampleTag.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import { fillText } from "../../site/text.ts";
import type { SectionView } from "../index.ts";

/** Some projects with the words of their customers. */
export default function ProjectCards({ section }: { section: SectionView<"project-cards"> }) {
  return (
    <Band name="project-cards" id={section.id}>
      <div className="heading-row">
        <h2>{section.heading}</h2>
        <Button button={section.button} />
      </div>
      <ul className="project-trio">
        {section.projects.map((project, index) => (
          <li key={project.id} className="card">
            <PictureFigure
              picture={project.image}
              before={project.before}
              width={index === 0 ? "tall" : "half"}
              caption={project.isIllustrated ? section.illustration : undefined}
            />
            <h3>{unbrokenHeading(project.title)}</h3>
            <p className="soft">{project.location}</p>
            <Testimonial project={project} />
            {project.path !== undefined && (
              <Anchor to={project.path} className="strong-link">
                {fillText(section.linkLabel, { title: project.title })}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Testimonial({ project: { testimonial, type, year } }: { project: ProjectSummary }) {
  if (!testimonial) return null;
  return (
    <figure className="quote">
      <blockquote>
        <p>{testimonial.text}</p>
      </blockquote>
      <figcaption>
        <p>
          {testimonial.customer} <SampleTag of={testimonial} />
        </p>
        <p>
          {type}, {year}
        </p>
      </figcaption>
    </figure>
  );
}
