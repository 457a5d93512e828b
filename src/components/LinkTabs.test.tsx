/** Tabs that are links. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { LinkTabs } from './LinkTabs';

const tabs = [
  { id: 'all', label: 'All', to: '/orders' },
  { id: 'toPay', label: 'To pay', to: '/orders?status=toPay', count: 2 },
  { id: 'done', label: 'Done', to: '/orders?status=done', count: 0 },
];
function Page() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <LinkTabs name="Orders" tabs={tabs} current={search.replace('?status=', '') || 'all'} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
const Other = () => <h1>The page before</h1>;
function open() {
  render(
    <MemoryRouter initialEntries={['/mine', '/orders']}>
      <Current />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const Current = () => (useLocation().pathname === '/mine' ? <Other /> : <Page />);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);

test('say which is current and how many there are, but not that there are none', () => {
  open();
  expect(screen.getByRole('navigation', { name: 'Orders' })).toBeVisible();
  expect(links()).toEqual([
    ['All', 'page'],
    ['To pay 2', null],
    ['Done', null],
  ]);
});

test('are one step of Back', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'To pay 2' }));
  await user.click(screen.getByRole('link', { name: 'Done' }));
  expect(links().map(([, current]) => current)).toEqual([null, null, 'page']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'The page before' })).toBeVisible();
});

test('the current one is scrolled to the middle of a row that is too narrow', async () => {
  // jsdom has no layout: each tab has 100 px, and the row 200.
  const size = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', px: (element: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get() {
        return px(this as HTMLElement);
      },
    });
  const original = (['offsetLeft', 'offsetWidth', 'clientWidth'] as const).map((name) => {
    const owner = name === 'clientWidth' ? Element.prototype : HTMLElement.prototype;
    return [name, Object.getOwnPropertyDescriptor(owner, name)] as const;
  });
  size('offsetLeft', (element) => 100 * [...(element.parentElement?.children ?? [])].indexOf(element));
  size('offsetWidth', () => 100);
  size('clientWidth', () => 200);
  try {
    const user = open();
    const row = screen.getByRole('navigation');
    expect(row.scrollLeft).toBe(-50);
    await user.click(screen.getByRole('link', { name: 'Done' }));
    expect(row.scrollLeft).toBe(150);
  } finally {
    for (const [name, descriptor] of original) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
      if (name !== 'clientWidth' && descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
    }
  }
});
