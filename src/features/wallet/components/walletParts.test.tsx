/** What the parts of the wallet draw, and what their buttons and links do, on both platforms. */
import { fireEvent, screen, within } from '@testing-library/react';
import '@/features/wallet/walletMessages';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { Steps } from '@/platform/h5/Steps';
import { platforms } from '../../../../tests/setup/openPage';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { BalanceCard } from './BalanceCard';
import { WalletBalance } from './WalletBalance';
import { WalletLog } from './WalletLog';
import { WithdrawalLog } from './WithdrawalLog';
import { WithdrawOutcome } from './WithdrawOutcome';

beforeAll(() => loadAllMessages());

const options = (legend: string, chosen: string, values: string[]) => ({
  legend,
  chosen,
  options: values.map((value) => ({ value, name: value || `All ${legend}` })),
});
type LogProps = Parameters<typeof WalletLog<{ id: string }>>[0];
const logOf = (more: Partial<LogProps['log']> = {}): LogProps['log'] => ({
  isEmpty: false,
  droppedCount: 0,
  filters: { kind: options('Kind', 'payment', ['', 'payment']), month: options('Month', '2026-11', ['', '2026-11']) },
  months: [{ month: '2026-11', name: 'November', sums: '$1.00 in', entries: [{ id: 'e1' }, { id: 'e2' }] }],
  rowOf: ({ id }) => ({
    id,
    kind: 'payment',
    title: `Title ${id}`,
    at: '2026-11-20T10:00:00Z',
    when: 'Nov 20',
    amount: '−$1.00',
    isIn: false,
    left: 'Balance $9.00',
    to: id === 'e1' ? '/h5/order?id=o1' : undefined,
  }),
  ...more,
});

