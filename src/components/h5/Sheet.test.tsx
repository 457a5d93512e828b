import { act, render, screen, waitFor } from '@testing-library/react';
import { Sheet } from './Sheet';

const layerThat = (isOpen: boolean) => ({ isOpen, open: () => undefined, close: () => undefined, closeInto: () => undefined });
const sheetThat = (isOpen: boolean) => (
  <Sheet layer={layerThat(isOpen)} title="Filters">
    Price
  </Sheet>
);
const isPageHeld = () => document.body.classList.contains('adm-overflow-hidden');

// A quick hand goes back before the sheet has begun to move in.
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
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(isPageHeld()).toBe(true);
    rerender(sheetThat(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isPageHeld()).toBe(false);
    rerender(sheetThat(true));
  }
});
