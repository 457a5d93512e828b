/** Visits every call of the contract on an API and judges the responses. */
import { calls, type CallName } from '../../../src/api/calls';
import { isPartOn, type PartSwitches } from '../shopParts';
import { fieldOf } from './answers';
import type { CheckOptions, KnownData, SkipReason } from './checkOptions';
import { checkPlan } from './checkPlan';
import type { CheckStep } from './checkStep';
import { createPictureCheck, type LoadPicture } from './pictures';
import type { SendCall } from '../../config/apiTransport';
import type { AnyCall } from '../../../src/api/defineCall';
import { judgeResponse, type Judgement, type JudgedState } from '../../../src/api/judgeResponse';
import { isInMinimumShop } from './minimumShop';

/** What became of one call. */
export interface CheckRow extends Omit<Judgement, 'state' | 'data'> {
  readonly call: CallName;
  readonly method: string;
  readonly path: string;
  /** Whether the way from the home page to a paid order needs this call. */
  readonly isMinimum: boolean;
  readonly state: JudgedState | 'notTried' | 'off';
  /** Why the call was not tried, for `notTried` and `off`. */
  readonly skip?: SkipReason;
}

export interface CheckRun {
  readonly send: SendCall;
  readonly options?: CheckOptions;
  /** Loads the first pictures of each response. Without it none is loaded. */
  readonly loadPicture?: LoadPicture;
  /** Called with the session of a sign-in. */
  readonly onSession?: (token: string) => void;
  /** Returns a UUID for a write that moves money. */
  readonly newOperationId?: () => string;
}

/** From the best to the worst state. */
const statesFromBestToWorst: readonly CheckRow['state'][] = [
  'off',
  'notTried',
  'works',
  'wrong',
  'failed',
  'missing',
  'unreachable',
];

/** Two visits of one call: the worse one counts. A wrong response that breaks the page is worse than a tolerated one. */
function worseRow(one: CheckRow | undefined, other: CheckRow): CheckRow {
  if (!one) return other;
  if (one.state === 'wrong' && other.state === 'wrong' && !one.isTolerated) return one;
  return statesFromBestToWorst.indexOf(other.state) >= statesFromBestToWorst.indexOf(one.state) &&
    other.state !== 'notTried'
    ? other
    : one;
}

/** The writes that `phone` and `email` allow: without them there is no session. */
const isSignInCall = (name: CallName) => name === 'sendVerifyCode' || name === 'loginWithVerifyCode';

function skipReason(
  { name, access, kind, feature }: AnyCall,
  call: CallName,
  known: KnownData,
): SkipReason | undefined {
  const record = known.answers.get('getServerInfo');
  const switches = (fieldOf(record, 'features') ?? {}) as PartSwitches;
  // Without a record nothing is known to be off.
  if (record !== undefined && feature !== undefined && !isPartOn(switches, feature))
    return { kind: 'off', part: feature };
  if (access === 'customer' && !known.isSignedIn) return { kind: 'signIn' };
  const isChange = name === 'sendVerifyCode' && known.options.newPhone !== undefined && known.isSignedIn;
  if (kind !== 'read' && !known.options.write && (isChange || !isSignInCall(call))) return { kind: 'write' };
  return undefined;
}

const tokenInData = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string'
    ? data.token
    : undefined;

/** Asks for the code that arrived by SMS, when the API does not send it itself. */
async function askForCode(step: CheckStep, known: KnownData): Promise<string | undefined> {
  const planned = step.plan(known);
  const isAsked = 'skip' in planned && planned.skip.kind === 'option' && planned.skip.option === 'code';
  if (step.call !== 'loginWithVerifyCode' || !isAsked || !known.answers.has('sendVerifyCode')) return undefined;
  return known.options.askCode?.();
}

/**
 * Visits every call in the order of `checkPlan` and returns one row for each call of the contract. Inputs come from earlier
 * answers. Without `phone`, `email` or `token` it visits what a visitor can see; without `write` it changes nothing.
 */
export async function runCheck({
  send,
  onSession,
  loadPicture = async () => undefined,
  ...run
}: CheckRun): Promise<readonly CheckRow[]> {
  const rows = new Map<CallName, CheckRow>();
  const checkPictures = createPictureCheck(loadPicture);
  const answers = new Map<CallName, unknown>();
  const newOperationId = run.newOperationId ?? (() => crypto.randomUUID());
  let options = run.options ?? {};
  let token = options.token ?? '';
  for (const step of checkPlan) {
    const call: AnyCall = calls[step.call];
    const known = (): KnownData => ({ options, isSignedIn: token !== '', answers, newOperationId });
    const code = await askForCode(step, known());
    if (code !== undefined) options = { ...options, code };
    const skipped = skipReason(call, step.call, known());
    const planned = skipped ? { skip: skipped } : step.plan(known());
    const head = { call: step.call, method: call.method, path: call.path, isMinimum: isInMinimumShop(step.call) };
    let row: CheckRow;
    if ('skip' in planned) {
      const state = planned.skip.kind === 'off' ? 'off' : 'notTried';
      row = { ...head, state, violations: [], isTolerated: false, skip: planned.skip };
    } else {
      const { data, ...judged } = judgeResponse(call, await send({ call, input: planned.input, token }));
      if (data !== undefined && (judged.state === 'works' || judged.state === 'wrong')) answers.set(step.call, data);
      const session = step.call === 'loginWithVerifyCode' ? tokenInData(data) : undefined;
      if (session !== undefined) {
        token = session;
        onSession?.(session);
      }
      row = { ...head, ...judged };
      // The storefront shows a tile in the place of a picture that does not load.
      const pictures = await checkPictures(call, data);
      if (pictures.length > 0)
        row = {
          ...row,
          isTolerated: row.state === 'works' || row.isTolerated,
          state: 'wrong',
          violations: [...row.violations, ...pictures],
        };
      const earlier = rows.get(step.call)?.state;
      // The path exists: an earlier request to it was answered.
      if (row.state === 'missing' && (earlier === 'works' || earlier === 'wrong'))
        row = {
          ...row,
          state: 'failed',
          reason: `a later request, with ${Object.keys(planned.input ?? {}).join(', ')}`,
        };
    }
    rows.set(step.call, worseRow(rows.get(step.call), row));
  }
  return [...rows.values()];
}

/** Whether the calls that were tried work, and whether the minimum shop was tried completely and works. */
export function summaryOf(rows: readonly CheckRow[]) {
  const count = (state: CheckRow['state']) => rows.filter((row) => row.state === state).length;
  const isUsable = (row: CheckRow) => row.state === 'works' || (row.state === 'wrong' && row.isTolerated);
  return {
    works: count('works'),
    wrong: count('wrong'),
    missing: count('missing'),
    failed: count('failed'),
    unreachable: count('unreachable'),
    notTried: count('notTried'),
    off: count('off'),
    /** How many calls of the minimum shop the storefront can use. */
    minimum: rows.filter((row) => row.isMinimum && isUsable(row)).length,
  };
}
