/** An autofill of the browser may set fields without the events that React listens to. */
import { screen, waitFor } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { callsTo } from '../setup/callsTo';
import { shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

/** Sets the value as the browser does: past React's own setter, and without an event. */
function fill(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}

describe.each(platforms)('a form that was filled without events on %s', (platform) => {
  test('sends the nickname that it shows', async () => {
    const sent = callsTo('/api/user/update');
    const as = shopOfTest().customer('+14155550199');
    const { user } = await openPage(pathOf(platform, 'editNickname'), { as });
    fill(await screen.findByLabelText('Your nickname'), 'Grace');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ nickname: 'Grace' }]));
  });

  test('asks for a code for the phone number that it shows', async () => {
    const sent = callsTo('/api/user/sendVerifyCode');
    const address = platform === 'h5' ? pathOf('h5', 'login') : '/pc/components/loginForm';
    const { user } = await openPage(address);
    fill(await screen.findByLabelText('Phone number'), '(415) 555-0123');
    await user.click(screen.getByRole('button', { name: /code/i }));
    await waitFor(() => expect(sent).toEqual([{ phone: '+14155550123', purpose: 'login' }]));
  });
});
