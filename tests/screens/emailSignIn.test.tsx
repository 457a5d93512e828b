/** The sign-in by e-mail address, in shops that offer it beside the phone, alone or not at all. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf, type Platform } from '@/lib/routes';
import { tokenStorage } from '@/lib/storage';
import { callsTo } from '../setup/callsTo';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const email = () => screen.findByLabelText<HTMLInputElement>('E-mail address');
const phone = () => screen.findByLabelText<HTMLInputElement>('Phone number');
const code = () => screen.getByLabelText<HTMLInputElement>(/^Code from the/);
const choice = (name: 'Phone' | 'E-mail') => screen.findByRole('radio', { name });
const getCode = () => screen.getByRole('button', { name: 'Get code' });
const tick = () => screen.getByRole('checkbox', { name: /I have read and accept/ });
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: /^Sign/ });

const offer = (...identifiers: readonly ('phone' | 'email')[]) => openShop({ configuration: { ...SHOP, identifiers } });
/** Lets the server record name these identifiers, as an API of another version does. */
function answerIdentifiers(identifiers: unknown): void {
  const record = shopOfTest().visitor().ok('getServerInfo', {});
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data: { ...record, identifiers } })));
}

const open = (platform: Platform, language?: 'en' | 'zh-CN' | 'de') =>
  openPage(pathOf(platform, 'login'), language && { language });

/** Opens the login page with the e-mail address chosen. */
async function openEmail(platform: Platform) {
  const page = await open(platform);
  await page.user.click(await choice('E-mail'));
  await email();
  return page;
}

describe.each(platforms)('the sign-in on %s', (platform) => {
  const home = pathOf(platform, 'home').split('?')[0] ?? '';

  test('offers phone and e-mail address, the phone first, and signs in with an address', async () => {
    const { user, arriveAt } = await open(platform);
    expect(await phone()).toBeVisible();
    expect(within(await screen.findByRole('radiogroup', { name: 'Sign in with' })).getAllByRole('radio')).toHaveLength(
      2,
    );
    expect(await choice('Phone')).toBeChecked();
    await user.click(await choice('E-mail'));
    const sent = callsTo('/api/user/sendVerifyCode');
    const signIns = callsTo('/api/user/loginWithVerifyCode');
    await user.type(await email(), 'Ada@Example.com');
    expect(screen.queryByLabelText('Phone number')).toBeNull();
    await user.click(getCode());
    expect(await screen.findByText('Sent to Ada@Example.com. Wrong address? Correct it above.')).toBeVisible();
    expect(await screen.findByText('Demo e-mail · nothing was really sent')).toBeVisible();
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAccessibleName('Code from the e-mail');
    await user.click(tick());
    const digits = /\d{6}/.exec(screen.getByText(/^Your code is/).textContent ?? '')?.[0];
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    await arriveAt(home);
    expect(sent).toEqual([{ email: 'Ada@Example.com', purpose: 'login' }]);
    expect(signIns).toEqual([{ email: 'Ada@Example.com', code: digits, isAgreed: true }]);
    expect(tokenStorage.read()).toMatch(/^[a-z2-9]{32}$/);
  });

  test('has a field that browsers fill in, and takes what is pasted with spaces', async () => {
    const { user } = await openEmail(platform);
    const field = await email();
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(field).toHaveAttribute('inputmode', 'email');
    expect(field).toHaveAttribute('autocapitalize', 'off');
    expect(field.type).toBe('text');
    const sent = callsTo('/api/user/sendVerifyCode');
    await user.click(field);
    await user.paste('  ada@bücher.example\u200b ');
    await user.click(getCode());
    expect(await screen.findByText(/^Sent to ada@bücher\.example\./)).toBeVisible();
    expect(sent).toEqual([{ email: 'ada@bücher.example', purpose: 'login' }]);
  });

  test('keeps what was typed when the choice changes, over a reload as well', async () => {
    const { user, unmount } = await open(platform);
    await user.type(await phone(), '415 555 0166');
    await user.click(await choice('E-mail'));
    await user.type(await email(), 'ada@example.com');
    await user.click(await choice('Phone'));
    expect(await phone()).toHaveValue('415 555 0166');
    await user.click(await choice('E-mail'));
    expect(await email()).toHaveValue('ada@example.com');
    unmount();
    await open(platform);
    expect(await email()).toHaveValue('ada@example.com');
    expect(await choice('E-mail')).toBeChecked();
  });

  test.each([
    ['', 'Enter your e-mail address'],
    ['ada@example', 'This doesn’t look like an e-mail address, such as ada@example.com'],
    ['ada example.com', 'This doesn’t look like an e-mail address, such as ada@example.com'],
  ])('says at the field what is wrong with "%s", and sends nothing', async (typed, message) => {
    const { user } = await openEmail(platform);
    const sent = callsTo('/api/user/sendVerifyCode');
    if (typed) await user.type(await email(), typed);
    await user.click(getCode());
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(message));
    await waitFor(async () => expect(await email()).toHaveFocus());
    expect(sent).toEqual([]);
    await user.type(await email(), 'x');
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(''));
  });

  test('shows each error beside its own field', async () => {
    const { user } = await openEmail(platform);
    await user.click(submit());
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('Enter your e-mail address'));
    await user.click(await choice('Phone'));
    expect(await phone()).toHaveAccessibleDescription('');
  });

  test('shows what the shop refuses at the field, and how long another code takes', async () => {
    shopOfTest().visitor().ok('sendVerifyCode', { email: 'ada@example.com' });
    const { user } = await openEmail(platform);
    await user.type(await email(), 'ada@example.com');
    await user.click(getCode());
    expect(
      await screen.findByText(/^We just sent a code to ada@example\.com\. You can get another in (1:00|0:5\d)\.$/),
    ).toBeVisible();
    await user.clear(await email());
    await user.type(await email(), 'ada@xn--0.example');
    await user.click(getCode());
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(/^This doesn’t look like/));
  });

  test('has a wait of its own for phone and address', async () => {
    const { user } = await open(platform);
    await user.type(await phone(), '415 555 0166');
    await user.click(getCode());
    expect(await screen.findByRole('button', { name: /^Resend in/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(await choice('E-mail'));
    await user.type(await email(), 'ada@example.com');
    expect(getCode()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText(/^Sent to/)).toBeNull();
  });

  test('has no phone field where a shop offers the address alone', async () => {
    offer('email');
    await open(platform);
    expect(await email()).toBeVisible();
    expect(screen.queryByLabelText('Phone number')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Country code' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Sign in with' })).toBeNull();
    expect(
      screen.getByText('Your e-mail address is all you need. New here? We create your account with the first code.'),
    ).toBeVisible();
  });

  test('begins with the address where a shop names it first', async () => {
    offer('email', 'phone');
    await open(platform);
    expect(await email()).toBeVisible();
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual(['E-mail', 'Phone']);
  });

  test.each([
    ['nothing of it', undefined],
    ['no identifier', []],
    ['identifiers of a later version', ['passkey', 'wallet']],
    ['the phone alone', ['phone']],
    ['something else', 'email'],
  ])('has the phone alone when the server record says %s', async (_name, identifiers) => {
    answerIdentifiers(identifiers);
    await open(platform);
    expect(await phone()).toBeVisible();
    expect(screen.getByText(/^Your phone number is all you need\./)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('leaves out an identifier of a later version', async () => {
    answerIdentifiers(['passkey', 'email', 'phone']);
    await open(platform);
    expect(await email()).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
