import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { offerSignIn, takePendingAction } from '@/signInOffer';
import { tokenSlot } from '@/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';

const phone = () => screen.getByLabelText('Phone number');
const code = () => screen.getByLabelText('Code from the text message');
const tick = () => screen.getByRole('checkbox', { name: /I have read and accept/ });
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: /^Sign/ });
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

async function openLogin(face: 'h5' | 'pc', returnTo?: string) {
  const page = await openPage(pathOf(face, 'login', { returnTo }));
  return {
    ...page,
    /** Has a code sent to `number`; resolves to the code in the demo message. */
    haveCodeSent: async (number = '415 555 0166') => {
      await page.user.type(phone(), number);
      await page.user.click(screen.getByRole('button', { name: 'Get code' }));
      return /\d{6}/.exec((await screen.findByText(/^Your code is \d{6}$/)).textContent ?? '')?.[0] ?? '';
    },
  };
}

describe.each(faces)('the sign-in on %s', (face) => {
  const home = pathOf(face, 'home').split('?')[0] ?? '';

  test('takes phone and code, and leads back to what the customer was doing', async () => {
    const { user, haveCodeSent, arriveAt, where } = await openLogin(face, pathOf(face, 'orders', { status: 'toPay' }));
    await haveCodeSent();
    await waitFor(() => expect(code()).toHaveFocus());
    await user.click(tick());
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    await arriveAt(pathOf(face, 'orders').split('?')[0] ?? '');
    expect(where().query['status']).toBe('toPay');
    expect(tokenSlot.read()).toMatch(/^[a-z2-9]{32}$/);
  });

  test('names everything that is missing beside its field, and leads to the first', async () => {
    const { user } = await openLogin(face);
    await user.click(submit());
    await waitFor(() => expect(phone()).toHaveFocus());
    expect(phone()).toHaveAccessibleDescription('Type your phone number');
    expect(code()).toHaveAccessibleDescription(/^Have a code sent, then type it here/);
    expect(tick()).toHaveAccessibleDescription('Tick this to go on');
    for (const field of [phone(), code(), tick()]) expect(field).toBeInvalid();
  });

  test('takes a code pasted with spaces, and signs in by itself once all is there', async () => {
    const { user, haveCodeSent, arriveAt } = await openLogin(face);
    const sent = await haveCodeSent();
    await user.click(code());
    await user.paste(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    expect(code()).toHaveValue(sent);
    expect(tick()).toBeInvalid();
    expect(tokenSlot.read()).toBeUndefined();
    await user.click(tick());
    await arriveAt(home);
  });

  test('tells how many tries are left, loses nothing, and takes the right code then', async () => {
    const { user, haveCodeSent, arriveAt } = await openLogin(face);
    const sent = await haveCodeSent();
    const wrong = sent === '000000' ? '111111' : '000000';
    await user.click(tick());
    await user.type(code(), wrong);
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^That is not the code\. 4 tries left\./));
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveValue(wrong);
    expect(phone()).toHaveValue('415 555 0166');
    await user.keyboard(sent);
    await arriveAt(home);
  });

  test('says that a code is too old', async () => {
    const { user, haveCodeSent } = await openLogin(face);
    const sent = await haveCodeSent();
    shopOfTest().pass(10 * 60_000);
    await user.click(tick());
    await user.type(code(), sent);
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^This code is no longer valid\. Have a new one sent\./));
  });

  test('keeps the phone and the wait over a reload, and the code nowhere', async () => {
    const { user, haveCodeSent, unmount } = await openLogin(face);
    const sent = await haveCodeSent();
    await user.type(code(), sent.slice(0, 5));
    expect(stored()).not.toContain(sent.slice(0, 5));
    unmount();
    await openLogin(face);
    expect(phone()).toHaveValue('415 555 0166');
    expect(code()).toHaveValue('');
    expect(screen.getByRole('button', { name: /^Again in (01:00|00:5\d)$/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('counts the wait for the phone that the code went to: the number can be corrected', async () => {
    const { user, haveCodeSent } = await openLogin(face);
    await haveCodeSent('415 555 0166');
    await user.clear(phone());
    await user.type(phone(), '415 555 0167');
    expect(screen.getByRole('button', { name: 'Get code' })).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText(/^Your code is/)).toBeNull();
  });

  test('tells the wait that the shop asks for when a code was sent elsewhere', async () => {
    shopOfTest().visitor().ok('sendVerifyCode', { phone: '+14155550166' });
    shopOfTest().pass(20_000);
    const { user } = await openLogin(face);
    await user.type(phone(), '(415) 555-0166');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(await screen.findByText(/^A code went to \+1 415 555 0166 a moment ago\. You can have another in 00:(40|39)\.$/)).toBeVisible();
  });

  test('does not wait when the sending failed', async () => {
    server.use(http.post('*/api/user/sendVerifyCode', () => HttpResponse.error()));
    const { user } = await openLogin(face);
    await user.type(phone(), '415 555 0166');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(await screen.findByText(/^The line broke, so we do not know whether the code was sent/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get code' })).toHaveAttribute('aria-disabled', 'false');
  });

  test('shows a number typed with its country code in two parts', async () => {
    const { user } = await openLogin(face);
    await user.type(phone(), '+1 415 555 0166');
    await user.tab();
    expect(phone()).toHaveValue('4155550166');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+1');
  });

  test('says which countries the shop sends codes to', async () => {
    const { user } = await openLogin(face);
    await user.type(phone(), '+44 7700 900123');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(phone()).toHaveAccessibleDescription('We can only send codes to +1');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/h5/login', '/nowhere'])('leads home instead of to %s', async (returnTo) => {
    const { where } = await openPage(pathOf(face, 'login', { returnTo }), { as: shopOfTest().customer('+14155550166') });
    await waitFor(() => expect(where().path).toBe(home));
  });

  test('lets the agreement be read without leaving', async () => {
    const { user } = await openLogin(face);
    await user.click(screen.getByRole('button', { name: 'user agreement' }));
    const { title } = shopOfTest().visitor().ok('getArticle', { id: 'agreement' });
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(await within(dialog).findByText('Agreed.')).toBeInTheDocument();
    expect(tick()).not.toBeChecked();
  });

  test('that is left drops what was pending', async () => {
    offerSignIn({ name: 'buy', payload: 'cup' });
    const { unmount } = await openLogin(face);
    unmount();
    expect(takePendingAction('buy')).toBeUndefined();
  });
});

describe('the login dialog of a desktop', () => {
  test('signs in over the page, which stays', async () => {
    const { user, where } = await openPage('/pc/mine?index=addresses');
    await user.click(within(await screen.findByRole('main')).getByRole('button', { name: 'Sign in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
    await user.type(within(dialog).getByLabelText('Phone number'), '415 555 0166');
    await user.click(within(dialog).getByRole('button', { name: 'Get code' }));
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(await within(dialog).findByRole('button', { name: 'Use this code' }));
    expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().path).toBe('/pc/mine');
  });
});
