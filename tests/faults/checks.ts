/** Checks whether a page handled a fault correctly, from page snapshots alone. Pure functions. */
import {
  isExecuted,
  isHarmless,
  businessErrorCode,
  businessErrorMessage,
  showTypeOf,
  type FaultKind,
  type WriteFaultKind,
} from './faultKinds';
import type { PageSnapshot } from './pageSnapshot';

/** The page without a fault. */
export interface Baseline {
  heading: string;
  /** Text lines that every visit shows. */
  lines: readonly string[];
  /** The lines that exactly one call supplies, by the name of that call. */
  linesByCall: Readonly<Record<string, readonly string[]>>;
  nodes: number;
}

export interface FaultContext {
  kind: FaultKind;
  /** Name of the call with the fault. */
  call: string;
  /** Calls that the page made during the fault. */
  requestedCalls: readonly string[];
  /** Without this call the page has no content, so the fault affects the whole page. */
  isEssential: boolean;
  /** Without this call the page is complete, so it shows no error. */
  isOptional: boolean;
  /** The page shows the newest rows of several calls only: with more rows, earlier ones of them leave it. */
  showsNewest: boolean;
}

/** Limits for the number of elements: an absolute number, and a factor of the number without a fault. */
const nodesAllowed = { atLeast: 2500, times: 4 };

const missingLines = (snapshot: PageSnapshot, lines: readonly string[]) => {
  const seen = new Set(snapshot.lines);
  return lines.filter((line) => !seen.has(line));
};

const quote = (lines: readonly string[]) =>
  lines
    .slice(0, 3)
    .map((line) => `“${line.slice(0, 60)}”`)
    .join(', ') + (lines.length > 3 ? ` and ${lines.length - 3} more` : '');

/** Checks that hold at any time. */
export function checkBasics(snapshot: PageSnapshot): string[] {
  return [
    // A skeleton counts as content.
    ...(snapshot.mainLength > 0 || snapshot.skeleton > 0 ? [] : ['main has no text']),
    ...(snapshot.heading ? [] : ['there is no heading']),
    ...(snapshot.links > 0 ? [] : ['no link leads to another page']),
  ];
}

/** Checks the content that other calls supply. */
function checkOtherContent(
  baseline: Baseline,
  { call, requestedCalls, isEssential }: FaultContext,
  snapshot: PageSnapshot,
): string[] {
  if (isEssential) return [];
  return requestedCalls
    .filter((name) => name !== call)
    .flatMap((name) => {
      const lines = baseline.linesByCall[name] ?? [];
      const missing = missingLines(snapshot, lines);
      // The end of a long list can be below the viewport when other content is above it.
      return missing.length * 2 > lines.length ? [`the content of ${name} is missing: ${quote(missing)}`] : [];
    });
}

/** Checks a page whose response is pending. */
export function checkPending(baseline: Baseline, faultContext: FaultContext, snapshot: PageSnapshot): string[] {
  return [
    ...checkBasics(snapshot),
    ...checkOtherContent(baseline, faultContext, snapshot),
    ...checkNotices(faultContext, snapshot),
  ];
}

/** Checks the notice of a refused call by its `showType`. */
function checkRefusalNotice(kind: FaultKind | WriteFaultKind, notices: readonly string[]): string[] {
  const showType = showTypeOf(kind);
  const shownErrors = notices.filter((notice) => notice.includes(businessErrorMessage));
  if ((showType === 0 || showType === 9) && shownErrors.length > 0)
    return [`showType ${showType} must be silent, but a notice appeared: ${quote(shownErrors)}`];
  if (showType === 3 && shownErrors.length > 0 && !shownErrors.some((notice) => notice.includes(businessErrorCode)))
    return ['the notification has no title'];
  return [];
}

function checkNotices({ kind }: FaultContext, { notices, alerts }: PageSnapshot): string[] {
  if (showTypeOf(kind) !== undefined) return checkRefusalNotice(kind, notices);
  const hasNeedlessNotice =
    isHarmless(kind) && (notices.length > 0 || alerts.some((alert) => alert.includes(businessErrorMessage)));
  return hasNeedlessNotice && kind !== 'badRow'
    ? [`the response is valid, but a notice appeared: ${quote(notices)}`]
    : [];
}

