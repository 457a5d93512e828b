/** Where the focus is after a code was asked for. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LoginForm as H5Form } from '@/features/login/h5/LoginForm';
import { LoginForm as PcForm } from '@/features/login/pc/LoginForm';
import { loadAllMessages } from '@/lib/i18n';
import { refuse } from '../../../tests/setup/refusals';
import { renderInShop } from '../../../tests/setup/renderInShop';

beforeAll(() => loadAllMessages());

describe.each([
  ['h5', <H5Form key="h5" />],
  ['pc', <PcForm key="pc" />],
] as const)('the sign-in on %s', (platform, form) => {
  async function ask() {
    const view = await renderInShop(form, { platform });
    const number = screen.getByLabelText('Phone number');
    await act(async () => void fireEvent.change(number, { target: { value: '415 555 0166' } }));
    await view.user.click(screen.getByRole('button', { name: 'Get code' }));
  }

  test('moves the focus to the code that was sent', async () => {
    await ask();
    await waitFor(() => expect(document.querySelector('input[name=code]')).toHaveFocus());
  });

  test('leaves the focus on the button when no code was sent', async () => {
    refuse(0, '*/api/user/sendVerifyCode', 'BUSY');
    await ask();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).not.toBe(''),
    );
    expect(document.querySelector('input[name=code]')).not.toHaveFocus();
  });
});