describe.each(platforms)('on %s', (platform) => {
  describe('the log of the wallet', () => {
    async function open(more: Partial<LogProps['log']> = {}) {
      const chosen: unknown[] = [];
      const redeemPath = pathOf(platform, 'redeem');
      const log = <WalletLog log={logOf(more)} redeemPath={redeemPath} onChoose={(choice) => chosen.push(choice)} />;
      return { ...(await renderInShop(log, { platform })), chosen };
    }

    test('has a link for each entry that has a page, and says how many are shown', async () => {
      await open();
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/h5/order?id=o1']);
      const month = within(screen.getByRole('region', { name: 'November' }));
      expect(month.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Title e1 Nov 20 −$1.00 Balance $9.00',
        'Title e2 Nov 20 −$1.00 Balance $9.00',
      ]);
      expect(month.getByText('$1.00 in')).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(/^2 /);
      expect(screen.queryByText(/left out|couldn’t be read/)).toBeNull();
    });

    test('asks for another kind or another month, one at a time', async () => {
      const { chosen, user } = await open();
      const all = await screen.findByRole('radio', { name: 'All Kind' });
      expect(screen.getByRole('radio', { name: 'payment' })).toBeChecked();
      await user.click(all);
      const months = screen.getByRole('combobox', { name: 'Month' });
      expect(months).toHaveValue('2026-11');
      fireEvent.change(months, { target: { value: '' } });
      expect(chosen).toEqual([{ kind: '' }, { month: '' }]);
    });

    test('without matches offers to take both filters back', async () => {
      const { chosen, user } = await open({ months: [] });
      await user.click(screen.getByRole('button', { name: 'Show all' }));
      expect(chosen).toEqual([{ kind: '', month: '' }]);
    });

    test('without any entry leads to redeeming a code, and has no filters', async () => {
      await open({ isEmpty: true, months: [] });
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        pathOf(platform, 'redeem'),
      ]);
      expect([screen.queryByRole('combobox'), screen.queryByRole('button')]).toEqual([null, null]);
    });

    test('says how many entries could not be read', async () => {
      await open({ droppedCount: 3 });
      expect(screen.getByText(/^3 /, { selector: 'p:not([role])' })).toBeVisible();
    });

    test.each([
      [40, true],
      [41, false],
    ])('of %i entries in a month is drawn as a whole: %s', async (count, isWhole) => {
      const entries = Array.from({ length: count }, (_, at) => ({ id: `e${at + 2}` }));
      await open({ months: [{ month: '2026-11', name: 'November', sums: '', entries }] });
      expect(screen.queryAllByText(/^Title e/).length === count).toBe(isWhole);
    });
  });

  describe('the log of withdrawals', () => {
    const card = (name: string) => ({
      name,
      amount: '$20.00',
      payee: 'Ada',
      status: 'failed' as const,
      statusName: 'Failed',
      times: [{ at: '2026-11-20T10:00:00Z', label: 'Asked Nov 20' }],
      steps: [],
      stepsName: 'Progress',
      sums: [],
      reason: 'The account is closed.',
    });
    const open = (names: readonly string[], droppedCount = 0) =>
      renderInShop(
        <WithdrawalLog
          Steps={Steps}
          cards={names.map((name, at) => ({ id: name, again: at === 0 ? '20' : undefined, card: card(name) }))}
          droppedCount={droppedCount}
        />,
        { platform },
      );

    test('leads from a failed one to the form with its amount, without what was typed there', async () => {
      sessionStorage.setItem('draft:withdraw', JSON.stringify({ amount: '7', payeeName: 'Bob' }));
      const { user, where } = await open(['first', 'second']);
      expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['first', 'second']);
      const links = screen.getAllByRole('link');
      expect(links).toHaveLength(1);
      if (links[0]) await user.click(links[0]);
      expect([where(), sessionStorage.getItem('draft:withdraw')]).toEqual([
        pathOf(platform, 'withdraw', { amount: '20' }),
        null,
      ]);
    });

    test('that is empty leads to the form, and says how many could not be read', async () => {
      await open([], 2);
      expect(screen.getByRole('link')).toHaveAttribute('href', pathOf(platform, 'withdraw'));
      expect(screen.getByText(/^2 /)).toBeVisible();
    });
  });

  test('a withdrawal whose response was lost takes the focus, and is checked again only when that has failed', async () => {
    let checked = 0;
    const outcome = (isUnknown: boolean) => (
      <WithdrawOutcome isUnknown={isUnknown} onCheckAgain={() => (checked += 1)} />
    );
    const { unmount } = await renderInShop(outcome(false), { platform });
    expect(screen.getByRole('region')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const { user } = await renderInShop(outcome(true), { platform });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(checked).toBe(1);
  });

  test('a balance with nothing on hold has nothing to unfold; a note replaces its actions', async () => {
    let toggled = 0;
    const cardOf = (isOpen: boolean | undefined, note?: string) => (
      <BalanceCard
        label="Available"
        amount="$5.00"
        note={note}
        held={{ label: 'On hold', amount: '$1.00', isOpen, toggle: () => (toggled += 1) }}
      >
        <a href="#/withdraw">Withdraw</a>
      </BalanceCard>
    );
    const { unmount } = await renderInShop(cardOf(undefined, 'Too little'), { platform });
    expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null]);
    expect(screen.getByText('Too little')).toBeVisible();
    unmount();
    const { user } = await renderInShop(cardOf(true), { platform });
    await user.click(screen.getByRole('button', { name: 'On hold $1.00', expanded: true }));
    expect([toggled, screen.getByRole('link').textContent]).toEqual([1, 'Withdraw']);
  });

  test('the balance unfolds what holds a part of it, with an error that is read again', async () => {
    let retried = 0;
    const wallet = {
      available: '$5.00',
      onHold: '$3.00',
      canWithdraw: true,
      withdrawNote: undefined,
      balanceError: undefined,
      held: {
        title: 'On hold',
        text: 'Not free.',
        parts: [{ name: 'Orders', amount: '$3.00', to: pathOf(platform, 'orders') }],
      },
      heldError: { name: 'Withdrawals', error: { kind: 'noResponse', cause: 'network' }, retry: () => (retried += 1) },
    };
    const { user } = await renderInShop(<WalletBalance wallet={wallet as never} />, { platform });
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', pathOf(platform, 'withdraw'));
    expect([screen.queryByText('Not free.'), screen.queryByRole('alert')]).toEqual([null, null]);
    await user.click(screen.getByRole('button', { expanded: false }));
    expect(screen.getByRole('link', { name: /^Orders/ })).toHaveTextContent('$3.00');
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(retried).toBe(1);
    await user.click(screen.getByRole('button', { expanded: true }));
    expect([screen.queryByText('Not free.'), screen.queryByRole('alert')]).toEqual([null, null]);
  });
});
