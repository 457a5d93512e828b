/** The behaviour of a page without a fault. */
import { drawsCall } from './callRoles';
import type { CallName } from '../../src/api/calls';
import { checkConsole, checkBasics, type Baseline } from './checks';
import type { RecordedCalls } from './plan';
import { takeSnapshot, type PageSnapshot } from './pageSnapshot';
import type { TestPage } from './testPages';
import { sleep, type Visitor } from './visitor';

export interface PageProfile extends RecordedCalls {
  baseline: Baseline;
  calls: readonly CallName[];
  /** Texts that only the responses at `earlierHash` contain, by call. */
  earlierTexts: ReadonlyMap<CallName, readonly string[]>;
  /** Keys of the requests that the page sends, by call. */
  requestKeysByCall: ReadonlyMap<CallName, ReadonlySet<string>>;
  /** Failed checks of the page without a fault. */
  failures: readonly string[];
}

/** Texts in a response body that a page can show unchanged. */
function textsIn(body: string): Set<string> {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.trim().length >= 4) texts.add(value.trim().replace(/\d+/g, '#'));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  try {
    collect((JSON.parse(body) as { data?: unknown }).data);
  } catch {
    // The body is not JSON.
  }
  return texts;
}

/** The lines that exactly one call supplies, by the name of that call. */
function groupLinesByCall(
  lines: readonly string[],
  firstResponses: ReadonlyMap<CallName, string>,
): Record<string, string[]> {
  const textsByCall = [...firstResponses].map(([name, body]) => [name, textsIn(body)] as const);
  const result: Record<string, string[]> = Object.fromEntries(textsByCall.map(([name]) => [name, []]));
  for (const line of lines) {
    const sources = textsByCall.filter(([, texts]) => texts.has(line));
    const [only] = sources;
    if (only && sources.length === 1) result[only[0]]?.push(line);
  }
  return result;
}

/** The recorded visit of the page, before the visit of its `earlierHash`. */
interface MainVisit {
  baseline: Baseline;
  /** Keys of the requests, by call. */
  requestKeysByCall: ReadonlyMap<CallName, ReadonlySet<string>>;
  firstResponses: ReadonlyMap<CallName, string>;
}

/** Records the page without a fault. It visits the page twice and keeps the lines that both visits show. */
export async function recordProfile(visitor: Visitor, testPage: TestPage): Promise<PageProfile> {
  const snapshots: PageSnapshot[] = [];
  const requestKeysByCall = new Map<CallName, Set<string>>();
  visitor.proxy.clearResponses();
  for (let visit = 0; visit < 2; visit += 1) {
    // The second visit must not show what the first has loaded, for example a further page of a list.
    if (visit > 0) visitor.needsNewDocument = true;
    await visitor.prepare(testPage);
    visitor.proxy.firstResponses.clear();
    await visitor.openTestPage(testPage);
    await sleep(100);
    const { snapshot } = await visitor.waitForPass((seen) => [
      ...checkBasics(seen),
      ...(seen.skeleton > 0 ? ['skeleton'] : []),
      ...(visitor.proxy.pendingCount > 0 ? ['a response is pending'] : []),
    ]);
    await visitor.waitForIdle(350);
    snapshots.push(await takeSnapshot(visitor.page), snapshot);
    // The first visit can include the load of the app, which makes further calls.
    if (visit === 0) continue;
    for (const { call, key } of visitor.proxy.requests)
      requestKeysByCall.set(call, (requestKeysByCall.get(call) ?? new Set()).add(key));
  }
  const [first, , second] = snapshots;
  if (!first || !second) throw new Error('No visit');
  const calls = [...requestKeysByCall.keys()];
  const firstResponses = new Map([...visitor.proxy.firstResponses].filter(([name]) => requestKeysByCall.has(name)));
  const lines = first.lines.filter((line) => second.lines.includes(line));
  const baseline: Baseline = {
    heading: second.heading,
    lines,
    linesByCall: groupLinesByCall(lines, new Map([...firstResponses].filter(([name]) => drawsCall(testPage, name)))),
    nodes: second.nodes,
  };
  const failures = [
    ...checkBasics(second),
    ...(second.skeleton > 0 ? ['a skeleton stays visible'] : []),
    ...(second.retries > 0 ? ['a retry button is shown'] : []),
    ...checkConsole(visitor.consoleMessages, '\n'),
  ];
  const earlier = await recordEarlier(visitor, testPage, { baseline, requestKeysByCall, firstResponses });
  return { baseline, calls, firstResponses, requestKeysByCall, failures, ...earlier };
}

/** Records the requests at `earlierHash` that differ, and the texts that only their responses contain. */
async function recordEarlier(
  visitor: Visitor,
  { earlierHash, ...testPage }: TestPage,
  { baseline, requestKeysByCall, firstResponses }: MainVisit,
) {
  const differingCalls = new Set<CallName>();
  const earlierTexts = new Map<CallName, readonly string[]>();
  if (earlierHash) {
    await visitor.prepare(testPage);
    visitor.proxy.firstResponses.clear();
    await visitor.navigate(earlierHash);
    await sleep(100);
    await visitor.waitForIdle(350);
    const ownPage = baseline.lines.join('\n');
    const ownTexts = new Set([...firstResponses.values()].flatMap((body) => [...textsIn(body)]));
    for (const { call, key } of visitor.proxy.requests) {
      const keys = requestKeysByCall.get(call);
      if (!keys || keys.has(key) || differingCalls.has(call)) continue;
      differingCalls.add(call);
      const { lines } = await takeSnapshot(visitor.page);
      const texts = [...textsIn(visitor.proxy.firstResponses.get(call) ?? '{}')].filter(
        (text) => !ownTexts.has(text) && !baseline.lines.includes(text),
      );
      // Where the page at `earlierHash` draws none of its texts as a line, each of them counts that this page does not
      // contain. A response without such a text, for example an empty list, can only remove content, which
      // checkRecovered detects.
      const drawn = texts.filter((text) => lines.includes(text));
      earlierTexts.set(call, drawn.length > 0 ? drawn : texts.filter((text) => !ownPage.includes(text)));
    }
  }
  return { earlierTexts, differingCalls };
}
