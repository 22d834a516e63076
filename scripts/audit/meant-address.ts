import { distance } from "fastest-levenshtein";
import { remember } from "../remember.ts";

/** So many letters of a scheme may be wrong. */
const mostWrong = 2;

/** The address that was meant by one whose scheme is missing, mistyped or written twice; undefined where it is none of these. Most links come on many pages, and several rules ask for each. */
export const meantAddress = remember((href): string | undefined => {
  const text = href.trim();
  if (/^www\.[\w-]+\.[a-z]/i.test(text)) return `https://${text}`;
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  if (/^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/.test(text))
    return `tel:${text.replace(/[^\d+]/g, "")}`;
  const [, twice, host] = /^https?:\/\/(https?)[:;]?\/+(.+)/i.exec(text) ?? [];
  if (twice) return `${twice.toLowerCase()}://${host}`;
  const [, scheme = "", sign, rest] = /^([a-z]{3,7})(:\/{1,3}|;\/\/|\/\/)([\w-]+\..+)/i.exec(text) ?? [];
  if (rest === undefined || (sign === "://" && /^(https?|s?ftps?)$/i.test(scheme))) return undefined;
  const right = /s$/i.test(scheme) ? "https" : "http";
  return distance(scheme.toLowerCase(), right) <= mostWrong ? `https://${rest}` : undefined;
});
