import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Notification } from '@/lib/notifications';
import { buyer } from '../../../tests/setup/checkoutSteps';
import { server } from '../../../tests/setup/freshShop';
import { holdCall } from '../../../tests/setup/holdCall';
import { recordNotifications, refuse, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useDiscountCheck } from './useDiscountCheck';

afterEach(stopRecording);

const checkPath = '*/api/user/checkDiscountCode';
const unknown = { code: 'unknown', missing: null };

async function open() {
  const usable: string[] = [];
  const checked: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (checkPath.endsWith(pathname)) checked.push(searchParams.get('code'));
  });
  const { now } = await renderShopHook(() => useDiscountCheck((code) => void usable.push(code)), { as: buyer() });
  return {
    now,
    usable,
    checked,
    check: (code: string) => act(async () => void now().check(code)),
    checkedOnce: () => waitFor(() => expect(now().isChecking).toBe(false)),
  };
}

test('a usable code is given on, and nothing is refused', async () => {
  const { now, usable, checked, check, checkedOnce } = await open();
  await check('HELLO5');
  await checkedOnce();
  expect([usable, checked, now().refused]).toEqual([['HELLO5'], ['HELLO5'], undefined]);
});

test('a refused code is not given on; its reason is that of the API', async () => {
  const { now, usable, check, checkedOnce } = await open();
  await check('OLD');
  await checkedOnce();
  expect([usable, now().refused]).toEqual([[], { code: 'OLD', reason: { code: 'expired', missing: null } }]);
});

test('a code that is refused without a reason is not known', async () => {
  const { now, usable, check } = await open();
  server.use(
    http.get(checkPath, () =>
      HttpResponse.json({ success: true, data: { code: 'HELLO5', name: null, isUsable: false, refusal: null } }),
    ),
  );
  await check('HELLO5');
  await waitFor(() => expect(now().refused).toEqual({ code: 'HELLO5', reason: unknown }));
  expect(usable).toEqual([]);
});

test('the refusal of the last code is gone while the next one is checked', async () => {
  const { now, usable, check, checkedOnce } = await open();
  await check('OLD');
  await checkedOnce();
  const release = holdCall(checkPath);
  await check('HELLO5');
  expect([now().refused, now().isChecking, usable]).toEqual([undefined, true, []]);
  release();
  await checkedOnce();
  expect([now().refused, usable]).toEqual([undefined, ['HELLO5']]);
});

test.each<[string, () => void, object, readonly Notification[]]>([
  ['refused by the API', () => refuse(2, checkPath), { kind: 'business', errorCode: 'RESTING' }, []],
  [
    'answered with a status',
    () => server.use(http.get(checkPath, () => HttpResponse.json({}, { status: 400 }))),
    { kind: 'status', status: 400 },
    [{ severity: 'error', message: 'Response status:400' }],
  ],
])('a check that is %s is an error of the field, and gives nothing on', async (_what, fail, reason, expected) => {
  const { now, usable, check } = await open();
  const notifications = recordNotifications();
  fail();
  await check('HELLO5');
  await waitFor(() => expect(now().refused).toMatchObject({ code: 'HELLO5', reason }));
  expect([usable, notifications]).toEqual([[], expected]);
});

test('a code longer than the API takes is unknown without a request; characters are counted, not UTF-16 units', async () => {
  const { now, checked, check, checkedOnce } = await open();
  await check('x'.repeat(41));
  expect([now().refused, checked]).toEqual([{ code: 'x'.repeat(41), reason: unknown }, []]);
  const emoji = '🧺'.repeat(40);
  await check(emoji);
  await checkedOnce();
  expect(checked).toEqual([emoji]);
});

test('a check that was given up gives nothing on when its response comes, and its refusal is gone', async () => {
  const { now, usable, checked, check, checkedOnce } = await open();
  await check('OLD');
  await checkedOnce();
  act(() => now().reset());
  expect(now().refused).toBeUndefined();
  const release = holdCall(checkPath);
  await check('HELLO5');
  act(() => now().reset());
  release();
  await waitFor(() => expect(checked).toEqual(['OLD', 'HELLO5']));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect([now().isChecking, now().refused, usable]).toEqual([false, undefined, []]);
});
