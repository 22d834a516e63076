import { entities } from "../../../src/kinds/index.ts";
import { schemaAt } from "../../../src/loader/unfinished.ts";
import { phoneFault, phoneHint } from "../../../src/site/contact-problems.ts";
import { faultOfType } from "../../check/schema-types.ts";
import { quoted } from "../../shell-words.ts";
import { Canceled, UserError } from "../../user-error.ts";
import type { Asker } from "../asker.ts";
import { saysNone, splitNames } from "../fields.ts";
import { faultOfName } from "../name.ts";
import { type Answers, type Question, type QuestionName, questions } from "./answers.ts";
import {
  countiesMeant,
  formsOf,
  inCapitals,
  spellingsOf,
  unknownCity,
  withStateOfCity,
  zipFault,
} from "./forms.ts";
import { type Trade, tradesWith } from "./trade.ts";

/** An answer in the form of its field: `Minnesota` → `MN`, `9-5` → `09:00-17:00`. As it is where it will do, or may mean several things. */
function inForm(question: Question, answer: string): string {
  if (!formFault(question, answer)) return answer;
  if (saysNone(answer)) return question.mayBeNone ? "none" : answer;
  return formsOf(question, answer).find((other) => !formFault(question, other)) ?? answer;
}

/** The answers in the forms of their fields, and which were given in another. */
export function inForms(said: Answers): {
  answers: Answers;
  otherwise: [written: string, said: string][];
} {
  const answers = { ...withStateOfCity(said) };
  for (const question of questions) {
    const answer = answers[question.name];
    if (answer === undefined) continue;
    if (isLeftOpen(question, answer)) delete answers[question.name];
    else
      answers[question.name] = inForm(
        question,
        isSame(question, answer) ? (answers.phone ?? answer) : answer,
      );
  }
  inOneForm(answers);
  const otherwise = questions.flatMap(({ name }): [string, string][] => {
    const [meant, written] = [answers[name], said[name]];
    return meant === undefined || written === undefined || meant === written ? [] : [[meant, written]];
  });
  return { answers, otherwise };
}

/** True for an answer that leaves a question open which can be. */
function isLeftOpen({ isNeeded, mayBeNone }: Question, answer: string): boolean {
  return !isNeeded && !mayBeNone && saysNone(answer);
}

/** True where a number is said to be that for calls. */
function isSame(question: Question, answer: string): boolean {
  return question.name !== "phone" && isNumber(question) && /^(?:the )?same\b/i.test(answer);
}

function isNumber({ field = "" }: Pick<Question, "field">): boolean {
  return /phone$/i.test(field);
}

/** Gives each number the hyphens and brackets of the first one: a site writes them in one way. */
function inOneForm(answers: Answers): void {
  const [first = "", ...others] = (["phone", "textPhone", "emergencyPhone"] as const).filter((name) =>
    /\d/.test(answers[name] ?? ""),
  );
  const form = first && (answers[first] ?? "");
  for (const name of others) {
    const digits = [...(answers[name] ?? "").replace(/\D/g, "")];
    if (digits.length === form.replace(/\D/g, "").length)
      answers[name] = form.replace(/\d/g, () => digits.shift() ?? "");
  }
}

/** That of the country whose data the starter is of. */
const callingCode = "1";

/** What is wrong with an answer; undefined where it will do, or has another form of the right one. */
function faultOf(question: Question, said: string, others: Answers): string | undefined {
  if (isLeftOpen(question, said) || (isSame(question, said) && others.phone)) return undefined;
  const answer = inForm(question, said);
  if (question.name === "city") {
    const { city = "", state } = withStateOfCity({ ...others, city: said });
    return zipFault(city) ?? formFault(question, inForm(question, city)) ?? unknownCity(city, state);
  }
  if (question.name === "email" && [answer, others.phone, others.textPhone].every((way) => way === "none"))
    return "People must be able to reach the business: name a number for calls, one for texts, or an email address.";
  const { city } = question.name === "state" ? others : {};
  return formFault(question, answer) ?? (city ? unknownCity(city, answer) : undefined);
}

function formFault(question: Question, answer: string): string | undefined {
  const { name, field, form, isNeeded, mayBeNone, example, names } = question;
  if (name === "schemaType") {
    const { reason, hint } = faultOfType(answer) ?? {};
    return reason && `That is a type which ${reason}. ${hint}`;
  }
  if (mayBeNone && answer === "none") return undefined;
  if (isNeeded && saysNone(answer)) return `Write it, for example ${example}.`;
  const { pattern, mistake } = (field && schemaAt(entities.business.schema, field)) || {};
  if (pattern && !new RegExp(pattern).test(answer)) return mistake;
  const fault = isNumber(question) && phoneFault(answer, { callingCode });
  if (fault) return `This is ${answer}, ${fault}. ${phoneHint(callingCode)}`;
  if (form && !form.pattern.test(answer)) return form.mistake;
  if (isNeeded && splitNames(answer).length === 0) return `Write it, for example ${example}.`;
  return names && faultOfNames(question, names === "several" ? splitNames(answer) : [answer]);
}

