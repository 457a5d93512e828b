import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import type { Visitor } from '../../mock/testing/openTestShop';
import { server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';
import { notDone } from '../setup/refusals';

const ada = () => shopOfTest().customer('+14155550199');
const phone = () => screen.getByLabelText('New phone number');
const code = () => screen.getByLabelText('Code from the text message');
const submit = () => screen.getByRole('button', { name: 'Change number' });
const getCode = () => screen.getByRole('button', { name: 'Get code' });
const shownPhone = (customer: Visitor) => customer.ok('getCurrentUser', { type: 1 }).phone;
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

describe.each(platforms)('the phone form on %s', (platform) => {
  async function open(as: Visitor) {
    const page = await openPage(pathOf(platform, 'editPhone'), { as });
    await screen.findByLabelText('New phone number');
    return {
      ...page,
      /** Requests a code for `number` and returns the code of the demo message. */
      requestCode: async (number = '415 555 0166') => {
        await page.user.type(phone(), number);
        await page.user.click(getCode());
        return /\d{6}/.exec((await screen.findByText(/^Your code is \d{6}$/)).textContent ?? '')?.[0] ?? '';
      },
    };
  }

  test('changes the phone after the one-time code is entered', async () => {
    const customer = ada();
    const { user, requestCode, where } = await open(customer);
    expect(screen.getByText('You currently sign in with +1 415 ••• 0199.')).toBeInTheDocument();
    await requestCode();
    await waitFor(() => expect(code()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    await user.click(submit());
    expect(await screen.findByText('Number changed. Sign in with it from now on.')).toBeInTheDocument();
    await waitFor(() =>
      expect(platform === 'h5' ? where().path : where().query['edit']).toBe(
        platform === 'h5' ? '/h5/userinfo' : undefined,
      ),
    );
    expect(shownPhone(customer)).toBe('+1 415 ••• 0166');
    expect(await screen.findByText('+1 415 ••• 0166')).toBeInTheDocument();
    expect(shopOfTest().customer('+14155550166').ok('getCurrentUser', { type: 1 }).id).toBe(
      customer.ok('getCurrentUser', { type: 1 }).id,
    );
  });

  test('shows the remaining tries after a wrong code and keeps the input', async () => {
    const customer = ada();
    const { user, requestCode } = await open(customer);
    const sent = await requestCode();
    const wrong = sent === '000000' ? '111111' : '000000';
    await user.type(code(), wrong);
    await user.click(submit());
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^That’s not the code\. 4 tries left\./));
    await waitFor(() => expect(code()).toHaveFocus());
    expect(phone()).toHaveValue('415 555 0166');
    expect(shownPhone(customer)).toBe('+1 415 ••• 0199');
    await user.clear(code());
    await user.paste(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    await user.click(submit());
    await waitFor(() => expect(shownPhone(customer)).toBe('+1 415 ••• 0166'));
  });

  test('shows an error at the empty phone and code fields', async () => {
    const { user } = await open(ada());
    await user.click(submit());
    await waitFor(() => expect(phone()).toHaveFocus());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('Enter your phone number'));
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^Get a code first/));
  });

  test('shows an error for an expired code', async () => {
    const { user, requestCode } = await open(ada());
    const sent = await requestCode();
    shopOfTest().pass(10 * 60_000);
    await user.type(code(), sent);
    await user.click(submit());
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^This code is no longer valid\. Get a new one\./));
    // Nothing is left to wait for.
    expect(getCode()).toHaveAttribute('aria-disabled', 'false');
  });

  test('keeps the number and the resend countdown over a reload and never stores the code', async () => {
    const customer = ada();
    const { user, requestCode, unmount } = await open(customer);
    const sent = await requestCode();
    await user.type(code(), sent);
    expect(stored()).not.toContain(sent);
    unmount();
    await open(customer);
    expect(phone()).toHaveValue('415 555 0166');
    expect(code()).toHaveValue('');
    expect(screen.getByRole('button', { name: /^Resend in (1:00|0:5\d)$/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows an error for a number of another account', async () => {
    shopOfTest().customer('+14155550166');
    const customer = ada();
    const { user, requestCode } = await open(customer);
    await user.type(code(), await requestCode());
    await user.click(submit());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('This number belongs to another account'));
    await waitFor(() => expect(phone()).toHaveFocus());
    expect(shownPhone(customer)).toBe('+1 415 ••• 0199');
  });

  test('asks for confirmation when the number looks like the current one', async () => {
    const { user } = await open(ada());
    await user.type(phone(), '415 777 0199');
    await user.click(getCode());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(/^This looks like your current number/));
    expect(screen.queryByText(/^Your code is/)).toBeNull();
    await user.click(getCode());
    expect(await screen.findByText(/^Your code is/)).toBeInTheDocument();
    expect(phone()).toBeValid();
  });

  test('starts a countdown when the API reports too many requests', async () => {
    const envelope = {
      success: false,
      errorCode: 'TOO_MANY_REQUESTS',
      errorMessage: 'Slower, please.',
      showType: 0,
      data: { waitMs: 30_000 },
    };
    server.use(http.post('*/api/user/sendVerifyCode', () => HttpResponse.json(envelope)));
    const { user } = await open(ada());
    await user.type(phone(), '415 555 0166');
    await user.click(getCode());
    expect(await screen.findByText(/^Too many tries\. Try again in 0:(30|29)\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Resend in 0:(30|29)$/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('does not take the present number for the new one when a change to a similar number is lost', async () => {
    const customer = ada();
    const { user, requestCode } = await open(customer);
    await user.type(phone(), '415 777 0199');
    await user.click(getCode());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(/^This looks like your current number/));
    await user.clear(phone());
    await user.type(code(), await requestCode('415 777 0199'));
    server.use(http.post('*/api/user/updatePhone', () => HttpResponse.error(), { once: true }));
    await user.click(submit());
    expect(await screen.findByText(notDone, {}, { timeout: 30_000 })).toBeVisible();
    expect(screen.queryByText('Number changed. Sign in with it from now on.')).toBeNull();
    expect(phone()).toHaveValue('415 777 0199');
    await user.click(submit());
    expect(await screen.findByText('Number changed. Sign in with it from now on.')).toBeInTheDocument();
    expect(shopOfTest().customer('+14157770199').ok('getCurrentUser', { type: 1 }).id).toBe(
      customer.ok('getCurrentUser', { type: 1 }).id,
    );
  });

  test('when the response is lost, fetches the user and shows that the phone was changed', async () => {
    const customer = ada();
    const { user, requestCode } = await open(customer);
    const sent = await requestCode();
    const lostResponse = http.post('*/api/user/updatePhone', () => {
      customer.ok('updatePhone', { phone: '+14155550166', code: sent });
      return HttpResponse.error();
    });
    server.use(lostResponse);
    await user.type(code(), sent);
    const release = holdCall('*/api/user/current');
    await user.click(submit());
    await screen.findByText('Checking what happened…');
    release();
    expect(await screen.findByText('Number changed. Sign in with it from now on.')).toBeInTheDocument();
  });
});
