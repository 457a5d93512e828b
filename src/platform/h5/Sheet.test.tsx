import { render, screen, waitFor } from '@testing-library/react';
import { Sheet } from './Sheet';

const modalThat = (isOpen: boolean) => ({
  isOpen,
  open: () => undefined,
  close: () => undefined,
  closeInto: () => undefined,
});
const sheetThat = (isOpen: boolean) => (
  <Sheet modal={modalThat(isOpen)} title="Filters">
    Price
  </Sheet>
);
const isPageHeld = () => document.body.classList.contains('adm-overflow-hidden');

// The user goes back before the opening animation has begun.
test('a sheet that is closed in the moment in which it opens is gone, and the page beneath can be scrolled', async () => {
  const { rerender } = render(sheetThat(false));
  rerender(sheetThat(true));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  rerender(sheetThat(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isPageHeld()).toBe(false);
});

test('a sheet that has come and was closed comes again', async () => {
  const { rerender } = render(sheetThat(true));
  for (let nth = 0; nth < 2; nth += 1) {
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    await waitFor(() => expect(isPageHeld()).toBe(true));
    rerender(sheetThat(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isPageHeld()).toBe(false);
    rerender(sheetThat(true));
  }
});
