/**
 * The answers of the shop that screens read, by question: kept for five minutes (spec section 9), at most a hundred, asked
 * for once however many wait for them. An answer belongs to the question it was asked by, and of two answers to one
 * question the one asked later stays.
 */
import { toProblem, type Problem } from '@/api/errors';

/** What is known about a question; a new object with every change. */
export interface Known {
  /** Undefined until the shop has answered. */
  readonly answer?: unknown;
  /** What went wrong the last time; gone when the shop is asked again. */
  readonly problem?: Problem;
  readonly isAsking: boolean;
}

interface Entry {
  /** Undefined while nothing was asked. */
  known?: Known;
  /** When the answer came, by the clock of the device in ms; 0 while there is none. */
  answeredAt: number;
  /** When the shop was asked last, likewise. */
  askedAt: number;
  /** What is being waited for. */
  asking?: Promise<void>;
  /** Everybody who waited for it has left: whoever comes back asks again. */
  isAbandoned: boolean;
  /** How often the shop was asked; the number of a question is what it was when that was sent. */
  asked: number;
  /** Answers to questions below this number came too late to count. */
  floor: number;
  readonly listeners: Set<() => void>;
}

/** Ms for which an answer is remembered that no screen shows. */
const life = 5 * 60_000;
const mostAnswers = 100;
/** Ms after which nobody joins in waiting for an answer that may never come: whoever needs it then asks again. */
const joinable = 5_000;
const entries = new Map<string, Entry>();

/** How the questions begin that anybody may ask. */
const nobody = '|';

/** Names a question: `input` to a call, in a language, as a customer (an empty id when it does not matter who asks). */
export const questionFor = (call: { name: string }, input: unknown, language: string, customerId: string): string =>
  `${customerId}${nobody}${call.name}|${JSON.stringify(input)}|${language}`;

const isYoungerThan = (ms: number, since: number): boolean => Date.now() - since < ms && Date.now() >= since;
const isAwaited = ({ asking, askedAt, isAbandoned }: Entry): boolean => asking !== undefined && !isAbandoned && isYoungerThan(joinable, askedAt);
const isOver = (entry: Entry): boolean => entry.listeners.size === 0 && !isAwaited(entry) && !isYoungerThan(life, entry.answeredAt);

/** Drops what nobody shows: what is over, then the oldest beyond the bound. */
function tidy(): void {
  for (const [question, entry] of entries) if (isOver(entry)) entries.delete(question);
  for (const [question, entry] of entries) {
    if (entries.size <= mostAnswers) return;
    if (entry.listeners.size === 0 && !isAwaited(entry)) entries.delete(question);
  }
}

function entryOf(question: string): Entry {
  const found = entries.get(question);
  if (found) return found;
  tidy();
  const entry: Entry = { answeredAt: 0, askedAt: 0, isAbandoned: false, asked: 0, floor: 0, listeners: new Set() };
  entries.set(question, entry);
  return entry;
}

function change(entry: Entry, known: Known | undefined): void {
  entry.known = known;
  for (const listener of entry.listeners) listener();
}

/** What is known about a question, or undefined when nothing is. */
export function knownAbout(question: string): Known | undefined {
  const entry = entries.get(question);
  return entry && !isOver(entry) ? entry.known : undefined;
}

/** Tells `listener` of every change; returns how to stop it. While anybody listens, nothing is forgotten. */
export function listenTo(question: string, listener: () => void): () => void {
  // An answer that has outlived its time unseen would otherwise come to life again by being listened to.
  if (!knownAbout(question)) entries.delete(question);
  const entry = entryOf(question);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    // A page that takes the place of another may need the same: it has come by then.
    setTimeout(() => (entry.isAbandoned ||= entry.listeners.size === 0));
  };
}

/** Whether the shop answered less than `ms` ago. */
export const isFresh = (question: string, ms: number): boolean => isYoungerThan(ms, entries.get(question)?.answeredAt ?? 0);

/** Whether the shop was asked less than `ms` ago, whatever came of it. */
export const isJustAsked = (question: string, ms: number): boolean => isYoungerThan(ms, entries.get(question)?.askedAt ?? 0);

function send(entry: Entry, ask: () => Promise<unknown>): Promise<void> {
  const number = (entry.asked += 1);
  const isLast = () => number === entry.asked;
  const asking = ask().then(
    (answer) => {
      if (number < entry.floor) return;
      entry.floor = number;
      entry.answeredAt = Date.now();
      if (isLast()) entry.asking = undefined;
      change(entry, { answer, isAsking: !isLast() });
    },
    (error: unknown) => {
      if (number < entry.floor || !isLast()) return;
      entry.asking = undefined;
      change(entry, { answer: entry.known?.answer, problem: toProblem(error), isAsking: false });
    },
  );
  entry.asking = asking;
  entry.isAbandoned = false;
  entry.askedAt = Date.now();
  change(entry, { answer: entry.known?.answer, isAsking: true });
  return asking;
}

/** Makes everything that was asked so far count no more. */
function disregard(entry: Entry): void {
  entry.floor = entry.asked + 1;
  entry.asking = undefined;
}

/** Asks the shop by `ask`, unless it has only just been asked. Resolves when the outcome is known; never rejects. */
export function askOnce(question: string, ask: () => Promise<unknown>): Promise<void> {
  const entry = entryOf(question);
  return (isAwaited(entry) && entry.asking) || send(entry, ask);
}

/** Asks the shop by `ask`, although it may be being asked: that answer may be from before a change. Never rejects. */
export function askAnew(question: string, ask: () => Promise<unknown>): Promise<void> {
  const entry = entryOf(question);
  disregard(entry);
  return send(entry, ask);
}

/** Puts in an answer that the shop gave elsewhere, after a write; one that is still on its way is older and does not count. */
export function putAnswer(question: string, answer: unknown): void {
  const entry = entryOf(question);
  disregard(entry);
  entry.answeredAt = Date.now();
  change(entry, { answer, isAsking: false });
}

/** Puts in an answer that was there before anybody asked; nothing that is known is lost by it, and nobody needs to be told. */
export function seedAnswer(question: string, answer: unknown): void {
  const entry = entryOf(question);
  if (entry.known || entry.asking) return;
  entry.answeredAt = Date.now();
  entry.known = { answer, isAsking: false };
}

/** Forgets the answers of the questions that `isMeant` names; of all without it. Whoever shows one has nothing then. */
function forget(isMeant: (question: string) => boolean): void {
  for (const [question, entry] of entries) {
    if (!isMeant(question)) continue;
    if (entry.listeners.size === 0) entries.delete(question);
    disregard(entry);
    entry.answeredAt = 0;
    change(entry, undefined);
  }
}

/** Forgets what was answered to any other customer; to all of them when the id is empty. */
export const forgetAnswersToOthers = (customerId: string): void =>
  forget((question) => !question.startsWith(nobody) && (customerId === '' || !question.startsWith(`${customerId}${nobody}`)));

/** Forgets every answer: for a new start without a reload. */
export const forgetAnswers = (): void => forget(() => true);
