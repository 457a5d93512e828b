import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SignedIn } from '@/api/login';
import { setRunTimeSwitches } from '@/lib/features';
import { inviteStorage } from '@/lib/storage';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { holdPost } from '../../../tests/setup/lostWrites';
import { stubWebOtp } from '../../../tests/setup/webOtp';
import { recordNotifications, refuse, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useLogin } from './useLogin';

afterEach(stopRecording);
afterEach(() => setRunTimeSwitches(undefined));

const sendPath = '/api/user/sendVerifyCode';
const loginPath = '/api/user/loginWithVerifyCode';
const ada = '+14155550166';

/** The form with the number of Ada, for which a code was requested. */
async function openForm() {
  const signedIn: SignedIn[] = [];
  const view = await renderShopHook(() => useLogin((one) => signedIn.push(one)));
  await act(() => view.actions().refreshServerRecord());
  const { now } = view;
  act(() => now().setCallingCode('+1'));
  act(() => now().setNumber('415 555 0166'));
  return {
    ...view,
    signedIn,
    async requestCode() {
      expect(await act(() => now().requestCode())).toBe(true);
      return now().codeRequest.demoCode ?? '';
    },
  };
}
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

describe('signing in', () => {
  test('happens with the last digit once the texts are accepted, and is sent once', async () => {
    const { now, requestCode, signedIn } = await openForm();
    const sent = callsTo(loginPath);
    const code = await requestCode();
    act(() => now().setAgreed(true));
    act(() => now().setCode(code.slice(0, 5)));
    expect(sent).toEqual([]);
    act(() => now().setCode(code));
    act(() => now().setCode(code));
    await act(() => now().submit());
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(sent).toEqual([{ phone: ada, code, isAgreed: true }]);
    expect(signedIn[0]?.token).toMatch(/^[a-z2-9]{32}$/);
    expect([now().codeRequest.waitMs, now().codeRequest.demoCode]).toEqual([0, undefined]);
  });

  test('asks for the tick with the last digit, and happens with the tick', async () => {
    const { now, requestCode, signedIn } = await openForm();
    const sent = callsTo(loginPath);
    const code = await requestCode();
    act(() => now().setCode(code));
    expect([now().fieldErrors, sent]).toEqual([{ agreement: 'missing' }, []]);
    act(() => now().setAgreed(true));
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  test('does not happen with a tick before anything else, or with one that is taken back', async () => {
    const { now, requestCode } = await openForm();
    const sent = callsTo(loginPath);
    const code = await requestCode();
    act(() => now().setAgreed(true));
    act(() => now().setAgreed(false));
    act(() => now().setCode(code));
    act(() => now().setAgreed(false));
    await act(() => now().submit());
    expect(now().fieldErrors).toEqual({ agreement: 'missing' });
    act(() => now().setCode(code.slice(0, 3)));
    act(() => now().setAgreed(true));
    await act(async () => undefined);
    expect([sent, now().code]).toEqual([[], code.slice(0, 3)]);
  });

  test('names all that is missing, and each correction takes back its own error', async () => {
    const { now } = await openForm();
    act(() => now().setNumber(''));
    await act(() => now().submit());
    expect(now().fieldErrors).toEqual({ phone: 'missing', code: { kind: 'missing' }, agreement: 'missing' });
    expect(now().refusals).toBe(1);
    act(() => now().setNumber('4'));
    expect(now().fieldErrors).toEqual({ code: { kind: 'missing' }, agreement: 'missing' });
    act(() => now().setCode('1'));
    expect(now().fieldErrors).toEqual({ agreement: 'missing' });
    act(() => now().setAgreed(true));
    expect(now().fieldErrors).toEqual({});
  });

  test('with a wrong code keeps the wait and the code; with one that is not valid any more it ends both', async () => {
    const { now, requestCode } = await openForm();
    const code = await requestCode();
    act(() => now().setAgreed(true));
    act(() => now().setCode(wrongOf(code)));
    await waitFor(() => expect(now().fieldErrors).toEqual({ code: { kind: 'wrong', triesLeft: 4 } }));
    expect([now().codeRequest.canSend, now().codeRequest.demoCode, now().refusals]).toEqual([false, code, 1]);
    expect([now().error, now().isSending]).toEqual([undefined, false]);
    shopOfTest().pass(10 * 60_000);
    act(() => now().setCode(code));
    await waitFor(() => expect(now().fieldErrors).toEqual({ code: { kind: 'expired' } }));
    expect([now().codeRequest.canSend, now().codeRequest.demoCode]).toEqual([true, undefined]);
  });

  test('sends the invite code of the link, and keeps it until a session has begun', async () => {
    inviteStorage.write('AAAA2222');
    const { now, requestCode, signedIn } = await openForm();
    const sent = callsTo(loginPath);
    const code = await requestCode();
    act(() => now().setAgreed(true));
    act(() => now().setCode(wrongOf(code)));
    await waitFor(() => expect(now().fieldErrors.code).toBeDefined());
    expect(inviteStorage.read()).toBe('AAAA2222');
    act(() => now().setCode(code));
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(sent.map(({ inviteCode }) => inviteCode)).toEqual(['AAAA2222', 'AAAA2222']);
    expect(inviteStorage.read()).toBeUndefined();
  });

  test('sends no invite code in a shop without invitations', async () => {
    inviteStorage.write('AAAA2222');
    const { now, requestCode, signedIn } = await openForm();
    setRunTimeSwitches({ promotion: false });
    const sent = callsTo(loginPath);
    const code = await requestCode();
    act(() => now().setAgreed(true));
    act(() => now().setCode(code));
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(sent).toEqual([{ phone: ada, code, isAgreed: true }]);
  });

  test('with a token that no header carries starts no session and keeps the invite', async () => {
    inviteStorage.write('AAAA2222');
    const { now, requestCode, signedIn } = await openForm();
    const code = await requestCode();
    const { user } = shopOfTest().visitor().ok('loginWithVerifyCode', { phone: ada, code });
    server.use(http.post(`*${loginPath}`, () => HttpResponse.json({ success: true, data: { token: 'a\nb', user } })));
    act(() => now().setAgreed(true));
    act(() => now().setCode(code));
    await waitFor(() => expect(now().hasUnusableToken).toBe(true));
    expect([signedIn, inviteStorage.read(), now().error]).toEqual([[], 'AAAA2222', undefined]);
  });

  test('an error that is about no field is that of the form, without a message besides', async () => {
    const notifications = recordNotifications();
    const { now, requestCode } = await openForm();
    const code = await requestCode();
    refuse(2, `*${loginPath}`);
    act(() => now().setAgreed(true));
    act(() => now().setCode(code));
    await waitFor(() => expect(now().error).toMatchObject({ errorCode: 'RESTING' }));
    expect([now().fieldErrors, now().code, notifications]).toEqual([{}, code, []]);
    // Only a tick that was missing signs in.
    const sent = callsTo(loginPath);
    act(() => now().setAgreed(false));
    act(() => now().setAgreed(true));
    await act(async () => undefined);
    expect(sent).toEqual([]);
    server.resetHandlers();
    await act(() => now().submit());
    expect(now().error).toBeUndefined();
  });

  test('with the wrong code that the field already holds sends nothing, and another press clears the errors while it is sent', async () => {
    const { now, requestCode } = await openForm();
    const sent = callsTo(loginPath);
    const wrong = wrongOf(await requestCode());
    act(() => now().setAgreed(true));
    act(() => now().setCode(wrong));
    await waitFor(() => expect(now().fieldErrors.code).toBeDefined());
    act(() => now().setCode(`${wrong.slice(0, 3)} ${wrong.slice(3)}`));
    await act(async () => undefined);
    expect([sent.length, now().fieldErrors]).toEqual([1, { code: { kind: 'wrong', triesLeft: 4 } }]);
    const release = holdPost(loginPath);
    act(() => void now().submit());
    expect([now().isSending, now().fieldErrors]).toEqual([true, {}]);
    release();
    await waitFor(() => expect(now().fieldErrors).toEqual({ code: { kind: 'wrong', triesLeft: 3 } }));
    expect([now().isSending, now().refusals]).toEqual([false, 2]);
  });

  test('reads the code from the text message, once one was sent', async () => {
    const { now, requestCode, signedIn } = await openForm();
    const messages = stubWebOtp();
    act(() => now().setAgreed(true));
    expect(messages).toEqual([]);
    const code = await requestCode();
    expect(messages).toHaveLength(1);
    await act(async () => messages[0]?.({ code }));
    await waitFor(() => expect(signedIn).toHaveLength(1));
  });

  test('is not sent again by a digit that is typed while it is on its way', async () => {
    const { now, requestCode, signedIn } = await openForm();
    const sent = callsTo(loginPath);
    const code = await requestCode();
    act(() => now().setAgreed(true));
    const release = holdPost(loginPath);
    act(() => now().setCode(code));
    expect(now().isSending).toBe(true);
    act(() => now().setCode(wrongOf(code)));
    act(() => now().setAgreed(true));
    await act(() => now().submit());
    release();
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(sent).toEqual([{ phone: ada, code, isAgreed: true }]);
  });
});

describe('the number', () => {
  test('that cannot be right sends nothing, whatever was typed as a code', async () => {
    const { now } = await openForm();
    const sent = callsTo(sendPath);
    act(() => now().setNumber('415'));
    expect(await act(() => now().requestCode())).toBe(false);
    expect([now().fieldErrors, now().refusals, sent]).toEqual([{ phone: 'tooShort' }, 1, []]);
  });

  test('that gets a code takes back the error of the code', async () => {
    const { now, requestCode } = await openForm();
    await act(() => now().submit());
    expect(now().fieldErrors).toEqual({ code: { kind: 'missing' }, agreement: 'missing' });
    await requestCode();
    expect(now().fieldErrors).toEqual({ agreement: 'missing' });
  });

  test('with its calling code is split when the field is left', async () => {
    const { now } = await openForm();
    act(() => now().setNumber('+1 415 555 0166'));
    expect(now().number).toBe('+1 415 555 0166');
    act(() => now().settleNumber());
    expect([now().callingCode, now().number]).toEqual(['+1', '4155550166']);
    act(() => now().setNumber('415 555 0166'));
    act(() => now().settleNumber());
    expect(now().number).toBe('415 555 0166');
  });
});
