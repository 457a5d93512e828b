/** What a station is like when nothing is broken. */
import type { CallName } from '../../src/api/calls';
import { judgeConsole, judgeStanding, type Health } from './judge';
import type { Asked } from './plan';
import { look, type Sight } from './sight';
import type { Station } from './stations';
import { pause, type Visitor } from './visitor';

export interface Profile extends Asked {
  health: Health;
  calls: readonly CallName[];
  /** Words that only the answers of the `earlier` address have, by call. */
  earlierWords: ReadonlyMap<CallName, readonly string[]>;
  earlierKeys: ReadonlyMap<CallName, string>;
  /** What the page owes on a good day and does not keep. */
  ills: readonly string[];
}

/** Texts of an answer that a page may show as they are. */
export function wordsIn(body: string): Set<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.trim().length >= 4) words.add(value.trim().replace(/\d+/g, '#'));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  try {
    walk((JSON.parse(body) as { data?: unknown }).data);
  } catch {
    // Not an answer of the shop.
  }
  return words;
}

/** The lines of a page that one call filled and no other one. */
export function linesByCall(lines: readonly string[], answers: ReadonlyMap<CallName, string>): Record<string, string[]> {
  const words = [...answers].map(([name, body]) => [name, wordsIn(body)] as const);
  const result: Record<string, string[]> = Object.fromEntries(words.map(([name]) => [name, []]));
  for (const line of lines) {
    const sources = words.filter(([, texts]) => texts.has(line));
    const [only] = sources;
    if (only && sources.length === 1) result[only[0]]?.push(line);
  }
  return result;
}

/** What is known of a station when its `earlier` address is looked at. */
interface Known {
  health: Health;
  /** Questions by call. */
  asked: ReadonlyMap<CallName, ReadonlySet<string>>;
  answers: ReadonlyMap<CallName, string>;
}

/** What the page is like on a good day: two visits, for what stands there both times. */
export async function takeProfile(visitor: Visitor, station: Station): Promise<Profile> {
  const sights: Sight[] = [];
  const asked = new Map<CallName, Set<string>>();
  visitor.line.forgetAnswers();
  for (let visit = 0; visit < 2; visit += 1) {
    await visitor.begin(station);
    visitor.line.answers.clear();
    await visitor.arrive(station);
    await pause(100);
    const { sight } = await visitor.until((seen) => [...judgeStanding(seen), ...(seen.bones > 0 ? ['bones'] : []), ...(visitor.line.open > 0 ? ['open'] : [])]);
    await visitor.idle(350);
    sights.push(await look(visitor.page), sight);
    // The first visit may have begun the app, which asks for more.
    if (visit === 0) continue;
    for (const { call, key } of visitor.line.asked) asked.set(call, (asked.get(call) ?? new Set()).add(key));
  }
  const [first, , second] = sights;
  if (!first || !second) throw new Error('No visit');
  const calls = [...asked.keys()];
  const answers = new Map([...visitor.line.answers].filter(([name]) => asked.has(name)));
  const lines = first.lines.filter((line) => second.lines.includes(line));
  const health: Health = { heading: second.heading, lines, linesOf: linesByCall(lines, answers), nodes: second.nodes };
  const ills = [...judgeStanding(second), ...(second.bones > 0 ? ['a skeleton does not end'] : []), ...(second.retries > 0 ? ['another try is offered'] : []), ...judgeConsole(visitor.said, '\n')];
  const earlier = await takeEarlier(visitor, station, { health, asked, answers });
  return { health, calls, answers, ills, ...earlier };
}

/** What the `earlier` address asks of the same calls, and what only its answers say. */
async function takeEarlier(visitor: Visitor, { earlier, ...station }: Station, { health, asked, answers }: Known) {
  const earlierKeys = new Map<CallName, string>();
  const earlierWords = new Map<CallName, readonly string[]>();
  if (earlier) {
    await visitor.begin(station);
    visitor.line.answers.clear();
    await visitor.go(earlier);
    await pause(100);
    await visitor.idle(350);
    const known = new Set([...answers.values()].flatMap((body) => [...wordsIn(body)]));
    for (const { call, key } of visitor.line.asked) {
      const keys = asked.get(call);
      if (!keys || keys.has(key) || earlierKeys.has(call)) continue;
      earlierKeys.set(call, key);
      const { lines } = await look(visitor.page);
      const words = [...wordsIn(visitor.line.answers.get(call) ?? '{}')].filter((text) => !known.has(text) && !health.lines.includes(text) && lines.includes(text));
      earlierWords.set(call, words);
    }
  }
  return { earlierKeys, earlierWords, differs: new Set(earlierKeys.keys()) };
}
