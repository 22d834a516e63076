import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { canonicalAddress, isMailAddress } from "./mail-address.ts";

for (const address of [
  "ana@maple.example",
  "ANA.garcia+roof@Mail.Maple-Roofing.co.uk",
  "o'brien_2@maple.example",
  "a@b.co",
  "1=2&3~4#5@maple.example",
  "-a-@maple.example",
  "ana@xn--mnchen-3ya.de",
  "ana@example.xn--p1ai",
  "ana@a--b.travel",
  `${"a".repeat(64)}@maple.example`,
])
  Deno.test(`takes ${address.slice(0, 50)}`, () => strictEqual(isMailAddress(address), true));

for (const address of [
  ...["a@localhost", "a..b@c.co", "|id@c.co", `${"a".repeat(65)}@maple.example`, "", "a", "@", "a@", "@c.co"],
  ...[
    ".a@c.co",
    "a.@c.co",
    "a@.co",
    "a@c..co",
    "a@c.co.",
    "a@-c.co",
    "a@c-.co",
    "a@c_d.co",
    "a@c.c",
    "a@c.1",
  ],
  ...["a@127.0.0.1", "a@[127.0.0.1]", "a@host.local", "a@x.invalid", "a@x.internal", "a@1.0.in-addr.arpa"],
  ...[
    "a b@c.co",
    "a@b@c.co",
    '"a b"@c.co',
    "a(b)@c.co",
    "a,b@c.co",
    "a;b@c.co",
    "<a@c.co>",
    "a@c.co\n",
    "a!b@c.co",
  ],
  ...[
    "a%b@c.co",
    "/etc/x@c.co",
    "`id`@c.co",
    "$(id)@c.co",
    "{a}@c.co",
    "a\\b@c.co",
    "é@c.co",
    "a@é.co",
    "a:b@c.co",
  ],
  ...[`a@${"b".repeat(64)}.co`, `a@${"b.".repeat(126)}co`],
])
  Deno.test(`refuses ${address.slice(0, 50)}`, () => strictEqual(isMailAddress(address), false));

Deno.test("knows one inbox by all its spellings", () => {
  const spellings: Record<string, string[]> = {
    "victim@gmail.com": ["Victim@Gmail.com", "v.i.c.t.i.m@gmail.com", "victim+1@googlemail.com"],
    "victim@outlook.com": ["victim+a@outlook.com", "VICTIM@OUTLOOK.COM"],
    "victim@icloud.com": ["victim+x@me.com", "victim@mac.com"],
    "victim@yahoo.com": ["victim-shop@yahoo.com", "victim+shop@yahoo.com"],
    "victim@proton.me": ["v_i-c.tim+1@protonmail.com", "victim@pm.me"],
    "victim@fastmail.com": ["shop@victim.fastmail.com", "victim+1@fastmail.com"],
    "victim@maple.example": ["victim+1+2@maple.example", "Victim@MAPLE.example"],
  };
  for (const [inbox, written] of Object.entries(spellings))
    deepStrictEqual(new Set([inbox, ...written].map(canonicalAddress)), new Set([inbox]));
});

Deno.test("keeps inboxes apart that only look alike", () => {
  const inboxes = [
    "v.ictim@maple.example",
    "vic-tim@outlook.com",
    "victim@gmail.co",
    "victim@me.example",
    "+1@oak.example",
  ];
  deepStrictEqual(inboxes.map(canonicalAddress), inboxes);
});