/** What people say around a place that no file can be named after. */
const vague = /\b(?:areas?|beyond|elsewhere|etc|more|nearby|others?|surrounding)\b/i;

function faultOfNames({ names, isPlace }: Question, written: string[]): string | undefined {
  const [fault] = written.flatMap((name) => faultOfName(name) ?? []);
  if (fault) return `${fault.message} ${fault.hint}`;
  if (!isPlace) return undefined;
  if (names === "one" && written.join().includes(",")) return "Write the name of the city alone.";
  if (written.some((name) => vague.test(name))) return "Write names of counties alone.";
  const meant = names === "several" ? countiesMeant(written.join(", ")) : inCapitals(written.join());
  const spelled = splitNames(meant).flatMap(spellingsOf);
  if (spelled.length > 0) return `Write ${spelled.join(" or ")}, as people there do.`;
  return meant === written.join(", ") ? undefined : `Write ${meant}.`;
}

/** Asks for whatever no flag answered and the trade has. What is left open stays away. */
export async function askOpen(
  given: Answers,
  trade: Trade,
  asker: Asker,
  shownDir: string,
): Promise<Answers> {
  let said = given;
  for (const question of questionsOf(trade)) {
    const { answers } = inForms(said);
    if (answers[question.name] !== undefined || trade.words[question.name] !== undefined) continue;
    const isNeeded = isNeededOf(question, trade);
    // Behind the semicolon stands what holds where it is left open.
    const ask = isNeeded ? question.ask.split(";")[0] : question.ask;
    const answer = await asker
      .text(
        `${ask}. For example: ${exampleOf(question, trade)}`,
        (text) => faultOf(question, text.trim(), answers),
        isNeeded,
      )
      .catch((error: unknown) => {
        if (!(error instanceof Canceled) || said === given) throw error;
        throw new Canceled(`${error.message} To go on from here: ${commandOf(said, trade, shownDir)}`);
      });
    if (answer !== undefined) said = { ...said, [question.name]: answer };
  }
  return said;
}

/** The command that says what was said already. */
function commandOf(said: Answers, trade: Trade, shownDir: string): string {
  const flags = questions.flatMap(({ name, flag }) =>
    said[name] === undefined ? [] : `--${flag} ${quoted(said[name])}`,
  );
  return ["npx site init", quoted(shownDir), `--trade ${trade.name}`, ...flags].join(" ");
}

function exampleOf({ name, example }: Question, { services }: Trade): string {
  const usual = services.slice(0, 2).map(({ title }) => title);
  return name === "services" && usual.length > 0 ? usual.join(", ") : example;
}

/** Throws a `UserError` that names every answer that is wrong or of no use, and those that are needed and missing. */
export function requireAnswers(
  answers: Answers,
  trade: Trade,
  { root, shownDir }: { root: string; shownDir: string },
): void {
  const asked = questionsOf(trade);
  const { state, ...others } = answers;
  // A state in the wrong form makes a right city look wrong.
  const known = questions.some((one) => one.name === "state" && state !== undefined && formFault(one, state))
    ? others
    : answers;
  let ofCity: string | undefined;
  const faults = questions.flatMap((question: Question) => {
    const { name, flag, part, bringsPart } = question;
    const answer = answers[name as QuestionName];
    if (answer === undefined) return [];
    if (!bringsPart && !asked.some((one) => one.name === name))
      return `--${flag} has no place in a site of the trade ${trade.name}, which has no ${part}. Leave it out, or name a trade that has one: ${tradesWith(root, part).join(", ")}.`;
    const fault = faultOf(question, answer, known);
    if (name === "city") ofCity = fault;
    // A city and a state that do not go together are one mistake.
    if (!fault || (name === "state" && fault === ofCity)) return [];
    return `--${flag} ${answer} will not do. ${fault}`;
  });
  const missing = asked.filter(
    (question: Question) =>
      isNeededOf(question, trade) && answers[question.name as QuestionName] === undefined,
  );
  if (missing.length === 0) {
    if (faults.length > 0) throw new UserError(faults.join("\n"));
    return;
  }
  const flags = missing.map(({ flag, example }) => `--${flag} "${example}"`).join(" ");
  const open = `Files are named after ${missing.map(({ name }) => name).join(", ")}, so ${missing.length === 1 ? "it" : "they"} cannot be left open.`;
  throw new UserError([...faults, open].join("\n"), `Say, for example: npx site init ${shownDir} ${flags}`);
}

/** The questions that make sense for a trade. */
function questionsOf({ has }: Trade) {
  return questions.filter(({ part }) => part === undefined || has.includes(part));
}

/** True for what names files, unless the trade says it. */
function isNeededOf({ name, isNeeded = false }: Question, { services }: Trade): boolean {
  return isNeeded && !(name === "services" && services.length > 0);
}
