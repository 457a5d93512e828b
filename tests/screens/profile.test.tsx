import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { avatarPresets } from '@/domain/avatar';
import { mostPhotoBytes } from '@/features/profile/photoRules';
import { pathOf, type Face, type Screen } from '@/routes';
import { avatars } from '../../mock/shop/catalogue/avatars';
import type { Visitor } from '../../mock/shop/testing/openTestShop';
import { server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { faces, openPage } from '../setup/openPage';

/** A customer who is called Ada and looks like a fox. */
function ada(): Visitor {
  const customer = shopOfTest().customer('+14155550199');
  customer.ok('updateUser', { nickname: 'Ada', avatar: 'preset:fox' });
  return customer;
}
const shopSays = (customer: Visitor) => customer.ok('getCurrentUser', { type: 1 });
const nickname = () => screen.findByLabelText('Your nickname');
const save = () => screen.getByRole('button', { name: 'Save' });

/** Whether the app has gone back to the profile. */
const isProfile = (face: Face, { path, query }: { path: string; query: Readonly<Record<string, string | undefined>> }) =>
  face === 'h5' ? path === pathOf('h5', 'profile') : path === '/pc/mine' && query['edit'] === undefined;

describe.each(faces)('the profile on %s', (face) => {
  test('shows picture, nickname, phone and since when', async () => {
    await openPage(pathOf(face, 'profile'), { as: ada() });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Ada')).toBeVisible();
    expect(main.getByText('+1 415 ••• 0199')).toBeVisible();
    expect(main.getByText('20 Nov 2026')).toBeVisible();
  });

  test.each([['picture', 'Change picture'], ['nickname', 'Change nickname'], ['phone', 'Change phone']])('leads to the change of the %s', async (part, title) => {
    const { user } = await openPage(pathOf(face, 'profile'), { as: ada() });
    await user.click(await screen.findByRole(face === 'h5' ? 'link' : 'button', { name: new RegExp(part, 'i') }));
    expect(await screen.findByRole(face === 'h5' ? 'heading' : 'dialog', { name: title })).toBeInTheDocument();
  });

  test.each<[Screen]>([['profile'], ['editNickname'], ['editAvatar'], ['editPhone']])('is for customers (%s)', async (name) => {
    await openPage(pathOf(face, name));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});

describe.each(faces)('the nickname on %s', (face) => {
  const open = (as = ada()) => openPage(pathOf(face, 'editNickname'), { as });

  test('is saved without the spaces around it, shown everywhere, and leads back', async () => {
    const customer = ada();
    const { user, where } = await open(customer);
    await user.clear(await nickname());
    await user.type(await nickname(), '  小柿 🦊 ');
    await user.click(save());
    await waitFor(() => expect(isProfile(face, where())).toBe(true));
    expect(shopSays(customer).nickname).toBe('小柿 🦊');
    expect(await screen.findByText('Nickname saved')).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('小柿 🦊')).toBeVisible();
  });

  test('tells its rules beside the field and counts characters', async () => {
    const { user } = await open();
    expect(await nickname()).toHaveAccessibleDescription('Up to 24 characters. Friends see it on your invitation.');
    await user.clear(await nickname());
    await user.paste('🦊'.repeat(25));
    expect(screen.getByText('25 of 24')).toBeInTheDocument();
    await user.click(save());
    expect(await nickname()).toHaveAccessibleDescription(/^Use 24 characters at most/);
    await waitFor(async () => expect(await nickname()).toHaveFocus());
    await user.clear(await nickname());
    await user.click(save());
    expect(await nickname()).toHaveAccessibleDescription(/^What should we call you\?/);
  });

  test('is saved for whoever leaves meanwhile, and leads them nowhere', async () => {
    const customer = ada();
    const letAnswer = holdCall('*/api/user/update');
    const { user, where } = await open(customer);
    await user.type(await nickname(), ' Byron');
    await user.click(save());
    await (face === 'h5' ? user.click(screen.getByRole('button', { name: 'Back' })) : user.keyboard('{Escape}'));
    await waitFor(() => expect(screen.queryByLabelText('Your nickname')).toBeNull());
    const gone = where();
    letAnswer();
    expect(await screen.findByText('Nickname saved')).toBeVisible();
    expect(shopSays(customer).nickname).toBe('Ada Byron');
    expect(where()).toEqual(gone);
  });

  test('that was typed and not saved is still there, and can be let go', async () => {
    const customer = ada();
    const { user, unmount } = await open(customer);
    await user.type(await nickname(), ' Byron');
    unmount();
    const again = await open(customer);
    expect(await nickname()).toHaveValue('Ada Byron');
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await nickname()).toHaveValue('Ada');
  });

  test('whose answer is lost is looked for at the shop', async () => {
    const customer = ada();
    const keepSilent = http.post('*/api/user/update', () => {
      customer.ok('updateUser', { nickname: 'Byron' });
      return HttpResponse.error();
    });
    server.use(keepSilent);
    const { user, where } = await open(customer);
    await user.clear(await nickname());
    await user.type(await nickname(), 'Byron');
    const letLook = holdCall('*/api/user/current');
    await user.click(save());
    await screen.findByText('Checking what became of it…');
    letLook();
    await waitFor(() => expect(isProfile(face, where())).toBe(true));
    expect(await screen.findByText('Nickname saved')).toBeVisible();
  });
});

describe.each(faces)('the picture on %s', (face) => {
  const open = (as = ada()) => openPage(pathOf(face, 'editAvatar'), { as });
  const take = async (file: File) => fireEvent.change(await screen.findByLabelText(/^Choose a photo/), { target: { files: [file] } });

  test('can be one of the animals, looked at before it is saved', async () => {
    const customer = ada();
    const { user, where } = await open(customer);
    expect(await screen.findByText('Your picture now')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Fox' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Whale' }));
    expect(screen.getByText('New, not saved yet')).toBeInTheDocument();
    expect(shopSays(customer).avatar).toBe('preset:fox');
    await user.click(save());
    await waitFor(() => expect(isProfile(face, where())).toBe(true));
    expect(shopSays(customer).avatar).toBe('preset:whale');
    expect(await screen.findByText('Picture saved')).toBeVisible();
  });

  test('is no file that is no picture, is empty, or is more than the device can hold', async () => {
    await open();
    await take(new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^That is not a picture/)).toBeInTheDocument();
    await take(new File([], 'photo.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^This file is empty/)).toBeInTheDocument();
    await take(Object.defineProperty(new File(['x'], 'huge.jpg', { type: 'image/jpeg' }), 'size', { value: mostPhotoBytes + 1 }));
    expect(await screen.findByText('This photo is larger than 30 MB. Choose a smaller one.')).toBeInTheDocument();
  });

  test('is no picture that the browser cannot open', async () => {
    // This browser opens none: it has no decoder, and only needs an address for what it fails at.
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    await open();
    await take(new File(['not really'], 'photo.heic', { type: 'image/heic' }));
    expect(await screen.findByText(/^This browser cannot open that picture/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Cut the photo' })).toBeNull();
  });
});

describe('a change that is open in the profile of a desktop', () => {
  test('stands in the address, and goes with Escape', async () => {
    const { user, where } = await openPage('/pc/components/userinfo', { as: ada() });
    await user.click(await screen.findByRole('button', { name: 'Change Nickname' }));
    expect(await nickname()).toBeInTheDocument();
    expect(where()).toEqual({ path: '/pc/components/userinfo', query: { edit: 'nickname' } });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where().query['edit']).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is saved for whoever closes it meanwhile, and does not close the page below as well', async () => {
    const customer = ada();
    const letAnswer = holdCall('*/api/user/update');
    const { user, where } = await openPage('/pc/mine?index=orders', { as: customer });
    await user.click(await screen.findByRole('link', { name: 'Profile' }));
    await user.click(await screen.findByRole('button', { name: 'Change Nickname' }));
    await user.type(await nickname(), ' Byron');
    await user.click(save());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where().query).toEqual({ index: 'profile' }));
    letAnswer();
    expect(await screen.findByText('Nickname saved')).toBeVisible();
    expect(where()).toEqual({ path: '/pc/mine', query: { index: 'profile' } });
  });

  test('has a page of its own, too, which leads back to the profile', async () => {
    const { user, arriveAt } = await openPage('/pc/components/editAvatar', { as: ada() });
    await user.click(await screen.findByRole('radio', { name: 'Owl' }));
    await user.click(save());
    await arriveAt('/pc/mine');
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });
});

test('the animals to choose from are those whose pictures the shop has', () => {
  expect([...avatarPresets]).toEqual(avatars.map(({ name }) => name));
});
