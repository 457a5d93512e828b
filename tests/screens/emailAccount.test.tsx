/** The e-mail address in the profile: shown masked, added, changed; and the deletion of an account with an address alone. */
import { screen, waitFor } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import type { Visitor } from '../../mock/testing/openTestShop';
import { callsTo } from '../setup/callsTo';
import { openShop, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const ADDRESS = 'ada@example.com';
const byPhone = () => shopOfTest().customer('+14155550199');
/** A customer whose account has an address alone. */
function byEmail(): Visitor {
  const visitor = shopOfTest().visitor();
  const { demoCode = '' } = visitor.ok('sendVerifyCode', { email: ADDRESS });
  visitor.token = visitor.ok('loginWithVerifyCode', { email: ADDRESS, code: demoCode }).token;
  return visitor;
}
const userOf = (customer: Visitor) => customer.ok('getCurrentUser', { type: 1 });
const demoCode = async () => /\d{6}/.exec((await screen.findByText(/^Your code is \d{6}$/)).textContent ?? '')?.[0];

describe.each(platforms)('the e-mail address in the profile on %s', (platform) => {
  const role = platform === 'h5' ? 'link' : 'button';

  test('is added with a code that goes there', async () => {
    const customer = byPhone();
    const { user } = await openPage(pathOf(platform, 'profile'), { as: customer });
    await user.click(await screen.findByRole(role, { name: /^(E-mail\s*Add|Add E-mail)$/ }));
    const form = platform === 'h5' ? 'heading' : 'dialog';
    expect(await screen.findByRole(form, { name: 'Add e-mail address' })).toBeVisible();
    const sent = callsTo('/api/user/sendVerifyCode');
    const changes = callsTo('/api/user/updatePhone');
    await user.type(await screen.findByLabelText('New e-mail address'), ' Ada@Example.com ');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    const code = await demoCode();
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    await user.click(screen.getByRole('button', { name: 'Add e-mail address' }));
    expect(await screen.findByText('Address saved. You can sign in with it from now on.')).toBeVisible();
    expect(await screen.findByText('a•••@example.com')).toBeVisible();
    expect(sent).toEqual([{ email: 'Ada@Example.com', purpose: 'changeEmail' }]);
    expect(changes).toEqual([{ email: 'Ada@Example.com', code }]);
    expect(userOf(customer)).toMatchObject({ phone: '+1 415 ••• 0199', email: 'a•••@example.com' });
  });

  test('says at the field that another account has it', async () => {
    byEmail();
    const customer = byPhone();
    const { user } = await openPage(pathOf(platform, 'editPhone', { edit: 'email' }), { as: customer });
    await user.type(await screen.findByLabelText('New e-mail address'), ADDRESS);
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await demoCode();
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    await user.click(screen.getByRole('button', { name: 'Add e-mail address' }));
    await waitFor(() =>
      expect(screen.getByLabelText('New e-mail address')).toHaveAccessibleDescription(
        'This address belongs to another account',
      ),
    );
    expect(userOf(customer).email).toBeUndefined();
  });

  test('of an account without a phone is named, and a phone can be added', async () => {
    const customer = byEmail();
    const { user } = await openPage(pathOf(platform, 'profile'), { as: customer });
    expect(await screen.findByText('a•••@example.com')).toBeVisible();
    await user.click(await screen.findByRole(role, { name: /^(Phone\s*Add|Add Phone)$/ }));
    const changes = callsTo('/api/user/updatePhone');
    await user.type(await screen.findByLabelText('New phone number'), '415 555 0166');
    expect(screen.queryByText(/^You currently sign in with/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    const code = await demoCode();
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    await user.click(screen.getByRole('button', { name: 'Add phone number' }));
    expect(await screen.findByText('+1 415 ••• 0166')).toBeVisible();
    expect(changes).toEqual([{ phone: '+14155550166', code }]);
  });

  test('is nowhere in a shop of phones', async () => {
    openShop({ configuration: { ...SHOP, identifiers: ['phone'] } });
    await openPage(pathOf(platform, 'profile'), { as: byPhone() });
    expect(await screen.findByText('+1 415 ••• 0199')).toBeVisible();
    expect(screen.queryByText('E-mail')).toBeNull();
  });

  test('gets the code that deletes an account without a phone', async () => {
    openShop({ configuration: { ...SHOP, features: { ...SHOP.features, accountDeletion: true } } });
    const customer = byEmail();
    const { user } = await openPage(pathOf(platform, 'profile', { view: 'delete' }), { as: customer });
    const sent = callsTo('/api/user/sendVerifyCode');
    expect(await screen.findByText(`We send a code to ${ADDRESS}.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await demoCode();
    expect(screen.getByLabelText('Code from the e-mail')).toBeVisible();
    expect(sent).toEqual([{ email: ADDRESS, purpose: 'deleteAccount' }]);
  });
});
