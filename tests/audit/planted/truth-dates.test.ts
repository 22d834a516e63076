// @module-tag nightly
import { describe } from "vitest";
import { truthData } from "../../support/truth-data.ts";
import { copyrightYears, dates, dateTraps, numbers } from "./cases-truth-dates.ts";
import { testPlanted, testTraps } from "./planted.ts";

describe("facts past their day", () => testPlanted([...dates, ...copyrightYears], { change: truthData }));

describe("numbers that are not those of the business", () => testPlanted(numbers, { change: truthData }));

describe("days and numbers that are right", () => testTraps(dateTraps, { change: truthData }));
