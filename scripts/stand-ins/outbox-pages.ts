import { type Html, html } from "./html.ts";
import type { OutboxMail } from "./mail.ts";

/** The list of mails, newest first. */
export function listPage(mails: OutboxMail[]): Html {
  const items = mails.toReversed().map(listItem);
  return page(
    "Outbox",
    html`<p class="note">Mails that the forms of this preview sent. They went to no one: this page is where they arrived.</p>
<p><a class="button" href="/_outbox">Reload</a></p>
${items.length > 0 ? html`<ul class="mails">${items}</ul>` : html`<p class="empty">Nothing has been sent yet. Send a form of the site, then reload.</p>`}`,
  );
}

function listItem({ number, to, from, subject, receivedAt }: OutboxMail): Html {
  return html`<li><a href="/_outbox/${number}">${subject || noSubject}</a>
<span>To ${to}</span><span>From ${from}</span>${time(receivedAt)}</li>
`;
}

/** One mail: who, when, both parts, all headers. */
export function mailPage(mail: OutboxMail): Html {
  const headers = mail.headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`);
  return page(
    mail.subject || noSubject,
    html`<p><a class="button" href="/_outbox">All mails</a></p>
<dl class="facts"><dt>To</dt><dd>${mail.to}</dd><dt>From</dt><dd>${mail.from}</dd><dt>Received</dt><dd>${time(mail.receivedAt)}</dd></dl>
<h2>HTML</h2>
${mail.html ? html`<iframe sandbox title="The HTML part of this mail" src="/_outbox/${mail.number}.html"></iframe>` : html`<p class="empty">This mail has no HTML part.</p>`}
<h2>Text</h2>
${mail.text ? html`<pre tabindex="0" role="region" aria-label="The text part of this mail">${mail.text}</pre>` : html`<p class="empty">This mail has no text part.</p>`}
${mail.attachments ? html`<h2>Files</h2><ul>${mail.attachments.map(({ name, size }) => html`<li>${name}, ${Math.ceil(size / 1000)} kB</li>`)}</ul>` : html``}
<details><summary>Headers</summary><dl class="facts">${headers}</dl></details>`,
  );
}

/** For a number that no mail has, or has any more. */
export function missingPage(): Html {
  return page(
    "No such mail",
    html`<p class="empty">There is no mail of that number. The oldest go when there are many, and all when the preview stops.</p>
<p><a class="button" href="/_outbox">All mails</a></p>`,
  );
}

const noSubject = "(no subject)";

/** Every page of the outbox: the title is also its heading. */
function page(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Local outbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_outbox/style.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

/** A time for people and machines; UTC, because a server does not know the reader's zone. */
function time(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")} UTC</time>`;
}
