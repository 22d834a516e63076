import { type ComponentType, type MouseEvent, useState } from "react";
import type { Picture } from "../../../fields/summaries.ts";
import { Icon } from "../../../parts/Icon.tsx";
import { Img } from "../../../parts/Img.tsx";
import type { HostedVideo } from "../hosts.ts";

interface FacadeProps {
  video: HostedVideo & { play: string; consent: string };
  poster: Picture;
  title: string;
}

/**
 * The picture of a video on another host, of which nothing is loaded before it is pressed. Without script it leads to the
 * page of the video there.
 */
export function Facade({ video: { page, embed, play, consent }, poster, title }: FacadeProps) {
  const [Player, setPlayer] = useState<ComponentType<{ embed: string; title: string }>>();
  const start = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const module = await import("./Player.tsx");
      setPlayer(() => module.Player);
    } catch {
      location.assign(page);
    }
  };
  const content = (
    <>
      <Img picture={poster} width="twoThirds" isDecorative />
      <span className="facade-words">
        <span className="button primary">
          <Icon name="play" />
          {play}
        </span>
        <span className="visually-hidden"> ({title}) </span>
        <small>{consent}</small>
      </span>
    </>
  );
  // The player covers all of it, so that nothing around it moves.
  if (Player)
    return (
      <div className="facade">
        {content}
        <Player embed={embed} title={title} />
      </div>
    );
  return (
    <a href={page} className="facade" onClick={start}>
      {content}
    </a>
  );
}
