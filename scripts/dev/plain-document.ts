/** A document of the server's own, which is no page of the site. `body` is HTML. */
export function plainDocument({
  title,
  styles,
  body,
}: {
  title: string;
  styles: string;
  body: string;
}): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>${body}</body>
</html>
`;
}
