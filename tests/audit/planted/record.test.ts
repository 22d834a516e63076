// @module-tag nightly
import { describe } from "vitest";
import {
  accountFaults,
  accountTraps,
  bareHours,
  bareTraps,
  fieldFaults,
  fieldTraps,
  leftovers,
  leftoverTraps,
  mixedUp,
  ways,
  wayTraps,
} from "./cases-record-accounts.ts";
import { sayingsOfOthers, sayingsOfUs } from "./cases-record-others.ts";
import {
  countFaults,
  credentialFaults,
  credentialTraps,
  customerFaults,
  jobFaults,
  nameFaults,
  nameTraps,
} from "./cases-record-people.ts";
import { listFaults, listTraps, sumFaults, sumTraps, withYear } from "./cases-record-sums.ts";
import { headingFaults, yearFaults, yearTraps } from "./cases-record-years.ts";
import { stateFaults, stateTitleTraps, stateTraps } from "./cases-states.ts";
import { testPlanted, testTraps } from "./planted.ts";

const fixture = "tree-care-nm";

describe("what a text says of the business", () => testPlanted(sayingsOfUs, { fixture }));
describe("what it says of others", () => testTraps(sayingsOfOthers, { fixture }));
describe("years that the record does not bear out", () => testPlanted(yearFaults, { fixture }));
describe("years of headings", () => testPlanted(headingFaults, { fixture: "roofer-ma" }));
describe("years that it does, or that are of something else", () => testTraps(yearTraps, { fixture }));

const locks = { fixture: "locksmith-az" };
describe("sums and times beside other ones of the list", () => testPlanted(listFaults, locks));
describe("sums and times that are right, or of others", () => testTraps(listTraps, locks));

const trees = { fixture, change: withYear };
describe("sums, days and years beside other ones of the record", { tags: "nightly" }, () =>
  testPlanted(sumFaults, trees),
);
describe("sums, days and years that are right", { tags: "nightly" }, () => testTraps(sumTraps, trees));

describe("names of the team in other spellings", () => testPlanted(nameFaults, { fixture }));
describe("names that are right, or of others", () => testTraps(nameTraps, { fixture }));
describe("certificates that the team has not", () => testPlanted(credentialFaults, { fixture }));
describe("certificates of others", () => testTraps(credentialTraps, { fixture }));
describe("customers and years that no record has", () => testPlanted(customerFaults, { fixture }));
describe("counts beside other ones of the record", () => testPlanted(countFaults, { fixture }));
describe("years of jobs", { tags: "nightly" }, () => testPlanted(jobFaults, { fixture: "roofer-ma" }));
describe("two accounts of one thing", () => testPlanted(accountFaults, { fixture }));
describe("one account of it, or of another", () => testTraps(accountTraps, { fixture }));
describe("years and terms beside those of records", () => testPlanted(fieldFaults, { fixture }));
describe("years and terms that are right, or of others", () => testTraps(fieldTraps, { fixture }));
describe("remarks, and what no record has", () => testPlanted(leftovers, { fixture }));
describe("what is no promise", () => testTraps(leftoverTraps, { fixture }));
describe("projects whose parts are mixed up", () => testPlanted(mixedUp, { fixture: "roofer-ma" }));
describe("ways from the shop and to other towns", () => testPlanted(ways, locks));
describe("ways that are right", () => testTraps(wayTraps, locks));

const dentists = { fixture: "dentist-me" };
describe("times without their half of the day", () => testPlanted(bareHours, dentists));
describe("such times that are right", () => testTraps(bareTraps, dentists));
describe("states where the business does not work", () => testPlanted(stateFaults, { fixture }));
describe("states that may be named", () => testTraps([...stateTraps, ...stateTitleTraps], { fixture }));
