import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { avatarPresets } from '@/lib/avatar';
import { MAX_PHOTO_BYTES } from '@/lib/photoRules';
import { pathOf, type Platform, type Screen } from '@/lib/routes';
import { avatarNames } from '../../shop/domain/avatars';
import type { Visitor } from '../../mock/testing/openTestShop';
import { server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';

/** A customer with the nickname Ada and the avatar preset fox. */
function ada(): Visitor {
  const customer = shopOfTest().customer('+14155550199');
  customer.ok('updateUser', { nickname: 'Ada', avatar: 'preset:fox' });
  return customer;
}
const fetchUser = (customer: Visitor) => customer.ok('getCurrentUser', { type: 1 });
const nickname = () => screen.findByLabelText('Your nickname');
const save = () => screen.getByRole('button', { name: 'Save' });

/** Whether the current route is the profile. */
const isProfile = (
  platform: Platform,
  { path, query }: { path: string; query: Readonly<Record<string, string | undefined>> },
) => (platform === 'h5' ? path === pathOf('h5', 'profile') : path === '/pc/mine' && query['edit'] === undefined);

describe.each(platforms)('the profile page on %s', (platform) => {
  test('shows avatar, nickname, phone and registration date', async () => {
    await openPage(pathOf(platform, 'profile'), { as: ada() });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Ada')).toBeVisible();
    expect(main.getByText('+1 415 ••• 0199')).toBeVisible();
    expect(main.getByText('Nov 20, 2026')).toBeVisible();
  });

  test.each([
    ['picture', 'Change picture'],
    ['nickname', 'Change nickname'],
    ['phone', 'Change phone number'],
  ])('opens the form for the %s', async (part, title) => {
    const { user } = await openPage(pathOf(platform, 'profile'), { as: ada() });
    await user.click(await screen.findByRole(platform === 'h5' ? 'link' : 'button', { name: new RegExp(part, 'i') }));
    expect(await screen.findByRole(platform === 'h5' ? 'heading' : 'dialog', { name: title })).toBeInTheDocument();
  });

  test.each<[Screen]>([['profile'], ['editNickname'], ['editAvatar'], ['editPhone']])(
    'requires login (%s)',
    async (name) => {
      await openPage(pathOf(platform, name));
      expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
    },
  );
});

describe.each(platforms)('the nickname form on %s', (platform) => {
  const open = (as = ada()) => openPage(pathOf(platform, 'editNickname'), { as });

  test('trims and saves the nickname and returns to the profile', async () => {
    const customer = ada();
    const { user, where } = await open(customer);
    await user.clear(await nickname());
    await user.type(await nickname(), '  小柿 🦊 ');
    await user.click(save());
    await waitFor(() => expect(isProfile(platform, where())).toBe(true));
    expect(fetchUser(customer).nickname).toBe('小柿 🦊');
    expect(await screen.findByText('Nickname saved')).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('小柿 🦊')).toBeVisible();
  });

  test('saves a pasted nickname without what no one sees, and one of nothing else is missing', async () => {
    const customer = ada();
    const { user } = await open(customer);
    await user.clear(await nickname());
    await user.paste('\u202a\u200b\u00a0\ufeff');
    await user.click(save());
    await waitFor(async () => expect(await nickname()).toHaveAccessibleDescription(/^What should we call you\?/));
    await user.clear(await nickname());
    await user.paste('\u202bمی\u200cخواهم \u00a0❤\ufe0f 👨\u200d👩\u200d👧\u202c');
    expect(screen.getByText('17 of 24')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(fetchUser(customer).nickname).toBe('می\u200cخواهم ❤\ufe0f 👨\u200d👩\u200d👧'));
  });

  test('shows the rules at the field and counts characters', async () => {
    const { user } = await open();
    expect(await nickname()).toHaveAccessibleDescription('Up to 24 characters. Friends see it on your invitation.');
    await user.clear(await nickname());
    await user.paste('🦊'.repeat(25));
    expect(screen.getByText('25 of 24')).toBeInTheDocument();
    await waitFor(async () => expect(await nickname()).toHaveAccessibleDescription(/^Use 24 characters at most/));
    await user.click(save());
    await waitFor(async () => expect(await nickname()).toHaveAccessibleDescription(/^Use 24 characters at most/));
    await waitFor(async () => expect(await nickname()).toHaveFocus());
    await user.clear(await nickname());
    await user.click(save());
    await waitFor(async () => expect(await nickname()).toHaveAccessibleDescription(/^What should we call you\?/));
  });

  test('saves when the user leaves during the request, and does not navigate', async () => {
    const customer = ada();
    const release = holdCall('*/api/user/update');
    const { user, where } = await open(customer);
    await user.type(await nickname(), ' Byron');
    await user.click(save());
    await (platform === 'h5' ? user.click(screen.getByRole('button', { name: 'Back' })) : user.keyboard('{Escape}'));
    await waitFor(() => expect(screen.queryByLabelText('Your nickname')).toBeNull());
    const gone = where();
    release();
    expect(await screen.findByText('Nickname saved')).toBeVisible();
    expect(fetchUser(customer).nickname).toBe('Ada Byron');
    expect(where()).toEqual(gone);
  });

  test('keeps the draft; the button Start over clears it', async () => {
    const customer = ada();
    const { user, unmount } = await open(customer);
    await user.type(await nickname(), ' Byron');
    unmount();
    const again = await open(customer);
    expect(await nickname()).toHaveValue('Ada Byron');
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await nickname()).toHaveValue('Ada');
  });

  test('when the response is lost, fetches the user and shows that the nickname was saved', async () => {
    const customer = ada();
    const lostResponse = http.post('*/api/user/update', () => {
      customer.ok('updateUser', { nickname: 'Byron' });
      return HttpResponse.error();
    });
    server.use(lostResponse);
    const { user, where } = await open(customer);
    await user.clear(await nickname());
    await user.type(await nickname(), 'Byron');
    const release = holdCall('*/api/user/current');
    await user.click(save());
    await screen.findByText('Checking what happened…');
    release();
    await waitFor(() => expect(isProfile(platform, where())).toBe(true));
    expect(await screen.findByText('Nickname saved')).toBeVisible();
  });
});

