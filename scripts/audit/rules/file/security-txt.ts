import type { BareSiteRule } from "../../rule.ts";

const places = [".well-known/security.txt", "security.txt"];
const field = (name: string) => new RegExp(`^${name}:[ \\t]*(\\S.*?)[ \\t]*$`, "gim");

export const fileSecurityTxt: BareSiteRule = {
  id: "file/security-txt",
  needs: "pages",
  severity: "warning",
  checks: "A security.txt names a contact and one expiration date that has not passed.",
  why: "People who find a security hole do not trust an expired file, and report it to nobody.",
  fix: "Add the field, and renew the date each year; or delete the file.",
  source: "security-txt",
  *site({ files, site }) {
    const { today = "" } = site;
    for (const file of places) {
      const text = files.textOf(`/${file}`);
      if (text === undefined) continue;
      if (!field("Contact").test(text)) yield { message: `${file} names no contact.`, file };
      const [expires, second] = [...text.matchAll(field("Expires"))];
      const [words = "", day = ""] = expires ?? [];
      const at = expires?.index ?? 0;
      if (!expires) yield { message: `${file} does not say until when it holds (Expires).`, file };
      else if (second) yield { message: `${file} says twice until when it holds.`, file, at: second.index };
      else if (Number.isNaN(Date.parse(day)))
        yield { message: `${file} holds until "${day}", which is no date.`, file, at, words };
      else if (day.slice(0, 10) < today)
        yield { message: `${file} expired on ${day.slice(0, 10)}: today is ${today}.`, file, at };
    }
  },
};
