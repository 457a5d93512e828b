import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { inviteStorage } from '@/lib/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { canvasOf } from '../setup/canvas';
import { platforms, openPage } from '../setup/openPage';

function ada() {
  const customer = shopOfTest().customer('+14155550199');
  customer.ok('updateUser', { nickname: 'Ada' });
  const { inviteCode } = customer.ok('getPromotion', {});
  return { customer, inviteCode, link: `http://localhost/#/home?invite=${inviteCode}` };
}

describe.each(platforms)('the promotion page on %s', (platform) => {
  const open = (as: ReturnType<typeof ada>['customer'], language?: 'en' | 'zh-CN') =>
    openPage(pathOf(platform, 'promotion'), { as, language });
  const svg = '<svg viewBox="0 0 96 24"/>';
  beforeEach(() => server.use(http.get('*/icon.svg', () => HttpResponse.text(svg))));
  afterEach(() => {
    Object.assign(globalThis, { BASE_PATH: '' });
    Object.assign(SHOP, { logo: undefined, publicUrl: undefined });
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
    jest.restoreAllMocks();
  });

  test('shows the reward, the number of invited customers, the earnings and the rules', async () => {
    const { customer } = ada();
    const { rewardEach, rules } = customer.ok('getPromotion', {});
    await open(customer);
    expect(await screen.findByText(`$${rewardEach / 100}.00 for every friend you invite`)).toBeVisible();
    const figures = within(screen.getByRole('region', { name: 'Your invitations so far' }));
    expect(figures.getByText('Friends invited').nextSibling).toHaveTextContent('0');
    expect(figures.getByText('Earned').nextSibling).toHaveTextContent('$0.00');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expect.arrayContaining(rules));
  });

  test('copies the link on a device without the Web Share API', async () => {
    const { customer, link } = ada();
    const { user } = await open(customer);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  test('leads to the path below which the storefront runs', async () => {
    Object.assign(globalThis, { BASE_PATH: '/shop' });
    const { customer, inviteCode } = ada();
    const { user } = await open(customer);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(`http://localhost/shop/#/home?invite=${inviteCode}`);
  });

  test('shares the link with the Web Share API', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { customer, link } = ada();
    const { user } = await open(customer);
    await user.click(await screen.findByRole('button', { name: 'Share link' }));
    expect(share).toHaveBeenCalledWith({ title: expect.stringMatching(/^An invitation to /), url: link });
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(link);
  });

  test('opens the poster when the link can be neither shared nor copied', async () => {
    canvasOf(() => null);
    const { customer, link } = ada();
    const { user } = await open(customer);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your poster' }));
    // Without a canvas the dialog shows the QR code and the link instead of the poster.
    expect(await dialog.findByRole('img', { name: 'QR code of your invite link' })).toBeInTheDocument();
    expect(dialog.getByText(link)).toBeInTheDocument();
  });

  test.each([
    ['en', 'Make a poster', 'Your poster', 'Ada invites you', 'Save picture'],
    ['zh-CN', '生成海报', '邀请海报', 'Ada 邀你来逛逛', '保存图片'],
  ] as const)(
    'creates the poster in the current language (%s), with its text as the accessible name',
    async (language, make, title, headline, keep) => {
      const drawn = canvasOf((context) => context);
      const { customer, inviteCode, link } = ada();
      const { user } = await open(customer, language);
      await user.click(await screen.findByRole('button', { name: make }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      const picture = await dialog.findByRole('img', { name: new RegExp(`Ada.*${inviteCode}`) });
      expect(picture).toHaveAttribute('src', 'data:image/png;base64,cG9zdGVy');
      expect(picture).toHaveAccessibleName(expect.stringContaining(link));
      expect(drawn.join('')).toContain(headline);
      expect(drawn.join('')).toContain(inviteCode);
      expect(dialog.getByRole('link', { name: keep })).toHaveAttribute('download');
    },
  );

  test.each([
    ['icon', undefined, 'icon.svg'],
    ['logo', { light: 'logo-light.svg', dark: 'logo-dark.svg' }, 'logo-light.svg'],
  ])('draws the %s of the shop on the poster', async (_what, logo, file) => {
    Object.assign(SHOP, { logo });
    const asked: string[] = [];
    server.use(
      http.get('*/*.svg', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.text(svg);
      }),
    );
    // jsdom loads no pictures.
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
    const drawn = canvasOf((context) => context);
    const { customer, inviteCode } = ada();
    const { user } = await open(customer);
    await user.click(await screen.findByRole('button', { name: 'Make a poster' }));
    await screen.findByRole('img', { name: new RegExp(`Ada.*${inviteCode}`) });
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    expect(asked).toEqual([`/${file}`]);
    expect(drawn).toContain(
      `data:image/svg+xml,${encodeURIComponent('<svg width="460" height="115" viewBox="0 0 96 24"/>')}`,
    );
  });

  test('links to the public address of the shop when it is known', async () => {
    Object.assign(SHOP, { publicUrl: 'https://quince.example/shop/' });
    const { customer, inviteCode } = ada();
    await open(customer);
    expect(await screen.findByText(`https://quince.example/shop/#/home?invite=${inviteCode}`)).toBeVisible();
  });

  /** Opens the poster on a device whose `navigator.share` returns `outcome()`. */
  async function openPoster(takesFiles: boolean, outcome: () => Promise<void>) {
    canvasOf((context) => context);
    const share = jest.fn<Promise<void>, [ShareData]>(outcome);
    Object.assign(navigator, {
      share,
      canShare: ({ files }: ShareData) => takesFiles && files?.length === 1 && files[0]?.type === 'image/png',
    });
    const { customer } = ada();
    const { user } = await open(customer);
    await user.click(await screen.findByRole('button', { name: 'Make a poster' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your poster' }));
    expect(await dialog.findByRole('link', { name: 'Save picture' })).toHaveAttribute('download', 'invitation.png');
    return { share, user, dialog };
  }

  test('shares the poster as an image file', async () => {
    const { share, user, dialog } = await openPoster(true, () => Promise.resolve());
    await user.click(dialog.getByRole('button', { name: 'Share poster' }));
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(share).toHaveBeenCalledTimes(1);
    expect({ name: file?.name, type: file?.type, size: file?.size }).toEqual({
      name: 'invitation.png',
      type: 'image/png',
      size: 'poster'.length,
    });
  });

  test('shows a hint when sharing the poster fails, but not when the user cancels', async () => {
    const outcomes = [new DOMException('left', 'AbortError'), new DOMException('no', 'NotAllowedError')];
    const { share, user, dialog } = await openPoster(true, () =>
      Promise.reject(outcomes.shift() ?? new Error('asked too often')),
    );
    const button = dialog.getByRole('button', { name: 'Share poster' });
    await user.click(button);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/Sharing isn’t possible/)).toBeNull();
    await user.click(button);
    expect(await screen.findByText('Sharing isn’t possible here. Save the picture instead.')).toBeVisible();
  });

  test('offers no share button for the poster when files cannot be shared', async () => {
    const { dialog } = await openPoster(false, () => Promise.resolve());
    expect(dialog.queryByRole('button', { name: 'Share poster' })).toBeNull();
  });

  test('offers a retry when the promotion fails to load', async () => {
    server.use(
      http.get('*/api/mine/promotionInfo', () => HttpResponse.json({ success: true, data: 7 }), { once: true }),
    );
    const { customer, inviteCode } = ada();
    const { user } = await open(customer);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(inviteCode)).toBeVisible();
  });

  test('requires login', async () => {
    await openPage(pathOf(platform, 'promotion'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});

describe.each(platforms)('a new customer with an invite link on %s', (platform) => {
  test('is counted once for the customer who invited them', async () => {
    const { customer, inviteCode } = ada();
    const visit = await openPage(`/home?invite=${inviteCode}`);
    visit.unmount();
    const { user } = await openPage(pathOf(platform, 'login'));
    await user.type(screen.getByLabelText('Phone number'), '415 555 0166');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await user.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
    await user.click(await screen.findByRole('button', { name: 'Use this code' }));
    await waitFor(() => expect(customer.ok('getPromotion', {}).invited).toBe(1));
    await waitFor(() => expect(inviteStorage.read()).toBeUndefined());
  });
});

test.each(['<script>', 'x'.repeat(21), 'a b', ''])(
  'an invite link with the invalid code %j does not replace the stored code',
  async (hostile) => {
    inviteStorage.write('MEIL-2468');
    await openPage(`/home?invite=${encodeURIComponent(hostile)}`);
    expect(inviteStorage.read()).toBe('MEIL-2468');
  },
);
