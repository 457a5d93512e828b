import { act, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import type { Promotion } from '@/api/promotion';
import { canvasOf } from '../../../tests/setup/canvas';
import { buyer } from '../../../tests/setup/checkoutSteps';
import { server } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useInvitation, usePromotion } from './usePromotion';

const promotion = {
  inviteUrl: 'https://shop.example/#/home?invite=ADA-1',
  inviteCode: 'ADA-1',
  rewardEach: 550,
  invited: 1,
  earned: 1_250,
  currency: 'USD',
  rules: [],
} as unknown as Promotion;

afterEach(() => {
  Object.assign(SHOP, { publicUrl: undefined });
  Object.assign(globalThis, { BASE_PATH: '' });
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  jest.restoreAllMocks();
});

test.each<[string, string | undefined, string, string]>([
  ['the origin of the page', undefined, '', 'http://localhost'],
  ['the path of the app', undefined, '/shop', 'http://localhost/shop'],
  ['the public address', 'https://quince.example', '/shop', 'https://quince.example'],
  ['the public address without slashes at its end', 'https://quince.example/a//', '', 'https://quince.example/a'],
])('the invitation leads to %s', async (_what, publicUrl, basePath, origin) => {
  Object.assign(SHOP, { publicUrl });
  Object.assign(globalThis, { BASE_PATH: basePath });
  const asked: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/mine/promotionInfo') asked.push(searchParams.get('origin'));
  });
  const { now } = await renderShopHook(usePromotion, { as: buyer() });
  await waitFor(() => expect(now().promotion?.inviteUrl.startsWith(`${origin}/#/`)).toBe(true));
  expect(asked).toEqual([origin]);
});

async function open() {
  const { now, unmount } = await renderShopHook(
    () => ({ invitation: useInvitation(promotion), toast: useModel('toast').toast.message }),
    { as: buyer() },
  );
  return { now: () => now().invitation, toast: () => now().toast, unmount };
}

const canCopy = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

describe('the invitation', () => {
  test('names what a friend is worth, and what came of it', async () => {
    canCopy(() => Promise.resolve());
    const { now } = await open();
    expect(now().labels).toEqual({
      headline: '$5.50 for every friend you invite',
      share: 'Copy link',
      invited: 'Friends invited',
      earned: '$12.50',
    });
    expect(now().canShare).toBe(false);
  });

  test('is shared with its link, and the poster stays closed', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
    const { now } = await open();
    expect([now().canShare, now().labels.share]).toEqual([true, 'Share link']);
    await act(() => now().passOn());
    expect(shared).toEqual([
      { title: expect.stringMatching(/^An invitation to /) as string, url: promotion.inviteUrl },
    ]);
    expect(now().modal.isOpen).toBe(false);
  });

  test('opens the poster when the link can be neither shared nor copied, and not when it is copied', async () => {
    const copied: string[] = [];
    canCopy((text) => Promise.resolve(void copied.push(text)));
    const { now, toast } = await open();
    await act(() => now().passOn());
    expect([copied, toast(), now().modal.isOpen]).toEqual([[promotion.inviteUrl], 'Link copied', false]);
    canCopy(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    await act(() => now().passOn());
    expect(now().modal.isOpen).toBe(true);
  });
});

describe('the poster', () => {
  /** Pictures are decoded when the returned function is called. */
  function holdPicture() {
    let decode = (): void => undefined;
    const decoded = new Promise<void>((resolve) => (decode = resolve));
    Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
    return () => act(async () => decode());
  }

  test('is drawn when it is opened, and not before', async () => {
    const drawn = canvasOf((context) => context);
    const decode = holdPicture();
    const { now } = await open();
    await act(async () => undefined);
    expect([drawn, now().poster.picture]).toEqual([[], undefined]);
    act(() => now().modal.open());
    await decode();
    await waitFor(() => expect(now().poster.picture).toBe('data:image/png;base64,cG9zdGVy'));
    expect(drawn).toEqual(expect.arrayContaining(['ADA-1', promotion.inviteUrl]));
    expect(now().poster.text).toContain(promotion.inviteUrl);
    expect(now().poster.share).toBeUndefined();
  });

  test('that is closed before its picture is loaded is not drawn', async () => {
    const drawn = canvasOf((context) => context);
    const decode = holdPicture();
    const { now } = await open();
    act(() => now().modal.open());
    act(() => now().modal.close());
    await waitFor(() => expect(now().modal.isOpen).toBe(false));
    await decode();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([drawn, now().poster.picture]).toEqual([[], undefined]);
  });

  test.each<[string, () => void]>([
    ['has no canvas', () => canvasOf(() => null)],
    [
      'blocks reading the canvas',
      () => {
        canvasOf((context) => context);
        jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        });
      },
    ],
  ])('is no picture in a browser that %s', async (_what, prepare) => {
    prepare();
    const { now } = await open();
    act(() => now().modal.open());
    await waitFor(() => expect(now().poster.picture).toBeNull());
    expect(now().poster.share).toBeUndefined();
  });

  test('is shared as a file where the device takes one, and says so when it does not', async () => {
    canvasOf((context) => context);
    const shared: ShareData[] = [];
    const share = (data: ShareData) => {
      shared.push(data);
      return shared.length > 1 ? Promise.reject(new DOMException('no', 'NotAllowedError')) : Promise.resolve();
    };
    Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png' });
    const { now, toast } = await open();
    act(() => now().modal.open());
    await waitFor(() => expect(now().poster.share).toBeDefined());
    await act(async () => now().poster.share?.());
    expect(shared.map(({ files }) => files?.map(({ name, type, size }) => [name, type, size]))).toEqual([
      [['invitation.png', 'image/png', 6]],
    ]);
    expect(toast()).toBe('');
    await act(async () => now().poster.share?.());
    expect(toast()).toBe('Sharing isn’t possible here. Save the picture instead.');
  });
});
