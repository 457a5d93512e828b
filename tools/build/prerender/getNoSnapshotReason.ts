/** Whether an API can supply the data of the prerendered home pages. */
import { fetchSender, type SendCall } from '../../config/apiTransport';
import { getServerInfo } from '../../../src/api/server';
import { getGoodsList } from '../../../src/api/goods';
import { judgeResponse } from '../../../src/api/judgeResponse';

/** Returns one sentence about why the API cannot supply them, or undefined when it answers. */
export async function getNoSnapshotReason(
  api: URL,
  send: SendCall = fetchSender(api.href),
): Promise<string | undefined> {
  for (const call of [getServerInfo, getGoodsList]) {
    const { state, isTolerated, reason, status } = judgeResponse(call, await send({ call, input: {}, token: '' }));
    if (state === 'unreachable') return `the API at ${api.href} cannot be reached (${reason ?? 'no response'}).`;
    if (state !== 'works' && !isTolerated)
      return `the API at ${api.href} has no right answer to ${call.path} (${reason ?? `status ${status ?? 0}`}).`;
  }
  return undefined;
}
