/** What the server finds at API_TARGET when it starts, in plain words. */
import { calls } from '../../../src/api/calls';
import { fetchSender, type SendCall } from '../../config/apiTransport';
import type { AnyCall } from '../../../src/api/defineCall';
import { judgeResponse, type Judgement } from '../../../src/api/judgeResponse';
import { violationText } from '../../../src/api/violations';

/** The call that names the shop, and one that every visitor may make. */
const probedCalls: readonly AnyCall[] = [calls.getServerInfo, calls.getCategories];

function sentenceOfJudgement(
  { method, path }: AnyCall,
  { state, status, reason, errorCode, violations }: Judgement,
): string {
  const details = [status === undefined ? '' : `status ${status}`, errorCode ?? '', reason ?? '']
    .filter(Boolean)
    .join(', ');
  const [first] = violations;
  if (state === 'wrong' && first) return `is not the contract: ${violationText(first)}`;
  if (state === 'missing') return `has no ${method} ${path} (${details})`;
  return `failed at ${method} ${path} (${details})`;
}

/** Asks the API at `target` for the shop and its categories, and returns one sentence about each thing that was found. */
export async function probeApi(target: URL, send: SendCall = fetchSender(target.href)): Promise<string[]> {
  const found: string[] = [];
  for (const call of probedCalls) {
    const judgement = judgeResponse(call, await send({ call, input: {}, token: '' }));
    if (judgement.state === 'unreachable')
      return [`The API at ${target.href} cannot be reached: ${judgement.reason ?? 'no response'}.`];
    if (judgement.state !== 'works') found.push(`The API at ${target.href} ${sentenceOfJudgement(call, judgement)}.`);
  }
  if (found.length === 0)
    return [`The API at ${target.href} answers, and its shop information and categories are right.`];
  return [...found, `"npm run check -- ${target.href}" checks every call.`];
}
