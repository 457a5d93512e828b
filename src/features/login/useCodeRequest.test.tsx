import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { serverClock } from '@/lib/sharedServerClock';
import { callsTo } from '../../../tests/setup/callsTo';
import { server } from '../../../tests/setup/freshShop';
import { holdPost } from '../../../tests/setup/lostWrites';
import { recordNotifications, refuse, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { stopClock } from '../../../tests/setup/stoppedClock';
import { useCodeRequest } from './useCodeRequest';

afterEach(stopRecording);

const sendPath = '/api/user/sendVerifyCode';
const ada = '+14155550166';
const bob = '+14155550167';

describe('requesting a code', () => {
  const open = (phone: string | undefined = ada, purpose: 'login' | 'changePhone' = 'login') =>
    renderShopHook(() => useCodeRequest(purpose, phone));

  test('sends the number and the purpose, and starts the wait that the API names', async () => {
    const sent = callsTo(sendPath);
    const { now } = await open();
    expect([now().canSend, now().wasSent, now().waitMs]).toEqual([true, false, 0]);
    expect(await act(() => now().send(ada))).toBe(true);
    expect(sent).toEqual([{ phone: ada, purpose: 'login' }]);
    expect([now().canSend, now().wasSent, now().isSending, now().error]).toEqual([false, true, false, undefined]);
    expect(now().waitMs).toBeGreaterThan(59_000);
    expect(now().waitMs).toBeLessThanOrEqual(60_000);
    expect(now().demoCode).toMatch(/^\d{6}$/);
  });

  test('the wait goes by itself until another code can be requested', async () => {
    const { now, actions } = await open();
    // What is not known yet of the shop would refresh the wait as well.
    await act(() => actions().refreshServerRecord());
    const clock = stopClock();
    await act(async () => void now().send(ada));
    await clock.until(() => expect(now().wasSent).toBe(true));
    await clock.pass(30_000);
    expect(now().waitMs).toBeGreaterThan(29_000);
    expect(now().waitMs).toBeLessThanOrEqual(31_000);
    await clock.pass(31_000);
    expect([now().waitMs, now().canSend]).toEqual([0, true]);
  });

  test('sends once, however often it is pressed', async () => {
    const sent = callsTo(sendPath);
    const release = holdPost(sendPath);
    const { now } = await open();
    let results: Promise<boolean>[] = [];
    await act(async () => {
      results = [now().send(ada), now().send(ada), now().send(bob)];
      await Promise.all(results.slice(1));
    });
    expect([now().isSending, now().canSend]).toEqual([true, false]);
    release();
    await act(async () => void (await results[0]));
    expect(await Promise.all(results)).toEqual([true, false, false]);
    expect(sent).toHaveLength(1);
    expect(now().isSending).toBe(false);
  });

  test('the wait, the code and an error belong to one number and one purpose', async () => {
    const first = await open();
    await act(() => first.now().send(ada));
    for (const [phone, purpose] of [
      [bob, 'login'],
      [ada, 'changePhone'],
    ] as const) {
      const other = await open(phone, purpose);
      expect([other.now().waitMs, other.now().wasSent, other.now().demoCode]).toEqual([0, false, undefined]);
    }
    const again = await open();
    expect([again.now().wasSent, again.now().demoCode]).toEqual([true, first.now().demoCode]);
    refuse(2, `*${sendPath}`);
    await act(() => again.now().send(bob));
    expect(again.now().error).toBeUndefined();
  });

  test('an error belongs to the number that was sent, also when another one was typed meanwhile', async () => {
    let phone = ada;
    const { now, rerender } = await renderShopHook(() => useCodeRequest('login', phone));
    refuse(2, `*${sendPath}`);
    const release = holdPost(sendPath);
    let sending: Promise<boolean> = Promise.resolve(true);
    act(() => void (sending = now().send(ada)));
    phone = bob;
    await rerender();
    expect([now().isSending, now().canSend]).toEqual([true, false]);
    release();
    expect(await act(() => sending)).toBe(false);
    expect([now().error, now().canSend]).toEqual([undefined, true]);
    phone = ada;
    await rerender();
    expect(now().error).toMatchObject({ errorCode: 'RESTING' });
  });

  test('the wait ends by the clock of the shop, each second, whatever the device thinks', async () => {
    serverClock.sync(Date.now() + 3_600_000);
    const clock = stopClock();
    const { now } = await open();
    await act(() => now().send(ada));
    expect(now().waitMs).toBe(60_000);
    await clock.pass(1_000);
    expect(now().waitMs).toBe(59_000);
    await clock.pass(58_999);
    expect([now().waitMs, now().canSend]).toEqual([1, false]);
    await clock.pass(1_000);
    expect([now().waitMs, now().canSend, now().wasSent]).toEqual([0, true, true]);
  });

  test('a code of the former message is not shown for a message whose code is not returned', async () => {
    const { now } = await open();
    await act(() => now().send(ada));
    expect(now().demoCode).toBeDefined();
    server.use(
      http.post(`*${sendPath}`, () =>
        HttpResponse.json({ success: true, data: { resendAfterMs: 60_000, validForMs: 600_000 } }),
      ),
    );
    await act(() => now().send(ada));
    expect([now().wasSent, now().demoCode]).toEqual([true, undefined]);
  });

  test('a refusal is the error of the form without a message, and starts the wait that it names', async () => {
    const notifications = recordNotifications();
    refuse(2, `*${sendPath}`);
    const { now } = await open();
    expect(await act(() => now().send(ada))).toBe(false);
    expect([now().error, now().waitMs, now().canSend]).toMatchObject([{ errorCode: 'RESTING' }, 0, true]);
    server.use(
      http.post(`*${sendPath}`, () =>
        HttpResponse.json({
          success: false,
          errorCode: 'TOO_MANY_REQUESTS',
          errorMessage: 'Slower',
          showType: 2,
          data: { waitMs: 30_000 },
        }),
      ),
    );
    expect(await act(() => now().send(ada))).toBe(false);
    expect(now().waitMs).toBeGreaterThan(29_000);
    expect([now().canSend, now().wasSent]).toEqual([false, true]);
    expect(notifications).toEqual([]);
  });

  test('a code that was used leaves no wait, and those of other numbers stay', async () => {
    const other = await open(bob);
    await act(() => other.now().send(bob));
    const { now } = await open();
    await act(() => now().send(ada));
    act(() => now().endCode());
    expect([now().waitMs, now().wasSent, now().demoCode, now().canSend]).toEqual([0, false, undefined, true]);
    const again = await open(bob);
    expect(again.now().wasSent).toBe(true);
    // The API says that it has sent one elsewhere: the used one is not that.
    server.use(
      http.post(`*${sendPath}`, () =>
        HttpResponse.json({
          success: false,
          errorCode: 'TOO_MANY_REQUESTS',
          errorMessage: 'Slower',
          showType: 2,
          data: { waitMs: 30_000 },
        }),
      ),
    );
    await act(() => now().send(ada));
    expect([now().wasSent, now().demoCode]).toEqual([true, undefined]);
  });
});
