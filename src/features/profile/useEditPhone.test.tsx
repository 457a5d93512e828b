import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSession } from '@/hooks/useInitialState';
import { expireSession } from '@/lib/session';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse } from '../../../tests/setup/lostWrites';
import { refuse } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { stubWebOtp } from '../../../tests/setup/webOtp';
import { useEditPhone } from './useEditPhone';

const phonePath = '*/api/user/updatePhone';
const currentPath = '*/api/user/current';
const notDone = { status: 'refused', error: { kind: 'notDone' } };
const ada = () => shopOfTest().customer('+14155550199');
const userOf = (customer: ReturnType<typeof ada>) => customer.ok('getCurrentUser', { type: 1 });

/** The user as the form gets it: the one of the session. */
function useUser() {
  const { user } = useSession();
  return user ?? undefined;
}

describe('the phone number', () => {
  async function open() {
    const customer = ada();
    const initial = userOf(customer);
    const view = await renderShopHook(() => useEditPhone(useUser() ?? initial), { as: customer });
    const { now } = view;
    act(() => now().setCallingCode('+1'));
    return {
      ...view,
      customer,
      type: (number: string) => act(() => now().setNumber(number)),
      requestCode: () => act(() => now().requestCode()),
      submit: () => act(() => now().submit()),
      shownPhone: () => userOf(customer).phone,
    };
  }
  /** The form with a code for another number. */
  async function ready() {
    const view = await open();
    view.type('415 555 0166');
    expect(await view.requestCode()).toBe(true);
    act(() => view.now().setCode(view.now().codeRequest.demoCode ?? ''));
    return view;
  }
  const draft = () => sessionStorage.getItem('draft:phone');

  test('is changed with the code; number, code and wait are gone afterwards', async () => {
    const { now, submit, session, shownPhone } = await ready();
    const sent = callsTo('/api/user/updatePhone');
    const { code } = now();
    expect(await submit()).toBe(true);
    expect(sent).toEqual([{ phone: '+14155550166', code }]);
    expect([shownPhone(), session().user?.phone, draft(), now().codeRequest.waitMs]).toEqual([
      '+1 415 ••• 0166',
      '+1 415 ••• 0166',
      null,
      0,
    ]);
  });

  test('requests a code for the purpose of a change', async () => {
    const { type, requestCode } = await open();
    const sent = callsTo('/api/user/sendVerifyCode');
    type('415 555 0166');
    await requestCode();
    expect(sent).toEqual([{ phone: '+14155550166', purpose: 'changePhone' }]);
  });

  test('that looks like the present one needs another press, for each such number', async () => {
    const { now, type, requestCode } = await open();
    const sent = callsTo('/api/user/sendVerifyCode');
    type('415 777 0199');
    expect(await requestCode()).toBe(false);
    expect([now().fieldErrors, now().refusals, sent]).toEqual([{ phone: 'same' }, 1, []]);
    type('415 888 0199');
    expect(now().fieldErrors).toEqual({});
    expect(await requestCode()).toBe(false);
    expect(await requestCode()).toBe(true);
    expect([now().fieldErrors, sent.map(({ phone }) => phone)]).toEqual([{}, ['+14158880199']]);
  });

  test.each([
    ['to a similar number, whose request is lost, is not done', '415 777 0199', false],
    ['to another number, whose request is lost, is not done', '415 555 0166', false],
    ['to another number, whose response is lost, is done', '415 555 0166', true],
  ])('a change %s', async (_, number, isApplied) => {
    const { now, type, requestCode, submit, customer } = await open();
    type(number);
    if (!(await requestCode())) await requestCode();
    act(() => now().setCode(now().codeRequest.demoCode ?? ''));
    if (isApplied) loseResponse(phonePath, 'updatePhone', customer);
    else loseRequest(phonePath);
    expect(await submit()).toBe(isApplied);
    if (isApplied) expect(now().mutationState.status).toBe('done');
    else expect(now().mutationState).toEqual(notDone);
    expect(now().number).toBe(isApplied ? '' : number);
    expect(now().codeRequest.wasSent).toBe(!isApplied);
  });

  test('names what is wrong, sends nothing, and a correction takes back its own error', async () => {
    const { now, submit, type } = await open();
    const sent = callsTo('/api/user/updatePhone');
    expect(await submit()).toBe(false);
    expect(now().fieldErrors).toEqual({ phone: 'missing', code: { kind: 'missing' } });
    act(() => now().setCode('12'));
    expect(now().fieldErrors).toEqual({ phone: 'missing' });
    expect(await submit()).toBe(false);
    expect(now().fieldErrors).toEqual({ phone: 'missing', code: { kind: 'incomplete' } });
    type('415 555 0166');
    expect([now().fieldErrors, sent]).toEqual([{ code: { kind: 'incomplete' } }, []]);
  });

  test('with a wrong code keeps the wait, with one that is not valid any more it ends it', async () => {
    const { now, submit, shownPhone } = await ready();
    const code = now().codeRequest.demoCode ?? '';
    act(() => now().setCode(code === '000000' ? '111111' : '000000'));
    expect(await submit()).toBe(false);
    expect([now().fieldErrors, now().codeRequest.canSend]).toEqual([{ code: { kind: 'wrong', triesLeft: 4 } }, false]);
    shopOfTest().pass(10 * 60_000);
    act(() => now().setCode(code));
    expect(await submit()).toBe(false);
    expect([now().fieldErrors, now().codeRequest.canSend]).toEqual([{ code: { kind: 'expired' } }, true]);
    expect(shownPhone()).toBe('+1 415 ••• 0199');
  });

  test('that belongs to another account is said at the number', async () => {
    shopOfTest().customer('+14155550166');
    const { now, submit } = await ready();
    expect(await submit()).toBe(false);
    expect(now().fieldErrors).toEqual({ phone: 'taken' });
  });

  test('whose outcome is unknown is asked for again, not changed again', async () => {
    const { now, submit, customer } = await ready();
    const sent = callsTo('/api/user/updatePhone');
    loseResponse(phonePath, 'updatePhone', customer);
    server.use(http.get(currentPath, () => HttpResponse.error()));
    expect(await submit()).toBe(false);
    expect([now().isUnknown, draft()]).toEqual([true, expect.stringContaining('0166')]);
    server.resetHandlers();
    expect(await submit()).toBe(true);
    expect([sent.length, draft()]).toEqual([1, null]);
  });

  test('is kept for the tab, the code is not stored', async () => {
    const { now, unmount } = await ready();
    const { code } = now();
    unmount();
    expect(draft()).toContain('0166');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(code);
  });

  test('that the shop does not take is said at the number when the code is requested', async () => {
    const { now, type, requestCode } = await open();
    refuse(0, '*/api/user/sendVerifyCode', 'PHONE_TAKEN');
    type('415 555 0166');
    expect(await requestCode()).toBe(false);
    expect([now().fieldErrors, now().refusals, now().codeRequest.wasSent]).toEqual([{ phone: 'taken' }, 1, false]);
  });

  test('with a code in a text message fills in the code, and changes nothing by itself', async () => {
    const { now, type, requestCode } = await open();
    const sent = callsTo('/api/user/updatePhone');
    const messages = stubWebOtp();
    type('415 555 0166');
    await requestCode();
    await act(async () => messages[0]?.({ code: 'Code: 123456' }));
    expect([now().code, sent]).toEqual(['123456', []]);
  });

  test('and its code survive a session that expires', async () => {
    const first = await ready();
    const { code } = first.now();
    act(() => expireSession(first.customer.token));
    first.unmount();
    const again = await renderShopHook(() => useEditPhone(userOf(first.customer)), {
      as: first.customer,
      isCustomerOnly: true,
    });
    expect([again.now().number, again.now().code]).toEqual(['415 555 0166', code]);
  });

  test('with its calling code is split when the field is left', async () => {
    const { now, type } = await open();
    type('+1 415 555 0166');
    act(() => now().settleNumber());
    expect([now().callingCode, now().number]).toEqual(['+1', '4155550166']);
    type('415 555 0166');
    act(() => now().settleNumber());
    expect(now().number).toBe('415 555 0166');
  });

  test.each([
    ['a calling code that is none', { callingCode: '<b>', number: '415' }],
    ['an endless number', { callingCode: '+1', number: '4'.repeat(41) }],
    ['no number', { callingCode: '+1' }],
  ])('from storage with %s is not taken', async (_, stored) => {
    sessionStorage.setItem('draft:phone', JSON.stringify(stored));
    const customer = ada();
    const initial = userOf(customer);
    const { now } = await renderShopHook(() => useEditPhone(initial), { as: customer });
    expect([now().callingCode, now().number]).toEqual(['+1', '']);
  });
});
