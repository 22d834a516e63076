import { Anchor } from "../../parts/Anchor.tsx";
import { SplitBand } from "../../parts/Band.tsx";
import { SampleTag } from "../../parts/SampleTag.tsx";
import type { SectionView } from "../index.ts";

/** License and certificates, each with its proof. */
export default function Certifications({ section }: { section: SectionView<"certifications"> }) {
  const { id, heading, text, credentials } = section;
  return (
    <SplitBand name="certifications" id={id} heading={heading} text={text}>
      <ul className="credentials">
        {credentials.map((credential) => (
          <li key={`${credential.name} ${credential.number}`}>
            <h3>{credential.name}</h3>
            <p className="soft">{credential.authority}</p>
            <p>
              {credential.number} <SampleTag of={credential} />
            </p>
            {credential.valid && <p className="soft">{credential.valid}</p>}
            {credential.link && (
              <Anchor to={credential.link.to} className="strong-link">
                {credential.link.label}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </SplitBand>
  );
}
