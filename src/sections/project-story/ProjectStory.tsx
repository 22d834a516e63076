import { Band } from "../../parts/Band.tsx";
import { PlainList } from "../../parts/NameList.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import type { SectionView } from "../index.ts";

/** Story, highlights and services of a project. */
export default function ProjectStory({ section }: { section: SectionView<"project-story"> }) {
  const { id, narrative, highlights, services, servicesHeading, successStory } = section;
  const lists = services ? [...highlights, { heading: servicesHeading, items: services }] : highlights;
  return (
    <Band name="project-story" id={id}>
      <div className="story">
        <div className="running">
          {narrative.map((part) => (
            <div key={part.heading}>
              <h2>{unbrokenHeading(part.heading)}</h2>
              <Paragraph text={part.text} />
            </div>
          ))}
          {successStory && (
            <div className="success-story">
              <h2>{successStory.heading}</h2>
              <Paragraph text={successStory.text} />
            </div>
          )}
        </div>
        <div className="story-lists">
          {lists.map((list) => (
            <div key={list.heading}>
              <h2>{list.heading}</h2>
              <PlainList items={list.items} className="ledger checks" />
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}
