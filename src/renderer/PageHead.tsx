import { type Head, listMetaTags } from "../seo/head.ts";

/** The head of a page. React lifts these tags into `<head>`, on the server and when the visitor moves to another page. */
export function PageHead({ head }: { head: Head }) {
  return (
    <>
      <title>{head.title}</title>
      {listMetaTags(head).map(({ name, property, content }) => (
        <meta key={name ?? property} name={name} property={property} content={content} />
      ))}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.feed && (
        <link rel="alternate" type="application/rss+xml" title={head.feed.title} href={head.feed.href} />
      )}
    </>
  );
}
