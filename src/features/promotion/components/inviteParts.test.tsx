import { screen } from '@testing-library/react';
import { setRunTimeSwitches } from '@/lib/features';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { InviteHero } from './InviteHero';
import { InviteLink } from './InviteLink';

afterEach(() => setRunTimeSwitches(undefined));

const hero = <InviteHero labels={{ headline: 'Give $5', invited: 'friends', earned: '$12.50' }} invited={3} />;

test('the reward is called a balance only in a shop that has one', async () => {
  const first = await renderInShop(hero);
  expect(screen.getByText('Give $5')).toBeVisible();
  const withWallet = screen.getByRole('region').querySelectorAll('p')[1]?.textContent ?? '';
  expect(withWallet).toMatch(/balance/i);
  first.unmount();
  setRunTimeSwitches({ wallet: false });
  await renderInShop(hero);
  const without = screen.getByRole('region').querySelectorAll('p')[1]?.textContent ?? '';
  expect(without).not.toMatch(/balance/i);
  expect(without).not.toBe('');
});

test('the figures are those of the customer', async () => {
  await renderInShop(hero);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['3', '$12.50']);
});

test.each([
  [true, ['Copy link', 'Copy code']],
  [false, ['Copy code']],
])('the link has a button of its own where the main one shares it (%s)', async (isLinkCopied, names) => {
  const { user } = await renderInShop(
    <InviteLink link="https://q.example/#/i" code="ADA-1" isLinkCopied={isLinkCopied} />,
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
  for (const button of buttons) await user.click(button);
  expect(copied.mock.calls.map(([text]) => text)).toEqual(
    isLinkCopied ? ['https://q.example/#/i', 'ADA-1'] : ['ADA-1'],
  );
});
