import { screen, waitFor } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { tokenStorage } from '@/lib/storage';
import { callsTo } from '../setup/callsTo';
import { buyer, line, openCheckout, savings } from '../setup/checkoutSteps';
import { server } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

describe.each(platforms)('the login page on %s', (platform) => {
  test('reads a number and a code as messengers and other scripts write them', async () => {
    const { user } = await openPage(pathOf(platform, 'login'));
    await user.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
    await user.click(screen.getByLabelText('Phone number'));
    await user.paste('\u202a+1 (415)\u00a0555\u20110166\u202c');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    const [sent = ''] = /\d{6}/.exec((await screen.findByText(/^Your code is \d{6}$/)).textContent ?? '') ?? [];
    await waitFor(() => expect(screen.getByLabelText('Code from the text message')).toHaveFocus());
    // Persian digits with a space and a character that no one sees between them.
    await user.paste([...sent].map((digit) => String.fromCharCode(0x6f0 + Number(digit))).join('\u200b '));
    await waitFor(() => expect(tokenStorage.read()).toMatch(/^[a-z2-9]{32}$/));
  });

  test('sends the number within marks of direction', async () => {
    const sent = callsTo('/api/user/sendVerifyCode');
    const { user } = await openPage(pathOf(platform, 'login'));
    await user.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
    await user.click(screen.getByLabelText('Phone number'));
    await user.paste('\u202A+1 415 555 0134\u202C');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ phone: '+14155550134' })]));
  });
});

describe.each(platforms)('a pasted code on %s', (platform) => {
  test('reaches the shop whole on the redeem page', async () => {
    const sent = callsTo('/api/user/exchange/code');
    const { user } = await openPage(pathOf(platform, 'redeem'), { as: buyer() });
    await user.click(await screen.findByLabelText('Your code'));
    await user.paste('xv2r3u37 vhbr hc3a');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ code: 'XV2R3U37-VHBR-HC3A' })]));
  });

  test('of a discount loses what no one sees', async () => {
    const sent: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/user/checkDiscountCode') sent.push(searchParams.get('code'));
    });
    const { user } = await openCheckout(platform, [line('phones.only')], buyer());
    const opener = savings().queryByRole('button', { name: /discount code/i });
    if (opener) await user.click(opener);
    await user.click(await screen.findByRole('textbox', { name: 'Discount code' }));
    await user.paste('COUPON\u200B-10');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual(['COUPON-10']));
  });
});
