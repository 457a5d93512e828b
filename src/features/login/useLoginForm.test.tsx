/** The sign-in form of both platforms, and what it says about the request for a code. */
import { useModel } from '@umijs/max';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { loadAllMessages } from '@/lib/i18n';
import { currentToken } from '@/lib/session';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { holdPost, loseRequest } from '../../../tests/setup/lostWrites';
import { refuse } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { stopClock } from '../../../tests/setup/stoppedClock';
import { useLoginForm } from './useLoginForm';

beforeAll(() => loadAllMessages());

const sendPath = '/api/user/sendVerifyCode';
const loginPath = '/api/user/loginWithVerifyCode';
const sentTo = 'Sent to +1 415 555 0166. Wrong number? Correct it above.';
const offline = 'You’re offline. This needs a connection. What you typed is still here.';

/** The form with a number, in a tab that counts the sign-ins. */
async function open() {
  const entered: string[] = [];
  const view = await renderShopHook(() => ({
    ...useLoginForm(() => entered.push(currentToken())),
    toast: useModel('toast').toast,
  }));
  await act(() => view.actions().refreshServerRecord());
  const { now } = view;
  act(() => now().form.onChange({ number: '415 555 0166' }));
  return {
    ...view,
    entered,
    requestCode: () => act(() => now().login.requestCode()),
    request: () => now().labels.request,
    /** Ticks, and types the code of the message. */
    async enter() {
      act(() => now().login.setAgreed(true));
      await act(async () => now().form.onChange({ code: now().login.codeRequest.demoCode ?? '' }));
    },
  };
}

function goOffline(): () => void {
  const spy = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => spy.mockRestore();
}

describe('a sign-in', () => {
  test('begins the session, leaves the form once, and greets the customer', async () => {
    const { now, session, entered, requestCode, enter } = await open();
    await requestCode();
    await enter();
    await waitFor(() => expect(entered).toHaveLength(1));
    const user = session().user;
    expect(entered).toEqual([currentToken()]);
    expect(currentToken()).toMatch(/^[a-z2-9]{32}$/);
    expect([session().status, now().toast]).toMatchObject([
      'signedIn',
      { message: `Welcome, ${user?.nickname}`, isVisible: true },
    ]);
  });

  test('whose response is lost may have happened; without a network it has not', async () => {
    const { now, requestCode, enter, entered } = await open();
    await requestCode();
    loseRequest(`*${loginPath}`);
    await enter();
    await waitFor(() =>
      expect(now().end.formError).toBe(
        'The shop didn’t answer, so we don’t know if you’re signed in. Try again; if the code has been used, get a new one.',
      ),
    );
    const goOnline = goOffline();
    await act(() => now().login.submit());
    expect([now().end.formError, now().end.isBusy, entered]).toEqual([offline, false, []]);
    goOnline();
  });

  test('with a token that no header carries says so', async () => {
    const { now, requestCode, enter, entered } = await open();
    await requestCode();
    const user = shopOfTest().customer('+14155550199').ok('getCurrentUser', { type: 1 });
    server.use(http.post(`*${loginPath}`, () => HttpResponse.json({ success: true, data: { token: ' ', user } })));
    await enter();
    await waitFor(() =>
      expect(now().end.formError).toBe('The shop sent a sign-in key your browser can’t use, so you’re not signed in.'),
    );
    expect(entered).toEqual([]);
  });

  test('says what is wrong at each field', async () => {
    const { now } = await open();
    act(() => now().form.onChange({ number: '415' }));
    await act(async () => now().form.onSubmit());
    expect(now().form.errors).toEqual({ number: 'Too short for a +1 number', code: 'Get a code first' });
    expect([now().labels.agreementError, now().form.refusals]).toEqual(['Please tick to continue', 1]);
    act(() => now().form.onChange({ code: '12' }));
    await act(async () => now().form.onSubmit());
    expect(now().form.errors.code).toBe('The code has 6 digits');
  });

  test('with a wrong code says how many tries are left, where the shop tells', async () => {
    const { now, requestCode } = await open();
    await requestCode();
    const wrong = now().login.codeRequest.demoCode === '000000' ? '111111' : '000000';
    act(() => now().login.setAgreed(true));
    act(() => now().login.setCode(wrong));
    await waitFor(() => expect(now().form.errors.code).toBe('That’s not the code. 4 tries left.'));
    refuse(0, `*${loginPath}`, 'CODE_WRONG');
    await act(() => now().login.submit());
    expect([now().form.errors.code, now().end.formError]).toEqual([
      'That’s not the code. Check the digits.',
      undefined,
    ]);
  });
});

describe('the request for a code', () => {
  test('is said while it is sent, then with the wait, then with what helps when nothing came', async () => {
    const { now, request, requestCode } = await open();
    expect(request()).toEqual({ button: 'Get code', formError: undefined, progress: undefined });
    const clock = stopClock();
    const release = holdPost(sendPath);
    let sending: Promise<boolean> = Promise.resolve(false);
    act(() => void (sending = now().login.requestCode()));
    expect(request().button).toBe('Sending…');
    release();
    await act(() => sending);
    expect(request()).toEqual({ button: 'Resend in 1:00', formError: undefined, progress: sentTo });
    await clock.pass(60_000);
    expect(request()).toEqual({
      button: 'Resend',
      formError: undefined,
      progress: 'No message at +1 415 555 0166? Check the number, or get another code.',
    });
    loseRequest(`*${sendPath}`);
    expect(await requestCode()).toBe(false);
    expect(request()).toEqual({
      button: 'Resend',
      formError: 'The connection broke, so we don’t know if the code was sent. If no message comes, get another.',
      progress: undefined,
    });
  });

  test('was certainly not sent without a network', async () => {
    const { request, requestCode } = await open();
    const goOnline = goOffline();
    expect(await requestCode()).toBe(false);
    expect([request().formError, request().button]).toEqual([offline, 'Get code']);
    goOnline();
  });

  test.each([
    ['RESEND_TOO_SOON', 'We just sent a code to +1 415 555 0166. You can get another in 0:30.', undefined],
    ['TOO_MANY_REQUESTS', 'Too many tries. Try again in 0:30.', 'That didn’t go through. You can safely try again.'],
  ])('that is refused with %s says how long to wait, and not any more afterwards', async (errorCode, text, after) => {
    const data = { waitMs: 30_000 };
    server.use(
      http.post(`*${sendPath}`, () =>
        HttpResponse.json({ success: false, errorCode, errorMessage: 'Slower', showType: 0, data }),
      ),
    );
    const { request, requestCode } = await open();
    const clock = stopClock();
    await requestCode();
    expect(request()).toEqual({ button: 'Resend in 0:30', formError: text, progress: undefined });
    await clock.pass(30_000);
    expect(request()).toEqual({ button: 'Get code', formError: after, progress: undefined });
  });
});
