/** Addresses, one-time codes and sessions of the adapter, and how it answers what is no call. */
import { createSampleEngine } from '../../examples/adapter/sampleEngine';
import { calls } from '../../src/api/calls';
import {
  addressDraft,
  closeBenches,
  openBench,
  openWithCustomer,
  phone,
  prepareOrder,
  type Bench,
} from './adapterBench';

afterEach(closeBenches);

describe('an address', () => {
  test.each([
    ['without a town', { city: undefined }, { city: 'missing' }],
    ['in a country that is not served', { country: 'AQ' }, { country: 'invalid' }],
    ['without a street', { street: ' ' }, { street: 'tooShort' }],
  ])('%s is refused with its field', async (_, change, fields) => {
    const { ask } = await openWithCustomer();
    expect(await ask('saveAddress', { ...addressDraft, ...change })).toMatchObject({
      errorCode: 'VALIDATION',
      data: { fields },
    });
  });

  test('without a country is one of the first country; the first one is the default one', async () => {
    const { customer } = await openWithCustomer();
    const { list, savedId } = await customer.ok('saveAddress', addressDraft);
    expect(list).toMatchObject([{ id: savedId, country: 'US', isDefault: true, city: 'Oakland' }]);
  });

  test('that is the default one leaves this to the newest when it is removed', async () => {
    const { customer } = await openWithCustomer();
    const first = await customer.ok('saveAddress', addressDraft);
    const second = await customer.ok('saveAddress', { ...addressDraft, street: '2 Elm Street' });
    expect(second.list.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    const left = await customer.ok('saveAddress', { id: first.savedId ?? '', remove: true });
    expect(left).toMatchObject({ savedId: null, list: [{ id: second.savedId, isDefault: true }] });
  });

  test('of an order cannot be changed, and a full book takes no more', async () => {
    const { customer, ask } = await openWithCustomer();
    const { id: orderId } = await customer.ok('confirmOrder', await prepareOrder(customer));
    expect(await ask('saveAddress', { ...addressDraft, orderId })).toMatchObject({
      ...{ errorCode: 'ORDER_STATE', data: { status: 'toPay' } },
    });
    for (let count = 1; count < 20; count += 1) await customer.ok('saveAddress', addressDraft);
    expect(await ask('saveAddress', addressDraft)).toMatchObject({
      ...{ errorCode: 'VALIDATION', data: { fields: { addresses: 'tooMany' } } },
    });
  });
});

describe('a session', () => {
  const codeOf = async ({ answer, codes }: Bench, purpose = 'login', to = phone) => {
    const sent = await answer({ call: calls.sendVerifyCode, input: { phone: to, purpose }, token: '' });
    return { sent, code: codes.get(to) ?? '' };
  };

  test('begins with the code that was sent; a shop that is no demo does not answer with it', async () => {
    const bench = await openBench({ hasDemoCodes: false });
    const { sent, code } = await codeOf(bench);
    expect(sent.data).toEqual({ resendAfterMs: 60_000, validForMs: 600_000 });
    expect(code).toMatch(/^\d{6}$/);
    const login = (digits: string) =>
      bench.answer({ call: calls.loginWithVerifyCode, input: { phone, code: digits }, token: '' });
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await login(wrong)).toMatchObject({ errorCode: 'CODE_WRONG', data: { triesLeft: 4 } });
    expect(await login(code)).toMatchObject({ success: true, data: { user: { phone: '+1 415 ••• 0134' } } });
    expect(await login(code)).toMatchObject({ errorCode: 'CODE_EXPIRED' });
  });

  test('is for a phone: an e-mail address is refused with its field', async () => {
    const { ask } = await openWithCustomer();
    const email = 'ada@example.com';
    const refusal = { errorCode: 'VALIDATION', data: { fields: { email: 'invalid' } } };
    expect(await ask('sendVerifyCode', { email, purpose: 'login' })).toMatchObject(refusal);
    expect(await ask('loginWithVerifyCode', { email, code: '000000' })).toMatchObject(refusal);
    expect(await ask('updatePhone', { email, code: '000000' })).toMatchObject(refusal);
  });

  test('is asked for again after a minute, and at once when the gateway failed', async () => {
    let isDown = true;
    const bench = await openBench({
      sendCode: async () => {
        if (isDown) throw new Error('The gateway of one-time codes answered 503');
      },
    });
    expect((await codeOf(bench)).sent).toMatchObject({ success: false, errorCode: 'INTERNAL' });
    expect(bench.defects).toMatchObject([{ message: 'The gateway of one-time codes answered 503' }]);
    isDown = false;
    expect((await codeOf(bench)).sent.success).toBe(true);
    expect((await codeOf(bench)).sent).toMatchObject({ errorCode: 'RESEND_TOO_SOON' });
  });

  test('outlives a restart, and ends with a sign-out', async () => {
    const { restart, customer } = await openWithCustomer();
    const next = await restart();
    const current = { call: calls.getCurrentUser, input: { type: 1 }, token: customer.token };
    expect(await next.answer(current)).toMatchObject({ success: true });
    await next.answer({
      call: { ...calls.getUserInfo, method: 'POST', path: '/api/user/logout' },
      input: {},
      token: customer.token,
    });
    expect(await next.answer(current)).toMatchObject({ errorCode: 'UNAUTHORIZED' });
  });

  test('ends after thirty days', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z');
    const { ask } = await openWithCustomer({ now: () => now });
    now += 30 * 86_400_000 - 1;
    expect((await ask('getCurrentUser', { type: 1 })).success).toBe(true);
    now += 1;
    expect(await ask('getCurrentUser', { type: 1 })).toMatchObject({ errorCode: 'UNAUTHORIZED' });
  });

  test('ends elsewhere when the phone changes, and a phone belongs to one customer', async () => {
    const bench = await openWithCustomer();
    const { customer, ask, signIn } = bench;
    await signIn('+14155550100');
    const taken = await codeOf(bench, 'changePhone', '+14155550100');
    expect(await ask('updatePhone', { phone: '+14155550100', code: taken.code })).toMatchObject({
      errorCode: 'PHONE_TAKEN',
    });
    const elsewhere = await signIn(phone);
    const { code } = await codeOf(bench, 'changePhone', '+14155550199');
    expect((await customer.ok('updatePhone', { phone: '+14155550199', code })).phone).toBe('+1 415 ••• 0199');
    const old = await elsewhere.refused('getCurrentUser', { type: 1 }, 'an old session stays');
    expect(old).toEqual({ status: 401, errorCode: 'UNAUTHORIZED' });
  });
});

test('the 61st code for a network address in ten minutes is refused', async () => {
  const { answer } = await openBench();
  const sendTo = (number: number) =>
    answer({ call: calls.sendVerifyCode, input: { phone: `+141555501${String(number).padStart(2, '0')}` }, token: '' });
  for (let number = 0; number < 60; number += 1) expect((await sendTo(number)).success).toBe(true);
  expect(await sendTo(60)).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
});

test('an unknown path, a body that is no JSON and an engine that is away have their envelope', async () => {
  const sample = createSampleEngine();
  const { send, answer, defects } = await openBench({
    engine: { ...sample, product: async () => Promise.reject(new Error('connect ECONNREFUSED')) },
  });
  const unknown = await send({ call: calls.getTickets, input: {}, token: '' });
  expect(unknown).toMatchObject({ status: 404, text: expect.stringContaining('"errorCode":"NOT_FOUND"') });
  const away = await answer({ call: calls.getGoodsDetail, input: { id: 'cup' }, token: '' });
  expect(away).toMatchObject({ success: false, errorCode: 'INTERNAL' });
  expect(defects).toMatchObject([{ message: 'connect ECONNREFUSED' }]);
});
