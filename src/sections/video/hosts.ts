/** A video on another host: its page there, and the address of the player, which plays at once with `&autoplay=1`. */
export interface HostedVideo {
  page: string;
  embed: string;
}

/** Where a video is on its host. These players set no cookies before they play. */
export function hostedVideo(video: { youtube: string } | { vimeo: string }): HostedVideo {
  if ("youtube" in video)
    return {
      page: `https://www.youtube.com/watch?v=${video.youtube}`,
      embed: `https://www.youtube-nocookie.com/embed/${video.youtube}?rel=0`,
    };
  // A video that is not listed has a second part.
  const [id, key] = video.vimeo.split("/");
  return {
    page: `https://vimeo.com/${video.vimeo}`,
    embed: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ""}`,
  };
}