describe.each(platforms)('the avatar form on %s', (platform) => {
  const open = (as = ada()) => openPage(pathOf(platform, 'editAvatar'), { as });
  const take = async (file: File) =>
    fireEvent.change(await screen.findByLabelText(/^Choose a photo/), { target: { files: [file] } });

  test('previews and saves a preset', async () => {
    const customer = ada();
    const { user, where } = await open(customer);
    expect(await screen.findByText('Your picture now')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Fox' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Whale' }));
    expect(screen.getByText('New, not saved yet')).toBeInTheDocument();
    expect(fetchUser(customer).avatar).toBe('preset:fox');
    await user.click(save());
    await waitFor(() => expect(isProfile(platform, where())).toBe(true));
    expect(fetchUser(customer).avatar).toBe('preset:whale');
    expect(await screen.findByText('Picture saved')).toBeVisible();
  });

  test('rejects a file that is not an image, is empty or is too large', async () => {
    await open();
    await take(new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^That’s not a picture/)).toBeInTheDocument();
    await take(new File([], 'photo.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^This file is empty/)).toBeInTheDocument();
    await take(
      Object.defineProperty(new File(['x'], 'huge.jpg', { type: 'image/jpeg' }), 'size', {
        value: MAX_PHOTO_BYTES + 1,
      }),
    );
    expect(await screen.findByText('This photo is larger than 30 MB. Choose a smaller one.')).toBeInTheDocument();
  });

  test('rejects an image that the browser cannot decode', async () => {
    // jsdom cannot decode images. It only needs an object URL for the image.
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    await open();
    await take(new File(['not really'], 'photo.heic', { type: 'image/heic' }));
    expect(await screen.findByText(/^Your browser can’t open this picture/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Crop photo' })).toBeNull();
  });
});

describe('the edit dialog of the profile on pc', () => {
  test('is stored in the URL and closes with Escape', async () => {
    const { user, where } = await openPage('/pc/components/userinfo', { as: ada() });
    await user.click(await screen.findByRole('button', { name: 'Change Nickname' }));
    expect(await nickname()).toBeInTheDocument();
    expect(where()).toEqual({ path: '/pc/components/userinfo', query: { edit: 'nickname' } });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where().query['edit']).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('saves when it is closed during the request, and does not navigate back twice', async () => {
    const customer = ada();
    const release = holdCall('*/api/user/update');
    const { user, where } = await openPage('/pc/mine?index=orders', { as: customer });
    await user.click(await screen.findByRole('link', { name: 'Profile' }));
    await user.click(await screen.findByRole('button', { name: 'Change Nickname' }));
    await user.type(await nickname(), ' Byron');
    await user.click(save());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where().query).toEqual({ index: 'profile' }));
    release();
    expect(await screen.findByText('Nickname saved')).toBeVisible();
    expect(where()).toEqual({ path: '/pc/mine', query: { index: 'profile' } });
  });

  test('exists as a page that returns to the profile', async () => {
    const { user, arriveAt } = await openPage('/pc/components/editAvatar', { as: ada() });
    await user.click(await screen.findByRole('radio', { name: 'Owl' }));
    await user.click(save());
    await arriveAt('/pc/mine');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible());
  });
});

test('the avatar presets match the pictures of the demo shop', () => {
  expect([...avatarPresets]).toEqual([...avatarNames]);
});
