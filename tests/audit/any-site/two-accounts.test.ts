import { inMain, openTo, testFaults, testTraps } from "../../support/any-site-files.ts";

const at = (html: string) => inMain(`${html}${openTo("18:00")}`);
const accounts = (first: string, second: string) => inMain(`<p>${first}</p><p>${second}</p>`);

testFaults("two accounts of one thing on a site without data", [
  [
    "biz/two-accounts 2",
    'says "started the company in 1998", but elsewhere says "in business since 2004"',
    accounts(
      "We have been in business since 2004. In business since 2004, we know the wires.",
      "Ann started the company in 1998.",
    ),
  ],
  [
    "biz/two-accounts 2",
    'says "one-year labor warranty", but elsewhere says "Labor is guaranteed for two years"',
    accounts(
      "Labor is guaranteed for two years. We warrant our labor for two years.",
      "There is a one-year labor warranty.",
    ),
  ],
  [
    "ld/visible 2",
    'shows "55103", but its structured data says the postal code is 55102',
    at("<p>4 Hill Street, Saint Paul, MN 55103</p>"),
  ],
  [
    "text/repeated 2",
    'says "of each wire" twice in a row',
    inMain("<p>We note the age of each wire of each wire.</p>"),
  ],
]);

testTraps("what is told of others, or once", [
  [
    "years of others and of parts",
    accounts(
      "In business since 2004, with a school that was founded in 1931.",
      "The state has asked for a license since 1998. Ann had started a firm in 1990. The maker has been in business since 1911.",
    ),
  ],
  [
    "guarantees of parts",
    accounts("Labor is guaranteed for two years.", "Lamps are guaranteed for ten years by their maker."),
  ],
  [
    "another office beside the own",
    at("<p>4 Hill Street, Saint Paul, MN 55102, or Saint Paul, MN 55104</p>"),
  ],
  [
    "words that go on alike",
    inMain("<p>Wire by wire by wire, room after room after room. It had had a fuse.</p>"),
  ],
]);
