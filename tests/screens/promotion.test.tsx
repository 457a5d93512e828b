import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { inviteSlot } from '@/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { canvasOf } from '../setup/canvas';
import { faces, openPage } from '../setup/openPage';

function ada() {
  const customer = shopOfTest().customer('+14155550199');
  customer.ok('updateUser', { nickname: 'Ada' });
  const { inviteCode } = customer.ok('getPromotion', {});
  return { customer, inviteCode, link: `http://localhost/#/home?invite=${inviteCode}` };
}

describe.each(faces)('the invitation on %s', (face) => {
  const open = (as: ReturnType<typeof ada>['customer'], language?: 'en' | 'zh-CN') => openPage(pathOf(face, 'promotion'), { as, language });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
    jest.restoreAllMocks();
  });

  test('says what a friend is worth, how many came and what they earned, and the rules', async () => {
    const { customer } = ada();
    const { rewardEach, rules } = customer.ok('getPromotion', {});
    await open(customer);
    expect(await screen.findByText(`$${rewardEach / 100}.00 for every friend you bring`)).toBeVisible();
    const figures = within(screen.getByRole('region', { name: 'What your invitations brought' }));
    expect(figures.getByText('friends came').nextSibling).toHaveTextContent('0');
    expect(figures.getByText('earned').nextSibling).toHaveTextContent('$0.00');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expect.arrayContaining(rules));
  });

  test('is copied where the device has no share sheet', async () => {
    const { customer, link } = ada();
    const { user } = await open(customer);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    expect(copied).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  test('goes to the share sheet of the device where there is one', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { customer, link } = ada();
    const { user } = await open(customer);
    await user.click(await screen.findByRole('button', { name: 'Share the link' }));
    expect(share).toHaveBeenCalledWith({ title: expect.stringMatching(/^An invitation to /), url: link });
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(copied).toHaveBeenCalledWith(link);
  });

  test('opens its poster when it can be neither shared nor copied', async () => {
    canvasOf(() => null);
    const { customer, link } = ada();
    const { user } = await open(customer);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your poster' }));
    // Nothing can be drawn here: the code and the link do the same.
    expect(await dialog.findByRole('img', { name: 'QR code of your invite link' })).toBeInTheDocument();
    expect(dialog.getByText(link)).toBeInTheDocument();
  });

  test.each([
    ['en', 'Make a poster', 'Your poster', 'Ada invites you in', 'Save the picture'],
    ['zh-CN', '生成海报', '邀请海报', 'Ada 邀你来逛逛', '保存图片'],
  ] as const)('is a poster in the language of the page (%s), which says all of it as text too', async (language, make, title, headline, keep) => {
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
  });

  /** Opens the poster on a device whose share sheet ends in `outcome`. */
  async function openPoster(takesFiles: boolean, outcome: () => Promise<void>) {
    canvasOf((context) => context);
    const share = jest.fn<Promise<void>, [ShareData]>(outcome);
    Object.assign(navigator, { share, canShare: ({ files }: ShareData) => takesFiles && files?.length === 1 && files[0]?.type === 'image/png' });
    const { customer } = ada();
    const { user } = await open(customer);
    await user.click(await screen.findByRole('button', { name: 'Make a poster' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your poster' }));
    expect(await dialog.findByRole('link', { name: 'Save the picture' })).toHaveAttribute('download', 'invitation.png');
    return { share, user, dialog };
  }

  test('is handed on as a picture by a share sheet that takes one', async () => {
    const { share, user, dialog } = await openPoster(true, () => Promise.resolve());
    await user.click(dialog.getByRole('button', { name: 'Share the poster' }));
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(share).toHaveBeenCalledTimes(1);
    expect({ name: file?.name, type: file?.type, size: file?.size }).toEqual({ name: 'invitation.png', type: 'image/png', size: 'poster'.length });
  });

  test('that the sheet does not send on says what to do instead; a change of mind is none', async () => {
    const outcomes = [new DOMException('left', 'AbortError'), new DOMException('no', 'NotAllowedError')];
    const { share, user, dialog } = await openPoster(true, () => Promise.reject(outcomes.shift() ?? new Error('asked too often')));
    const button = dialog.getByRole('button', { name: 'Share the poster' });
    await user.click(button);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/could not be shared/)).toBeNull();
    await user.click(button);
    expect(await screen.findByText('It could not be shared here. Save the picture instead.')).toBeVisible();
  });

  test('is only saved where the share sheet takes no pictures', async () => {
    const { dialog } = await openPoster(false, () => Promise.resolve());
    expect(dialog.queryByRole('button', { name: 'Share the poster' })).toBeNull();
  });

  test('that cannot be had offers another try', async () => {
    server.use(http.get('*/api/mine/promotionInfo', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { customer, inviteCode } = ada();
    const { user } = await open(customer);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(inviteCode)).toBeVisible();
  });

  test('is for customers', async () => {
    await openPage(pathOf(face, 'promotion'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});

describe.each(faces)('a friend who comes by the link and signs in on %s', (face) => {
  test('counts for whoever invited them, once', async () => {
    const { customer, inviteCode } = ada();
    const visit = await openPage(`/home?invite=${inviteCode}`);
    visit.unmount();
    const { user } = await openPage(pathOf(face, 'login'));
    await user.type(screen.getByLabelText('Phone number'), '415 555 0166');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await user.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
    await user.click(await screen.findByRole('button', { name: 'Use this code' }));
    await waitFor(() => expect(customer.ok('getPromotion', {}).invited).toBe(1));
    await waitFor(() => expect(inviteSlot.read()).toBeUndefined());
  });
});

test.each(['<script>', 'x'.repeat(21), 'a b', ''])('a link whose code is %j is kept by nobody, and spoils no earlier one', async (hostile) => {
  inviteSlot.write('MEIL-2468');
  await openPage(`/home?invite=${encodeURIComponent(hostile)}`);
  expect(inviteSlot.read()).toBe('MEIL-2468');
});
