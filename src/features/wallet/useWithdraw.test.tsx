import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { nextOperation } from '../../../mock/testing/purchase';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { callsTo } from '../../../tests/setup/callsTo';
import { buyer } from '../../../tests/setup/checkoutSteps';
import { server } from '../../../tests/setup/freshShop';
import { holdCall } from '../../../tests/setup/holdCall';
import { holdPost, loseRequest, loseResponse } from '../../../tests/setup/lostWrites';
import { notDone, refuse } from '../../../tests/setup/refusals';
import { openWithdrawHook as open, serveBalance } from '../../../tests/setup/withdrawHook';

const path = '/api/user/withdraw';
const payee = { payeeName: 'Ada', payeeAccount: '12345678' };
const withdrawalsOf = (customer: Visitor) => customer.ok('getWithdrawLog', {}).list;
const withdraw = (customer: Visitor, amount: number) =>
  customer.ok('withdraw', { operationId: nextOperation(), amount, ...payee });

describe('the form', () => {
  test.each([
    ['amount=30.00', '30.00'],
    ['amount=ten', ''],
    ['amount=1e5', ''],
    [`amount=${'1'.repeat(25)}`, ''],
    ['', ''],
  ])('opened with "%s" begins with the amount "%s"', async (query, amount) => {
    const { now } = await open({ at: `/?${query}` });
    expect(now().entry).toEqual({ amount, payeeId: 'new', payeeName: '', payeeAccount: '' });
  });

  test.each([
    [{ amount: '1'.repeat(40), payeeName: 'x'.repeat(200) }, '1'.repeat(40)],
    [{ amount: '1'.repeat(41), payeeName: 'Ada' }, ''],
    [{ amount: '20', payeeName: 'x'.repeat(201) }, ''],
    [{ amount: 20, payeeName: 'Ada' }, ''],
    [{ amount: '20' }, ''],
    [null, ''],
  ])('takes from the storage only what is a draft: %j', async (draft, amount) => {
    sessionStorage.setItem('draft:withdraw', JSON.stringify(draft));
    expect((await open()).now().entry.amount).toBe(amount);
  });

  test('says of a field that is left what is wrong with it, but not that it is empty', async () => {
    const { now, type } = await open();
    act(() => now().settle('amount'));
    expect(now().fieldErrors).toEqual({});
    await type({ amount: '9.99', payeeAccount: '12' });
    act(() => now().settle('amount'));
    act(() => now().settle('payeeAccount'));
    expect(now().fieldErrors).toEqual({ amount: 'belowMinimum', payeeAccount: 'tooShort' });
    await type({ amount: '10' });
    expect(now().fieldErrors).toEqual({ payeeAccount: 'tooShort' });
    act(() => now().settle('amount'));
    expect([now().fieldErrors, now().refusals]).toEqual([{ payeeAccount: 'tooShort' }, 0]);
  });

  test('counts what it refuses, and can be reviewed only while it is valid', async () => {
    const { now, type } = await open();
    act(() => void now().check());
    expect([now().canReview, now().refusals, now().fieldErrors]).toEqual([
      false,
      1,
      { amount: 'missing', payeeName: 'missing', payeeAccount: 'missing' },
    ]);
    await type({ amount: '42.5', ...payee });
    act(() => void now().check());
    expect([now().canReview, now().refusals, now().fieldErrors]).toEqual([true, 1, {}]);
    expect(now().sum).toEqual({ amount: 4_250, fee: 76, net: 4_174 });
    await type({ amount: '200.01' });
    expect([now().canReview, now().sum, now().fieldErrors]).toEqual([false, undefined, { amount: 'aboveBalance' }]);
  });

  test('of the whole balance has its amount, whatever was typed before', async () => {
    sessionStorage.setItem('draft:withdraw', JSON.stringify({ amount: '20', payeeName: 'Ada' }));
    const { now } = await open({ isAll: true });
    expect(now().entry).toEqual({ amount: '200.00', payeeId: 'new', payeeName: 'Ada', payeeAccount: '' });
  });

  test.each([
    [0, 0, 'tooLittle'],
    [1, 0, 'form'],
    [999, 1_000, 'tooLittle'],
    [1_000, 1_000, 'form'],
  ])('with a balance of %d and a minimum of %d is: %s', async (available, withdrawMinimum, stage) => {
    serveBalance({ available, withdrawMinimum });
    expect((await open()).now().stage).toBe(stage);
  });

  test('without a balance says why', async () => {
    server.use(http.get('*/api/user/enableBalance', () => HttpResponse.json({ success: true, data: 7 })));
    const { now } = await open();
    expect([now().stage, now().error]).toMatchObject(['failed', { kind: 'malformed' }]);
    server.resetHandlers();
    await act(async () => void (await now().retry()));
    expect(now().stage).toBe('form');
  });
});

