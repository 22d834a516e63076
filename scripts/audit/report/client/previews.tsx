import { useState } from "react";
import type { SearchSnippet, SocialCard } from "../report-data.ts";
import { useModel } from "./model.ts";

/** The search result of a page on a screen: name, address with the trail, title, description. */
export function SearchResult({
  device,
  snippet: { title, description },
  trail,
}: {
  device: "desktop" | "phone";
  snippet: SearchSnippet;
  trail: readonly string[];
}) {
  const { origin, name, icon, folder } = useModel().data.site;
  return (
    <div className={`search-result ${device}`}>
      <div className="site-line">
        <span className="favicon">
          {icon !== undefined && <img src={folder + icon.slice(1)} alt="" width={18} height={18} />}
        </span>
        <div>
          <span className="site-name">{name}</span>
          <span className="address">
            {/* Phones show the domain alone (Google, January 2025). */}
            {device === "phone" ? new URL(origin).host : [origin, ...trail].join(" › ")}
          </span>
        </div>
      </div>
      <p className="result-title">{title || "(no title)"}</p>
      <p className="result-text">{description || "(no description: Google picks text from the page)"}</p>
    </div>
  );
}

/** The card of a page in social networks. */
export function SocialCardPreview({ card: { siteName, title, description, image } }: { card: SocialCard }) {
  const { host } = new URL(useModel().data.site.origin);
  return (
    <div className="social-card">
      {image ? <CardPicture image={image} /> : <p className="no-picture">No image is set.</p>}
      <div className="card-text">
        <p className="note">{siteName === "" ? host : `${host} · ${siteName}`}</p>
        <p className="card-title">{title || "(no title)"}</p>
        <p>{description}</p>
      </div>
    </div>
  );
}

/** The picture; its name where it cannot be shown. */
function CardPicture({ image: { url, file, alt } }: { image: NonNullable<SocialCard["image"]> }) {
  const { folder } = useModel().data.site;
  const [isBroken, setIsBroken] = useState(file === undefined && !/^https?:/i.test(url));
  if (isBroken) return <p className="no-picture">{file ?? url}</p>;
  const address = file === undefined ? url : folder + file.slice(1);
  return <img src={address} alt={alt} onError={() => setIsBroken(true)} />;
}
