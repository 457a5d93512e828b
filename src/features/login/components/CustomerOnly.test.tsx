import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadAllMessages } from '@/lib/i18n';
import { installSignInPrompt } from '@/lib/signInPrompt';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { sentPaths } from '../../../../tests/setup/lostWrites';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { CustomerOnly, type CustomerOnlyProps } from './CustomerOnly';

beforeAll(() => loadAllMessages());

const ada = () => shopOfTest().customer('+14155550199');

/** What only Ada may see, in a session with this status. */
async function open(
  status: 'signedIn' | 'loading' | 'signedOut' | 'unknown',
  props: Omit<CustomerOnlyProps, 'children'> = {},
) {
  const customer = ada();
  const view = await renderInShop(
    <CustomerOnly waiting={<p>Waiting</p>} {...props}>
      <p>Secret</p>
    </CustomerOnly>,
    { as: customer },
  );
  await act(async () => void view.actions()?.change({ status }));
  return view;
}
const shown = () => ['Secret', 'Waiting', 'Stored'].filter((text) => screen.queryByText(text));

describe('what only a customer may see', () => {
  test.each([
    ['signedIn', ['Secret']],
    ['loading', ['Waiting']],
    ['signedOut', []],
    ['unknown', []],
  ] as const)('in a session that is %s is %j', async (status, texts) => {
    await open(status);
    expect(shown()).toEqual(texts);
  });

  test('is replaced by a prompt to sign in for a visitor', async () => {
    let prompts = 0;
    const stop = installSignInPrompt(() => (prompts += 1));
    await open('signedOut', { whenUnknown: <p>Stored</p> });
    expect(shown()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(prompts).toBe(1);
    stop();
  });

  test('is replaced by what the device has, or by a retry, while the user is not known', async () => {
    const first = await open('unknown', { whenUnknown: <p>Stored</p> });
    expect(shown()).toEqual(['Stored']);
    first.unmount();
    await open('unknown');
    const paths = sentPaths();
    fireEvent.click(await screen.findByRole('button', { name: /again/i }));
    await waitFor(() => expect(paths).toEqual(['/api/user/current']));
    await waitFor(() => expect(shown()).toEqual(['Secret']));
  });
});
