/** Tries one combination of station, call and fault in a page of a real browser. */
import { isHarmless, type FaultKind } from './faultKinds';
import { judgeConsole, judgeEarlier, judgeFault, judgeHealed, judgeStanding, judgeWaiting, type Circumstances, type Health } from './judge';
import { rowOf } from './line';
import type { Combination } from './plan';
import type { Profile } from './profile';
import { isExtraAt, isHeartOf } from './roles';
import { askAgain, type Sight } from './sight';
import { restPage, type Station } from './stations';
import { pause, restHeading, type Visitor } from './visitor';

interface Trial extends Combination {
  visitor: Visitor;
  station: Station;
  profile: Profile;
  /** As they are now: what was asked grows while the page is looked at. */
  circumstances: () => Circumstances;
}

/** Tries a combination; what did not hold, nothing when all did. */
export async function attempt(visitor: Visitor, station: Station, profile: Profile, { call, kind }: Combination): Promise<string[]> {
  const { line } = visitor;
  const roles = { isHeart: isHeartOf(station, call), isExtra: isExtraAt(station, call) };
  const circumstances = () => ({ kind, call, ...roles, asked: [...new Set(line.asked.map((question) => question.call))] });
  const trial = async () => {
    await visitor.begin(station);
    visitor.isTainted = kind === 'sparse';
    return ways(kind)({ visitor, station, profile, call, kind, circumstances });
  };
  let ills = await trial();
  // A page that still remembered the answer had no fault to withstand: it is come to once more.
  if (line.hits === 0) ills = await trial();
  line.heal();
  await line.release(false);
  return [...new Set([...ills, ...judgeConsole(visitor.said, rowOf(call).path, kind)])];
}

function ways(kind: FaultKind): (trial: Trial) => Promise<string[]> {
  if (kind === 'earlier') return attemptEarlier;
  return kind === 'hangBack' || kind === 'hangLeave' ? attemptHang : attemptAnswer;
}

/** The broken answer comes; then the shop is whole again, and is asked once more. */
async function attemptAnswer({ visitor, station, profile: { health }, call, kind, circumstances }: Trial): Promise<string[]> {
  const { line } = visitor;
  line.break(call, kind);
  await visitor.arrive(station);
  const isOut = () => (line.hits === 0 ? [`${call} was not asked`] : line.open > 0 ? ['an answer is on its way'] : []);
  const { sight, ills } = await visitor.until((seen) => [...isOut(), ...judgeFault(health, circumstances(), seen)]);
  if (isHarmless(kind)) return ills;
  line.heal();
  await visitor.page.evaluate(() => {
    window.noticesSeen = [];
  });
  const isSilent = isExtraAt(station, call) && sight.retries === 0;
  if (kind === '401' && station.who === 'customer') await visitor.signIn();
  // There is nothing to press for an extra, nor for a visitor who was led to the sign-in: they come again.
  else if (kind === '401' || isSilent) await visitor.go(restPage).then(() => visitor.go(station.hash));
  await askAgain(visitor.page);
  return [...ills, ...(await untilHealed(visitor, health))];
}

/** Ms between two presses of what asks again. */
const pressPause = 500;

/** Looks until all is there again, and presses what asks again once in a while: a part may have been hidden behind another. */
async function untilHealed(visitor: Visitor, health: Health): Promise<string[]> {
  let pressedAt = Date.now();
  const { ills } = await visitor.until((seen) => {
    const left = judgeHealed(health, seen);
    if (left.length > 0 && seen.retries > 0 && Date.now() - pressedAt > pressPause) {
      pressedAt = Date.now();
      void askAgain(visitor.page);
    }
    return left;
  });
  return ills;
}

/** Ms by the device's clock that a customer is away who leaves a page whose answer hangs. */
const timeAway = 6_000;

/** The answer hangs; the customer goes elsewhere, and comes again when the shop answers. */
async function attemptHang({ visitor, station, profile: { health }, call, kind, circumstances }: Trial): Promise<string[]> {
  const { line, page } = visitor;
  line.break(call, kind);
  await visitor.arrive(station);
  const isOut = () => (line.hits === 0 ? [`${call} was not asked`] : []);
  const { ills: waiting } = await visitor.until((seen) => [...isOut(), ...judgeWaiting(health, circumstances(), seen)]);
  if (kind === 'hangBack') await page.goBack();
  else await visitor.go(restPage);
  // A busy page stands for a while under the new address; who comes again then has not left it.
  const isElsewhere = (seen: Sight) => [...judgeStanding(seen), ...(seen.heading === restHeading ? [] : ['the page cannot be left'])];
  const left = await visitor.until(isElsewhere);
  // Who goes Back gets the answer behind them; who leaves otherwise never does.
  if (kind === 'hangBack') await line.release(true);
  line.heal();
  // Nobody comes again in the same moment.
  await page.evaluate((ms) => window.passTime?.(ms), timeAway);
  await pause(60);
  const after = await visitor.until((seen) => [...isElsewhere(seen), ...seen.notices.map((notice) => `a notice follows to another page: ${notice}`)]);
  await visitor.go(station.hash);
  // What only adds to every page is asked for by the shell, which stays.
  const isShells = station.arrival === 'start' && isExtraAt(station, call);
  return [...waiting, ...left.ills, ...after.ills, ...(isShells ? [] : await untilHealed(visitor, health))];
}

/** One question is asked, then another; the answer to the first comes last. */
async function attemptEarlier({ visitor, station, profile: { health, earlierKeys, earlierWords }, call }: Trial): Promise<string[]> {
  const { line } = visitor;
  line.break(call, 'earlier', earlierKeys.get(call));
  await visitor.go(station.earlier ?? restPage);
  for (let tries = 0; tries < 200 && (line.hits === 0 || line.open > 0); tries += 1) await pause(10);
  await pause(30);
  await visitor.go(station.hash);
  const first = await visitor.until((seen) => judgeHealed(health, seen));
  const late = await line.release(true);
  await pause(80);
  const then = await visitor.until((seen) => [...judgeHealed(health, seen), ...judgeEarlier(earlierWords.get(call) ?? [], seen)]);
  return [...(late === 0 ? ['no earlier answer was held back'] : []), ...first.ills, ...then.ills];
}