describe('a withdrawal', () => {
  const ready = async (amount = '50', as?: Visitor) => {
    const hook = await open(as && { as });
    await hook.type({ amount, ...payee });
    return hook;
  };

  test('is sent once, is reported once, and leaves no draft', async () => {
    const bodies = callsTo(path);
    const { now, customer, ids } = await ready();
    await act(async () => void (await Promise.all([now().confirm(), now().confirm()])));
    const [done, ...others] = withdrawalsOf(customer);
    expect([others, ids]).toEqual([[], [done?.id]]);
    expect(bodies).toEqual([{ amount: 5_000, ...payee, operationId: done?.operationId }]);
    expect([now().stage, now().canReview, sessionStorage.getItem('draft:withdraw')]).toEqual(['done', true, null]);
  });

  test('that is being sent keeps its form, although the balance is too low by now', async () => {
    const { now, customer, confirm } = await ready();
    const release = holdPost(path);
    await confirm();
    withdraw(customer, 19_500);
    await act(async () => void (await now().retry()));
    expect([now().balance?.available, now().isSending, now().stage, now().canReview]).toEqual([
      500,
      true,
      'form',
      true,
    ]);
    release();
    await waitFor(() => expect(now().stage).toBe('tooLittle'));
    expect(withdrawalsOf(customer)).toHaveLength(1);
  });

  test('that is refused for its amount says so there, with the new balance, and nowhere else', async () => {
    const { now, customer, confirm } = await ready('150');
    withdraw(customer, 10_000);
    await confirm();
    await waitFor(() => expect(now().balance?.available).toBe(10_000));
    expect([now().fieldErrors, now().refusals, now().canReview, now().labels.formError]).toEqual([
      { amount: 'aboveBalance' },
      1,
      false,
      undefined,
    ]);
  });

  test('that is refused for another reason says it once, beside no field', async () => {
    refuse(0, `*${path}`);
    const { now, confirm, ids } = await ready();
    await confirm();
    await waitFor(() => expect(now().labels.formError).toBe(notDone));
    expect([now().fieldErrors, now().refusals, ids]).toEqual([{}, 0, []]);
  });

  test('whose response is lost is found by its operation, beside an earlier one', async () => {
    const customer = buyer('MONEY-PLEASE');
    const earlier = withdraw(customer, 5_000);
    const { now, ids, confirm } = await ready('50', customer);
    loseResponse(`*${path}`, 'withdraw', customer);
    await confirm();
    await waitFor(() => expect(now().stage).toBe('done'), { timeout: 5_000 });
    const [newest] = withdrawalsOf(customer);
    expect([ids, newest?.id === earlier.id]).toEqual([[newest?.id], false]);
    expect(sessionStorage.getItem('draft:withdraw')).toBeNull();
  });

  test('whose request is lost is sent again with the same operation', async () => {
    const bodies = callsTo(path);
    const { now, customer, confirm, ids } = await ready();
    loseRequest(`*${path}`);
    await confirm();
    await waitFor(() => expect(now().mutationState).toEqual({ status: 'refused', error: { kind: 'notDone' } }));
    expect([now().stage, now().canReview, now().entry.payeeAccount, now().minimum]).toEqual([
      'form',
      true,
      '12345678',
      1_000,
    ]);
    await confirm();
    await waitFor(() => expect(ids).toEqual(withdrawalsOf(customer).map(({ id }) => id)));
    expect([bodies.length, bodies[0]?.operationId === bodies[1]?.operationId]).toEqual([2, true]);
  });

  test('whose request is lost is distinguished from a later one, whose operation the API names', async () => {
    const { now, customer, confirm } = await ready();
    loseRequest(`*${path}`);
    const release = holdCall('*/api/user/withdraw/log');
    await confirm();
    await waitFor(() => expect(now().stage).toBe('reconciling'));
    withdraw(customer, 2_000);
    release();
    await waitFor(() => expect(now().mutationState).toEqual({ status: 'refused', error: { kind: 'notDone' } }));
  });

  test('stays unknown while an API without operations lists one that may be it, and then comes the answer', async () => {
    const { now, customer, confirm, ids } = await ready();
    let isNamed = false;
    server.use(
      http.get('*/api/user/withdraw/log', () => {
        const list = withdrawalsOf(customer).map((one) => ({ ...one, operationId: isNamed ? one.operationId : null }));
        return HttpResponse.json({ success: true, data: { list, total: list.length } });
      }),
    );
    loseResponse(`*${path}`, 'withdraw', customer);
    await confirm();
    await waitFor(() => expect(now().stage).toBe('unknown'));
    expect([ids, now().canReview, sessionStorage.getItem('draft:withdraw')]).toEqual([
      [],
      false,
      '{"amount":"50","payeeName":"Ada"}',
    ]);
    isNamed = true;
    act(() => now().reconcileAgain());
    await waitFor(() => expect(ids).toEqual([withdrawalsOf(customer)[0]?.id]));
  });

  test('stays unknown after a reload, too, until the API names the operation of what may be it', async () => {
    const before = await ready();
    let isNamed = false;
    server.use(
      http.get('*/api/user/withdraw/log', () => {
        const list = withdrawalsOf(before.customer).map((one) => (isNamed ? one : { ...one, operationId: null }));
        return HttpResponse.json({ success: true, data: { list, total: list.length } });
      }),
    );
    loseResponse(`*${path}`, 'withdraw', before.customer);
    await before.confirm();
    await waitFor(() => expect(before.now().stage).toBe('unknown'));
    before.unmount();
    const { now, ids } = await open({ as: before.customer });
    await waitFor(() => expect(now().stage).toBe('unknown'));
    expect([ids, now().canReview]).toEqual([[], false]);
    isNamed = true;
    act(() => now().reconcileAgain());
    await waitFor(() => expect(ids).toEqual(withdrawalsOf(before.customer).map(({ id }) => id)));
  });
});
