import type { RawResponse } from '../../../src/api/judgeResponse';
import { getNoSnapshotReason } from './getNoSnapshotReason';

const api = new URL('https://api.example/');
const right: Readonly<Record<string, object>> = {
  getServerInfo: {
    code: 200,
    data: { shopName: 'Q', currency: 'USD', serverTime: '2026-11-20T18:42:00+00:00' },
  },
  getGoodsList: { success: true, data: { list: [], total: 0 } },
};
const reasonWith = (answerOf: (name: string) => RawResponse) =>
  getNoSnapshotReason(api, ({ call }) => Promise.resolve(answerOf(call.name)));
const response = (status: number, body: object = {}): RawResponse => ({
  kind: 'response',
  status,
  text: JSON.stringify(body),
});

test('an API that answers supplies the data', async () => {
  expect(await reasonWith((name) => response(200, right[name]))).toBeUndefined();
});

test('an API that is down or wrong does not, and one sentence says why', async () => {
  expect(await reasonWith(() => ({ kind: 'noResponse', reason: 'connect ECONNREFUSED' }))).toBe(
    'the API at https://api.example/ cannot be reached (connect ECONNREFUSED).',
  );
  expect(await reasonWith((name) => (name === 'getGoodsList' ? response(503) : response(200, right[name])))).toBe(
    'the API at https://api.example/ has no right answer to /api/home/goodsList (status 503).',
  );
});
