/** Whether a page held while the shop was broken: from what was seen, and from nothing else. Pure. */
import { isHarmless, refusalCode, refusalWords, showTypeOf, type FaultKind } from './faultKinds';
import type { Sight } from './sight';

/** A page as it is when nothing is broken. */
export interface Health {
  heading: string;
  /** Lines that stand there on every visit. */
  lines: readonly string[];
  /** Of those lines, the ones that a call filled and no other one; by its name. */
  linesOf: Readonly<Record<string, readonly string[]>>;
  nodes: number;
}

export interface Circumstances {
  kind: FaultKind;
  /** Name of the broken call. */
  call: string;
  /** Calls that the page made in spite of the fault. */
  asked: readonly string[];
  /** Without this call there is nothing to show: its fault is that of the whole page. */
  isHeart: boolean;
  /** The call only adds to a page that is whole without it; nobody is told when it cannot be had. */
  isExtra: boolean;
}

/** Elements that a page may have whatever it is sent, and how many times as many as otherwise. */
const nodesAllowed = { atLeast: 2500, times: 4 };

const missingFrom = (sight: Sight, lines: readonly string[]) => {
  const seen = new Set(sight.lines);
  return lines.filter((line) => !seen.has(line));
};

const some = (lines: readonly string[]) => lines.slice(0, 3).map((line) => `“${line.slice(0, 60)}”`).join(', ') + (lines.length > 3 ? ` and ${lines.length - 3} more` : '');

/** What a page owes at every moment. */
export function judgeStanding(sight: Sight): string[] {
  return [
    // An outline of what is on its way is something, too.
    ...(sight.mainLength > 0 || sight.bones > 0 ? [] : ['white: nothing can be read in main']),
    ...(sight.heading ? [] : ['there is no heading']),
    ...(sight.ways > 0 ? [] : ['no way leads to another page']),
  ];
}

/** The parts that other calls fill. */
function judgeOthers(health: Health, { call, asked, isHeart }: Circumstances, sight: Sight): string[] {
  if (isHeart) return [];
  return asked
    .filter((name) => name !== call)
    .flatMap((name) => {
      const lines = health.linesOf[name] ?? [];
      const missing = missingFrom(sight, lines);
      // The end of a long list may lie below the window when something else stands above it.
      return missing.length * 2 > lines.length ? [`the part of ${name} is not filled: ${some(missing)}`] : [];
    });
}

/** While an answer hangs. */
export function judgeWaiting(health: Health, circumstances: Circumstances, sight: Sight): string[] {
  return [...judgeStanding(sight), ...judgeOthers(health, circumstances, sight), ...judgeNotices(circumstances, sight)];
}

function judgeNotices({ kind }: Circumstances, { notices, alerts }: Sight): string[] {
  const showType = showTypeOf(kind);
  const told = notices.filter((notice) => notice.includes(refusalWords));
  if (showType === 0 || showType === 9) return told.length > 0 ? [`showType ${showType} is to be silent, yet a notice said ${some(told)}`] : [];
  if (showType === 3 && told.length > 0) return told.some((notice) => notice.includes(refusalCode)) ? [] : ['the notification has no title'];
  const isHarmlessKind = isHarmless(kind) && (notices.length > 0 || alerts.some((alert) => alert.includes(refusalWords)));
  return isHarmlessKind && kind !== 'badRow' ? [`nothing is wrong, yet a notice said ${some(notices)}`] : [];
}

/** Once the broken answer has come. */
export function judgeFault(health: Health, circumstances: Circumstances, sight: Sight): string[] {
  const { kind, isExtra } = circumstances;
  const missing = missingFrom(sight, health.lines);
  // Who is shown something by everybody's leave needs no session for it, and only asks again.
  const isTold = sight.retries > 0 || (kind === '401' && sight.signIns > 0);
  const isBounded = sight.nodes <= Math.max(nodesAllowed.atLeast, health.nodes * nodesAllowed.times);
  const common = [...judgeStanding(sight), ...(sight.bones > 0 ? ['a skeleton does not end'] : []), ...judgeNotices(circumstances, sight)];
  if (isHarmless(kind)) {
    // A list that goes on does not say that it is over, one that lacks a row gives no sums: its good rows are what counts.
    // What stands below a list that is too long may be out of the window.
    const rows = kind === 'tenfold' ? (health.linesOf[circumstances.call] ?? []) : Object.values(health.linesOf).flat();
    const owed = kind === 'tenfold' || kind === 'badRow' ? missingFrom(sight, rows) : missing;
    const isWhole = kind === 'sparse' || owed.length === 0;
    return [
      ...common,
      ...(isWhole ? [] : [`not all that came is shown: ${some(owed)}`]),
      ...(sight.retries > 0 ? ['nothing is broken, yet another try is offered'] : []),
      ...(kind === 'tenfold' && !isBounded ? [`${sight.nodes} elements, ${health.nodes} otherwise`] : []),
    ];
  }
  const says = sight.alerts.length > 0 || sight.notices.length > 0 || isTold;
  return [
    ...common,
    // Login on the phone is a page of its own: what stood before is not to be seen there.
    ...(kind === '401' ? [] : judgeOthers(health, circumstances, sight)),
    ...(missing.length > 0 && !isExtra && !says ? [`nothing says that something is missing: ${some(missing)}`] : []),
    ...(missing.length > 0 && !isExtra && !isTold ? [kind === '401' ? 'no sign-in is offered' : `no other try is offered for what is missing: ${some(missing)}`] : []),
  ];
}

/** After the fault has ended, and whoever offered another try was asked for it. */
export function judgeHealed(health: Health, sight: Sight): string[] {
  const missing = missingFrom(sight, health.lines);
  return [
    ...judgeStanding(sight),
    ...(sight.bones > 0 ? ['a skeleton does not end after the fault'] : []),
    ...(missing.length > 0 ? [`the fault is over, and yet there is not again ${some(missing)}`] : []),
  ];
}

/** What the page showed that only the answer to an earlier question says. */
export function judgeEarlier(earlierWords: readonly string[], sight: Sight): string[] {
  const page = sight.lines.join('\n');
  const stale = earlierWords.filter((words) => page.includes(words));
  return stale.length > 0 ? [`shows the answer to the earlier question: ${some(stale)}`] : [];
}

/** Console messages and uncaught errors that the fault does not account for. */
export function judgeConsole(said: readonly string[], brokenPath: string, kind?: FaultKind): string[] {
  const isLoading = (words: string) => words.startsWith('error: Failed to load resource');
  // Once the session is over the shop refuses every other question of the customer, too.
  const isOfTheFault = (words: string) => isLoading(words) && (words.includes(brokenPath) || (kind === '401' && words.includes('status of 401')));
  const isOfTheMachine = (words: string) => words.includes('preloaded using link preload but not used within a few seconds');
  return said.filter((words) => !isOfTheFault(words) && !isOfTheMachine(words)).map((words) => words.slice(0, 300));
}
