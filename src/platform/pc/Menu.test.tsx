/** A button of the desktop's header that shows a panel below it. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { Menu } from './Menu';

function open() {
  render(
    <MemoryRouter>
      <button type="button">Before</button>
      <Menu button="Products">
        <Link to="/pc/hall">Everything</Link>
        <Link to="/pc/hall?categoryId=tea">Tea</Link>
      </Menu>
      <button type="button">After</button>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Products' }) };
}
const panel = () => screen.queryByRole('link', { name: 'Everything' });

test('the button opens and closes the panel, and says which', async () => {
  const { user, button } = open();
  expect([panel(), button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual([
    null,
    'false',
    null,
  ]);
  await user.click(button);
  expect(panel()).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(panel());
  await user.click(button);
  expect([panel(), button.getAttribute('aria-expanded')]).toEqual([null, 'false']);
});

test('Escape closes the panel and returns the focus to the button', async () => {
  const { user, button } = open();
  await user.click(button);
  await user.tab();
  expect(panel()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(button).toHaveFocus();
});

test('Escape in a menu that is closed leaves the focus where it is', async () => {
  const { button } = open();
  screen.getByRole('button', { name: 'After' }).focus();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('moving the focus within the panel keeps it, out of it closes it', async () => {
  const { user, button } = open();
  await user.click(button);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Tea' })).toHaveFocus();
  expect(panel()).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(panel()).toBeNull();
});

test('a window that loses the focus keeps the panel', async () => {
  const { user, button } = open();
  await user.click(button);
  fireEvent.blur(button, { relatedTarget: null });
  expect(panel()).toBeVisible();
});

test('a press beside it closes the panel', async () => {
  const { user, button } = open();
  await user.click(button);
  fireEvent.pointerDown(document.body);
  expect(panel()).toBeNull();
});

test('a link of the panel closes it, and it opens again on the next page', async () => {
  const { user, button } = open();
  await user.click(button);
  await user.click(screen.getByRole('link', { name: 'Tea' }));
  expect(panel()).toBeNull();
  await user.click(button);
  expect(panel()).toBeVisible();
});
