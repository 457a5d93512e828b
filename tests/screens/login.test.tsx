import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { promptSignIn, takePendingAction } from '@/lib/signInPrompt';
import { tokenStorage } from '@/lib/storage';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const phone = () => screen.getByLabelText('Phone number');
const code = () => screen.getByLabelText('Code from the text message');
const tick = () => screen.getByRole('checkbox', { name: /I have read and accept/ });
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: /^Sign/ });
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

async function openLogin(platform: 'h5' | 'pc', returnTo?: string) {
  const page = await openPage(pathOf(platform, 'login', { returnTo }));
  return {
    ...page,
    /** Requests a code for `number` and returns the code of the demo message. */
    requestCode: async (number = '415 555 0166') => {
      await page.user.type(phone(), number);
      await page.user.click(screen.getByRole('button', { name: 'Get code' }));
      return /\d{6}/.exec((await screen.findByText(/^Your code is \d{6}$/)).textContent ?? '')?.[0] ?? '';
    },
  };
}

describe.each(platforms)('the login page on %s', (platform) => {
  const home = pathOf(platform, 'home').split('?')[0] ?? '';

  test('begins with the calling code of the language', async () => {
    openShop({ catalogue });
    await openPage(pathOf(platform, 'login'), { language: 'zh-CN' });
    const codes = await screen.findByRole('combobox', { name: '国家或地区代码' });
    expect(codes).toHaveValue('+86');
    await waitFor(() => expect(codes).toHaveDisplayValue(/^\+86\s+中国$/));
    expect(within(codes).getByRole('option', { name: /^\+1\s+美国，加拿大$/ })).toHaveValue('+1');
  });

  test('signs in with phone and code and returns to the previous page', async () => {
    const { user, requestCode, arriveAt, where } = await openLogin(
      platform,
      pathOf(platform, 'orders', { status: 'toPay' }),
    );
    await requestCode();
    await waitFor(() => expect(code()).toHaveFocus());
    await user.click(tick());
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    await arriveAt(pathOf(platform, 'orders').split('?')[0] ?? '');
    expect(where().query['status']).toBe('toPay');
    expect(tokenStorage.read()).toMatch(/^[a-z2-9]{32}$/);
  });

  test('shows an error at each missing field and focuses the first', async () => {
    const { user } = await openLogin(platform);
    await user.click(submit());
    await waitFor(() => expect(phone()).toHaveFocus());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('Enter your phone number'));
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^Get a code first/));
    await waitFor(() => expect(tick()).toHaveAccessibleDescription('Please tick to continue'));
    for (const field of [phone(), code(), tick()]) expect(field).toBeInvalid();
  });

  test('accepts a code pasted with spaces and submits when the form is complete', async () => {
    const { user, requestCode, arriveAt } = await openLogin(platform);
    const sent = await requestCode();
    await user.click(code());
    await user.paste(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    expect(code()).toHaveValue(sent);
    expect(tick()).toBeInvalid();
    expect(tokenStorage.read()).toBeUndefined();
    await user.click(tick());
    await arriveAt(home);
  });

  test('shows the remaining tries after a wrong code, keeps the input and accepts the right code', async () => {
    const { user, requestCode, arriveAt } = await openLogin(platform);
    const sent = await requestCode();
    const wrong = sent === '000000' ? '111111' : '000000';
    await user.click(tick());
    await user.type(code(), wrong);
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^That’s not the code\. 4 tries left\./));
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveValue(wrong);
    expect(phone()).toHaveValue('415 555 0166');
    await user.keyboard(sent);
    await arriveAt(home);
  });

  test('shows an error for an expired code', async () => {
    const { user, requestCode } = await openLogin(platform);
    const sent = await requestCode();
    shopOfTest().pass(10 * 60_000);
    await user.click(tick());
    await user.type(code(), sent);
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^This code is no longer valid\. Get a new one\./));
    expect(screen.getByRole('button', { name: 'Get code' })).toHaveAttribute('aria-disabled', 'false');
  });

  test('keeps the phone and the resend countdown over a reload and never stores the code', async () => {
    const { user, requestCode, unmount } = await openLogin(platform);
    const sent = await requestCode();
    await user.type(code(), sent.slice(0, 5));
    expect(stored()).not.toContain(sent.slice(0, 5));
    unmount();
    await openLogin(platform);
    expect(phone()).toHaveValue('415 555 0166');
    expect(code()).toHaveValue('');
    expect(screen.getByRole('button', { name: /^Resend in (1:00|0:5\d)$/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('applies the resend countdown only to the number that received the code', async () => {
    const { user, requestCode } = await openLogin(platform);
    await requestCode('415 555 0166');
    await user.clear(phone());
    await user.type(phone(), '415 555 0167');
    expect(screen.getByRole('button', { name: 'Get code' })).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText(/^Your code is/)).toBeNull();
  });

  test('shows the wait that the API requires when a code was sent from another device', async () => {
    shopOfTest().visitor().ok('sendVerifyCode', { phone: '+14155550166' });
    shopOfTest().pass(20_000);
    const { user } = await openLogin(platform);
    await user.type(phone(), '(415) 555-0166');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(
      await screen.findByText(/^We just sent a code to \+1 415 555 0166\. You can get another in 0:(40|39)\.$/),
    ).toBeVisible();
  });

  test('starts no countdown when sending the code failed', async () => {
    server.use(http.post('*/api/user/sendVerifyCode', () => HttpResponse.error()));
    const { user } = await openLogin(platform);
    await user.type(phone(), '415 555 0166');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(await screen.findByText(/^The connection broke, so we don’t know if the code was sent/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get code' })).toHaveAttribute('aria-disabled', 'false');
  });

  test('splits a typed number into country code and number', async () => {
    const { user } = await openLogin(platform);
    await user.type(phone(), '+1 415 555 0166');
    await user.tab();
    expect(phone()).toHaveValue('4155550166');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+1');
  });

  test('names the supported country codes', async () => {
    const { user } = await openLogin(platform);
    await user.type(phone(), '+44 7700 900123');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('We can only send codes to +1'));
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/h5/login',
    '/nowhere',
  ])('redirects to the home page instead of %s', async (returnTo) => {
    const { where } = await openPage(pathOf(platform, 'login', { returnTo }), {
      as: shopOfTest().customer('+14155550166'),
    });
    await waitFor(() => expect(where().path).toBe(home));
  });

  test.each(['令牌', 'a\nb', ' abc', ' ', 'x'.repeat(20_000)])(
    'refuses the token %.10p, which no header carries, and stores nothing',
    async (token) => {
      const { user, requestCode, where } = await openLogin(platform);
      const sent = await requestCode();
      server.use(
        http.post('*/api/user/loginWithVerifyCode', () => {
          const { user: customer } = shopOfTest()
            .visitor()
            .ok('loginWithVerifyCode', { phone: '+14155550166', code: sent });
          return HttpResponse.json({ success: true, data: { token, user: customer } });
        }),
      );
      await user.click(tick());
      await user.type(code(), sent);
      expect(await screen.findByText(/^The shop sent a sign-in key your browser can’t use/)).toBeVisible();
      expect(localStorage.getItem('token')).toBeNull();
      expect(where().path).toBe(pathOf(platform, 'login'));
      expect(screen.getByRole('button', { name: 'Get code' })).toHaveAttribute('aria-disabled', 'false');
    },
  );

  test('sends a token with spaces and more than 4096 characters as it is', async () => {
    const token = `Bearer ${'abc.'.repeat(1_500)}`;
    const { user, requestCode, arriveAt } = await openLogin(platform, pathOf(platform, 'orders'));
    const sent = await requestCode();
    const authorizations: (string | null)[] = [];
    server.use(
      http.post('*/api/user/loginWithVerifyCode', () => {
        const { user: customer } = shopOfTest()
          .visitor()
          .ok('loginWithVerifyCode', { phone: '+14155550166', code: sent });
        return HttpResponse.json({ success: true, data: { token, user: customer } });
      }),
      ...['order/list', 'order/unpay', 'alert/list', 'myCoupon'].map((path) =>
        http.get(`*/api/user/${path}`, ({ request }) => {
          authorizations.push(request.headers.get('authorization'));
          return HttpResponse.json({ success: true, data: { list: [], total: 0 } });
        }),
      ),
    );
    await user.click(tick());
    await user.type(code(), sent);
    await arriveAt(pathOf(platform, 'orders').split('?')[0] ?? '');
    await waitFor(() => expect(authorizations).toContain(token));
    expect(localStorage.getItem('token')).toBe(token);
  });

  test('shows the agreement in a dialog', async () => {
    const { user } = await openLogin(platform);
    await user.click(screen.getByRole('button', { name: 'user agreement' }));
    const { title } = shopOfTest().visitor().ok('getArticle', { id: 'agreement' });
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(await within(dialog).findByText('Agreed.')).toBeInTheDocument();
    expect(tick()).not.toBeChecked();
  });

  test('drops the pending action when the user leaves', async () => {
    promptSignIn({ name: 'buy', payload: 'cup' });
    const { unmount } = await openLogin(platform);
    unmount();
    expect(takePendingAction('buy')).toBeUndefined();
  });
});

describe('the login dialog on pc', () => {
  test('signs in without leaving the page', async () => {
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
