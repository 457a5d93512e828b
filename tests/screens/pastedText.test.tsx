import { screen, waitFor } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { tokenStorage } from '@/lib/storage';
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
});
