import { Icon } from "../parts/Icon.tsx";
import type { LayoutProps } from "./view.ts";

/** The inside of the place of notices, and what scripts bring out when it is needed: a notice, the default picture. */
export function Notices({ layout }: { layout: LayoutProps }) {
  const { notices, defaultPicture } = layout;
  return (
    <>
      {notices && (
        <section aria-label={notices.label} data-ms={notices.ms}>
          <div role="alert" />
          <div role="status" />
          <template className="notice-pattern">
            <div className="notice">
              <Icon name="check" />
              <Icon name="alert" />
              <p>
                <strong className="notice-title" /> <span className="notice-text" />
              </p>
              <button type="button" aria-label={notices.dismiss}>
                <Icon name="close" />
              </button>
            </div>
          </template>
        </section>
      )}
      {defaultPicture && (
        <template className="default-picture">
          <img src={defaultPicture.src} alt={defaultPicture.alt} loading="lazy" />
        </template>
      )}
    </>
  );
}
