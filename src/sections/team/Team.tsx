import { Anchor } from "../../parts/Anchor.tsx";
import { Band } from "../../parts/Band.tsx";
import { Img } from "../../parts/Img.tsx";
import { PlainList } from "../../parts/NameList.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { SampleTag } from "../../parts/SampleTag.tsx";
import type { SectionView } from "../index.ts";

type Member = SectionView<"team">["members"][number];

/** The people of the firm. */
export default function Team({ section }: { section: SectionView<"team"> }) {
  const { id, heading, text, members, isProfile } = section;
  return (
    <Band name="team" id={id} heading={heading} text={text}>
      <ul className="member-grid">
        {members.map((member) => (
          <li key={member.id}>
            <Person member={member} isNamed={!isProfile} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Person({ member, isNamed }: { member: Member; isNamed: boolean }) {
  const { name, role, picture, text, since, credentials, path } = member;
  return (
    <>
      {picture && <Img picture={picture} width="card" />}
      {isNamed && <h3>{path === undefined ? name : <Anchor to={path}>{name}</Anchor>}</h3>}
      <p className="role">
        {role} <SampleTag of={member} />
      </p>
      <Paragraph text={text} className="soft" />
      <Paragraph text={since} className="soft" />
      {credentials && <PlainList items={credentials} className="checks soft" />}
    </>
  );
}
