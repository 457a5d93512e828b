import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { shortenPauses } from '@/lib/pause';
import { nextOperation } from '../../../mock/testing/purchase';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { callsTo } from '../../../tests/setup/callsTo';
import { buyer } from '../../../tests/setup/checkoutSteps';
import { server } from '../../../tests/setup/freshShop';
import { holdPost, loseRequest, loseResponse, sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { stopClock } from '../../../tests/setup/stoppedClock';
import { useRedeem } from './useRedeem';

const path = '/api/user/exchange/code';
const logPath = '/api/user/wallet/log';
const ticketsOf = (customer: Visitor) => customer.ok('getTickets', {}).list.length;

async function open({ offered, as = buyer() }: { offered?: string; as?: Visitor } = {}) {
  const bodies = callsTo(path);
  const hook = await renderShopHook(() => useRedeem(offered), { as, isCustomerOnly: true });
  const { now } = hook;
  return {
    ...hook,
    customer: as,
    bodies,
    type: (text: string) => act(async () => now().type(text)),
    redeem: () => act(async () => void (await now().redeem())),
  };
}
const refuse = (errorCode: string, data: unknown = null) =>
  server.use(
    http.post(`*${path}`, () =>
      HttpResponse.json({ success: false, errorCode, errorMessage: 'No', showType: 0, data }),
    ),
  );

describe('the field', () => {
  test('takes the code of a pasted message, and what is typed as it is', async () => {
    const { now, type } = await open();
    await type('Code: MONEY-PLEASE!');
    expect(now().typed).toBe('MONEY-PLEASE');
    await type('MONEY-PLEASEd');
    expect(now().typed).toBe('MONEY-PLEASEd');
    await type('mon');
    expect(now().typed).toBe('mon');
    // Three more characters are typed, four are pasted.
    await type('mon ab');
    expect(now().typed).toBe('mon ab');
    await type('mon ab cd2');
    expect(now().typed).toBe('MON-AB-CD2');
    await type('MON-AB-CD2 …。…');
    expect(now().typed).toBe('MON-AB-CD2');
  });

  test('of a link is filled and not sent', async () => {
    const { now, bodies } = await open({ offered: 'money please' });
    expect([now().typed, now().mutationState.status, bodies]).toEqual(['MONEY-PLEASE', 'idle', []]);
  });

  test('counts what is not sent or refused, says why, and forgets it with the next character', async () => {
    const { now, type, redeem, bodies } = await open();
    await redeem();
    expect([now().fieldError, now().refusals]).toEqual(['missing', 1]);
    await type('A'.repeat(41));
    expect(now().fieldError).toBeUndefined();
    await redeem();
    expect([now().fieldError, now().refusals, bodies]).toEqual(['tooLong', 2, []]);
    await type('NOTHING-OF-OURS');
    await redeem();
    expect([now().fieldError, now().refusals, bodies.length]).toEqual(['unknown', 3, 1]);
    await type('NOTHING-OF-OURSX');
    expect(now().fieldError).toBeUndefined();
  });
});

describe('a code', () => {
  test('gives what it is for, refreshes the customer, and makes room for another', async () => {
    const { now, type, redeem, bodies, customer } = await open();
    await type('money please');
    const paths = sentPaths();
    await redeem();
    expect(now().redeemed).toMatchObject({ kind: 'balance', amount: 20_000 });
    expect(bodies).toEqual([{ code: 'MONEY-PLEASE', operationId: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    await waitFor(() => expect(paths).toEqual([path, '/api/user/current']));
    expect([now().refusals, now().fieldError]).toEqual([0, undefined]);
    act(() => now().another());
    expect([now().redeemed, now().typed]).toEqual([undefined, '']);
    await type('money please');
    expect(now().redeemed).toBeUndefined();
    await type('ticket-please');
    await redeem();
    expect([now().redeemed?.kind, ticketsOf(customer)]).toEqual(['ticket', 1]);
    expect(bodies[0]?.operationId).not.toBe(bodies[1]?.operationId);
  });

  test('stays redeemed when the customer cannot be fetched afterwards', async () => {
    const { now, type, redeem } = await open();
    await type('money-please');
    server.use(http.get('*/api/user/current', () => HttpResponse.error()));
    await redeem();
    expect(now().redeemed).toMatchObject({ kind: 'balance' });
  });

  test('that is being sent is not sent a second time', async () => {
    const { now, type, redeem, bodies } = await open();
    await type('money-please');
    const release = holdPost(path);
    act(() => void now().redeem());
    await waitFor(() => expect(now().isBusy).toBe(true));
    await redeem();
    release();
    await waitFor(() => expect(now().redeemed).toBeDefined());
    expect([bodies.length, now().refusals]).toEqual([1, 0]);
  });

  test('of another length of wait than told before keeps the first one, and is not sent until it is over', async () => {
    const { now, type, redeem, bodies } = await open();
    refuse('CODE_LIMIT', { waitMs: 60_000 });
    await type('guess-1');
    await redeem();
    const until = now().waitUntil;
    expect([now().fieldError, Math.round((Date.parse(until ?? '') - Date.now()) / 60_000)]).toEqual([
      'tooMany',
      expect.any(Number),
    ]);
    await type('guess-2');
    await redeem();
    expect([now().fieldError, now().waitUntil, now().refusals, bodies.length]).toEqual(['tooMany', until, 1, 1]);
    await type('guess-1');
    expect(now().waitUntil).toBe(until);
    act(() => now().endWait());
    expect([now().fieldError, now().waitUntil, now().mutationState.status]).toEqual([undefined, undefined, 'idle']);
    await redeem();
    expect([bodies.length, now().fieldError]).toEqual([2, 'tooMany']);
  });

  test('that this customer had already has no wait', async () => {
    const { now, type, redeem } = await open();
    refuse('CODE_LIMIT', { waitMs: null });
    await type('money-please');
    await redeem();
    expect([now().fieldError, now().waitUntil]).toEqual(['once', undefined]);
  });
});

describe('a code whose response is lost', () => {
  afterEach(() => shortenPauses(0.02));

  test('is found in the log by its operation, in whatever case the API writes it, beside newer and older ones', async () => {
    const customer = buyer();
    customer.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
    const { list, total } = customer.ok('getWalletLog', {});
    const entryOf = (id: string, operationId: string | null) => ({
      ...list[0],
      id,
      operationId,
      title: id,
      amount: 700,
    });
    server.use(
      http.post(`*${path}`, async ({ request }) => {
        const { operationId } = (await request.json()) as { operationId: string };
        const rows = [entryOf('newer', null), entryOf('found', operationId.toUpperCase()), ...list];
        server.use(
          http.get(`*${logPath}`, () => HttpResponse.json({ success: true, data: { list: rows, total: total + 2 } })),
        );
        return HttpResponse.error();
      }),
    );
    const { now, type, redeem } = await open({ as: customer });
    await type('coupon-please');
    await redeem();
    expect(now().redeemed).toMatchObject({ kind: 'balance', name: 'found', amount: 700 });
  });

  test('is unknown while the log does not name it, and is sent again under the same operation', async () => {
    shortenPauses(1);
    const { now, type, redeem, bodies, customer } = await open();
    const clock = stopClock();
    await type('ticket-please');
    const paths = sentPaths(startPaths);
    loseResponse(`*${path}`, 'exchangeCode', customer);
    act(() => void now().redeem());
    await clock.until(() => expect(now().mutationState.status).toBe('reconciling'));
    await clock.pass(499);
    await clock.settle();
    expect(paths).toEqual([path]);
    await clock.pass(1);
    await clock.until(() => expect(paths).toEqual([path, logPath]));
    await clock.settle();
    await clock.pass(1_500);
    await clock.until(() => expect(now().mutationState.status).toBe('unknown'));
    expect([paths, now().redeemed, now().refusals]).toEqual([[path, logPath, logPath], undefined, 1]);
    await redeem();
    expect([now().redeemed?.kind, ticketsOf(customer)]).toEqual(['ticket', 1]);
    expect(bodies[0]?.operationId).toBe(bodies[1]?.operationId);
  });

  test('and never arrived is redeemed by sending it again, also after a reload', async () => {
    const first = await open();
    await first.type('ticket-please');
    loseRequest(`*${path}`);
    await first.redeem();
    expect(first.now().mutationState.status).toBe('unknown');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/ticket-please/i);
    first.unmount();
    const { now, redeem, customer, bodies } = await open({ offered: 'ticket-please', as: first.customer });
    await waitFor(() => expect(now().mutationState.status).toBe('unknown'));
    await redeem();
    expect([now().redeemed?.kind, ticketsOf(customer)]).toEqual(['ticket', 1]);
    expect(bodies.at(-1)?.operationId).toBe(first.bodies[0]?.operationId);
  });
});