/** Checks a page that received the faulty response. */
export function checkFaulty(baseline: Baseline, faultContext: FaultContext, snapshot: PageSnapshot): string[] {
  const { kind, isOptional } = faultContext;
  const missing = missingLines(snapshot, baseline.lines);
  // Pages that need no session show a retry button for 401. Other pages show the sign-in.
  const isRecoverable = snapshot.retries > 0 || (kind === '401' && snapshot.signIns > 0);
  const isBounded = snapshot.nodes <= Math.max(nodesAllowed.atLeast, baseline.nodes * nodesAllowed.times);
  const common = [
    ...checkBasics(snapshot),
    ...(snapshot.skeleton > 0 ? ['a skeleton stays visible'] : []),
    ...checkNotices(faultContext, snapshot),
  ];
  if (isHarmless(kind)) {
    // A list with further pages has no end note, and a list with a bad row has no totals: only its valid rows are
    // checked. Content below an over-long list can be outside the viewport.
    const rows =
      kind === 'tenfold'
        ? faultContext.showsNewest
          ? []
          : (baseline.linesByCall[faultContext.call] ?? [])
        : Object.values(baseline.linesByCall).flat();
    const missingRows = kind === 'tenfold' || kind === 'badRow' ? missingLines(snapshot, rows) : missing;
    const isComplete = kind === 'sparse' || missingRows.length === 0;
    return [
      ...common,
      ...(isComplete ? [] : [`received rows are missing: ${quote(missingRows)}`]),
      ...(snapshot.retries > 0 ? ['the response is valid, but a retry button is shown'] : []),
      ...(kind === 'tenfold' && !isBounded ? [`${snapshot.nodes} elements, ${baseline.nodes} without the fault`] : []),
    ];
  }
  const hasMessage = snapshot.alerts.length > 0 || snapshot.notices.length > 0 || isRecoverable;
  return [
    ...common,
    // On the phone the sign-in is a separate page, which hides the earlier content.
    ...(kind === '401' ? [] : checkOtherContent(baseline, faultContext, snapshot)),
    ...(missing.length > 0 && !isOptional && !hasMessage
      ? [`no message about missing content: ${quote(missing)}`]
      : []),
    ...(missing.length > 0 && !isOptional && !isRecoverable
      ? [kind === '401' ? 'the sign-in is not shown' : `no retry button for missing content: ${quote(missing)}`]
      : []),
  ];
}

/** Checks a page after the fault ended and the user clicked the retry button. */
export function checkRecovered(baseline: Baseline, snapshot: PageSnapshot): string[] {
  const missing = missingLines(snapshot, baseline.lines);
  return [
    ...checkBasics(snapshot),
    ...(snapshot.skeleton > 0 ? ['a skeleton stays visible after the fault'] : []),
    ...(missing.length > 0 ? [`content is still missing after the fault: ${quote(missing)}`] : []),
  ];
}

/** Checks that no text of the response to an earlier request is shown. */
export function checkStaleResponse(earlierTexts: readonly string[], snapshot: PageSnapshot): string[] {
  const page = snapshot.lines.join('\n');
  const stale = earlierTexts.filter((text) => page.includes(text) && !snapshot.viewed.includes(text));
  return stale.length > 0 ? [`shows the response to an earlier request: ${quote(stale)}`] : [];
}

/** What a page shows of a write that met a fault. */
export interface WriteOutcome {
  /** Whether the page reports the write as done. */
  isDone: boolean;
  /** Whether the page has reported it as done before the API had executed it. */
  wasDoneTooSoon: boolean;
  /** Whether the page says what is known: that nothing was done, why, or that the outcome is unknown. */
  hasMessage: boolean;
  /** Whether the page can find out by itself that the write took place. */
  isReconciled: boolean;
  /** Number of requests of the write since the customer pressed the button. */
  requestCount: number;
  notices: readonly string[];
}

/** Checks a page whose write met the fault, before the customer does anything else. */
export function checkWrite(kind: WriteFaultKind, outcome: WriteOutcome): string[] {
  const { isDone, wasDoneTooSoon, hasMessage, isReconciled, requestCount, notices } = outcome;
  const mustBeDone = kind === 'late' || (isExecuted(kind) && isReconciled);
  return [
    ...(wasDoneTooSoon || (isDone && !isExecuted(kind))
      ? ['reports the write as done before the API has executed it']
      : []),
    ...(mustBeDone && !isDone ? ['does not report the write that the API has executed'] : []),
    ...(!mustBeDone && !hasMessage ? ['does not say what happened'] : []),
    // Without a connection the app does not send it.
    ...(requestCount === (kind === 'noConnection' ? 0 : 1) ? [] : [`the write was sent ${requestCount} times`]),
    ...checkRefusalNotice(kind, notices),
  ];
}

/** Console messages and uncaught errors that the fault does not explain. */
export function checkConsole(
  consoleMessages: readonly string[],
  brokenPath: string,
  kind?: FaultKind | WriteFaultKind,
  endsSession = false,
): string[] {
  const isLoadError = (text: string) => text.startsWith('error: Failed to load resource');
  // After the session ended the API also refuses the other requests of the user.
  const isFromFault = (text: string) =>
    isLoadError(text) &&
    (text.includes(brokenPath) ||
      ((kind === '401' || endsSession) && text.includes('status of 401')) ||
      (kind === 'noConnection' && text.includes('ERR_INTERNET_DISCONNECTED')));
  const isFromSlowMachine = (text: string) =>
    text.includes('preloaded using link preload but not used within a few seconds');
  return consoleMessages
    .filter((text) => !isFromFault(text) && !isFromSlowMachine(text))
    .map((text) => text.slice(0, 300));
}
