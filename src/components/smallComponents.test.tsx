/** Components that draw what they are given: links, pictures, codes and messages. */
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigationType } from 'react-router-dom';
import { loadAllMessages } from '@/lib/i18n';
import { setRunTimeSwitches } from '@/lib/features';
import { pathOf } from '@/lib/routes';
import { renderInShop } from '../../tests/setup/renderInShop';
import { ActionLink } from './ActionLink';
import { Avatar } from './Avatar';
import { ArrivalDay, PresaleDay } from './DeliveryDays';
import { DraftNotice } from './DraftNotice';
import { FeatureLink } from './FeatureLink';
import { FormError } from './FormError';
import { FormStatus } from './FormStatus';
import { LinkTabs } from './LinkTabs';
import { QrCode } from './QrCode';
import { ReservedAmount } from './ReservedAmount';

beforeAll(() => loadAllMessages());
afterEach(() => setRunTimeSwitches(undefined));

describe('a link of the API', () => {
  test('to a page of the shop asks for its code on hover', async () => {
    await renderInShop(<ActionLink target={{ inner: '/h5/hall' }}>Tea</ActionLink>);
    const link = screen.getByRole('link', { name: 'Tea' });
    expect(link).toHaveAttribute('href', '/h5/hall');
    expect([link.hasAttribute('data-prefetch'), link.getAttribute('target')]).toEqual([true, null]);
  });

  test('to another website opens it beside the shop, which it cannot reach', async () => {
    await renderInShop(<ActionLink target={{ outer: 'https://a.example/' }}>Tea</ActionLink>);
    const link = screen.getByRole('link', { name: 'Tea' });
    expect(['href', 'target', 'rel', 'data-prefetch'].map((name) => link.getAttribute(name))).toEqual([
      'https://a.example/',
      '_blank',
      'noopener noreferrer',
      null,
    ]);
  });

  test('that is not safe is its text', async () => {
    await renderInShop(<ActionLink target={undefined}>Tea</ActionLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Tea')).toBeVisible();
  });
});

test('an avatar has its size and its alternative text', async () => {
  await renderInShop(<Avatar avatar="preset:fox" size={56} alt="Fox" />);
  const picture = screen.getByRole('img', { name: 'Fox' });
  expect(['src', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual([
    '/pictures/avatar-fox.webp',
    '56',
    '56',
  ]);
  // Grows with the text size of the user.
  expect(picture.parentElement).toHaveStyle({ width: '3.5rem' });
});

test('a link to a screen is left out, or replaced, when the shop does not have it any more', async () => {
  const links = (
    <>
      <FeatureLink to={pathOf('h5', 'wallet')}>Wallet</FeatureLink>
      <FeatureLink to={pathOf('h5', 'wallet')} fallback="No wallet">
        Balance
      </FeatureLink>
      <FeatureLink to={pathOf('h5', 'orders')}>Orders</FeatureLink>
    </>
  );
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const { unmount } = await renderInShop(links);
  expect(names()).toEqual(['Wallet', 'Balance', 'Orders']);
  unmount();
  setRunTimeSwitches({ wallet: false });
  await renderInShop(links);
  expect(names()).toEqual(['Orders']);
  expect(screen.getByText('No wallet')).toBeInTheDocument();
});

test('an error is announced: its live region is there before it', async () => {
  const { unmount } = await renderInShop(<FormError>{undefined}</FormError>);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  unmount();
  await renderInShop(<FormError marginTop={8}>Wrong</FormError>);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong$/);
  expect(screen.getByText('Wrong').className).toBe('l-marginTop-8 l-color-danger l-size-13');
});

test('progress and error are in regions that are there before them', async () => {
  const { unmount } = await renderInShop(<FormStatus progress={undefined} formError={undefined} />);
  expect([screen.getByRole('status'), screen.getByRole('alert')].map(({ textContent }) => textContent)).toEqual([
    '',
    '',
  ]);
  unmount();
  await renderInShop(<FormStatus progress="Sending" formError="Wrong" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Sending$/);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong$/);
});

test('the days of a delivery are said where the API says them', async () => {
  const { container } = await renderInShop(
    <>
      <PresaleDay shipsOn={null} />
      <ArrivalDay arrivesOn={undefined} />
    </>,
  );
  expect(container.textContent).toBe('');
  await renderInShop(
    <>
      <PresaleDay shipsOn="2026-11-30" />
      <ArrivalDay arrivesOn="2026-12-03" />
    </>,
  );
  expect(screen.getByText(/ships from Mon, Nov 30$/)).toBeVisible();
  expect(screen.getByText(/Thu, Dec 3$/)).toBeVisible();
});

test('a restored draft can be discarded', async () => {
  let discarded = 0;
  const { user } = await renderInShop(
    <DraftNotice text="Restored." action="Start over" onStartOver={() => (discarded += 1)} />,
  );
  expect(screen.getByText('Restored.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(discarded).toBe(1);
});

test('what reserves an amount leads to its page', async () => {
  const parts = [
    { name: 'Withdrawals', amount: '$20.00', to: '/h5/withdrawlog' },
    { name: 'Orders', amount: '$5.00', to: '/h5/order' },
  ];
  const { unmount } = await renderInShop(<ReservedAmount title="On hold" text="Not free." parts={parts} />);
  expect(screen.getByRole('region', { name: 'On hold' })).toHaveTextContent(/^Not free\./);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Withdrawals $20.00', '/h5/withdrawlog'],
    ['Orders $5.00', '/h5/order'],
  ]);
  unmount();
  await renderInShop(<ReservedAmount title="On hold" text="Not free." parts={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('tabs replace the history entry, and numbers of nothing are left out', async () => {
  let navigation = '';
  function Tabs() {
    navigation = useNavigationType();
    const tabs = [
      { id: 'all', label: 'All', to: '/h5/order' },
      { id: 'toPay', label: 'To pay', to: '/h5/order?status=toPay', count: 2 },
      { id: 'done', label: 'Done', to: '/h5/order?status=done', count: 0 },
    ];
    return <LinkTabs name="Orders" tabs={tabs} current="all" />;
  }
  const { user, where } = await renderInShop(<Tabs />);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['All', 'To pay 2', 'Done']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  if (links[1]) await user.click(links[1]);
  await waitFor(() => expect([where(), navigation]).toEqual(['/h5/order?status=toPay', 'REPLACE']));
});

describe('a QR code', () => {
  test('has its name, a quiet zone of four modules and the three marks in its corners', async () => {
    await renderInShop(<QrCode payload="A" label="Your code" />);
    const code = screen.getByRole('img', { name: 'Your code' });
    // 21 modules and the quiet zone on both sides.
    expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    const modules = [...(code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
      ([, x, y]) => [Number(x), Number(y)],
    );
    const isDark = (x: number, y: number) => modules.some(([atX, atY]) => atX === x && atY === y);
    for (const [left, top] of [
      [4, 4],
      [18, 4],
      [4, 18],
    ] as const)
      expect([isDark(left, top), isDark(left + 1, top + 1), isDark(left + 3, top + 3)]).toEqual([true, false, true]);
    expect(modules.every(([x = 0, y = 0]) => x >= 4 && x < 25 && y >= 4 && y < 25)).toBe(true);
  });

  test.each([
    [2_331, true],
    [2_332, false],
  ])('of %i bytes is a picture: %s, and else the text itself', async (length, isPicture) => {
    const payload = 'é'.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2);
    await act(async () => void (await renderInShop(<QrCode payload={payload} label="Your code" />)));
    expect(screen.queryByRole('img') !== null).toBe(isPicture);
    expect(screen.queryByText(payload) !== null).toBe(!isPicture);
  });
});
