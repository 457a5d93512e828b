/** The confirmation of what was added to the bag, by keyboard. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pathOf } from '@/lib/routes';
import { openPage, platforms } from '../setup/openPage';

afterEach(() => jest.useRealTimers());

test.each(platforms)('stays on %s while the keyboard is in use, and Tab leads to it and back', async (platform) => {
  await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
  const button = await screen.findByRole('button', { name: 'Add to bag' });
  act(() => button.focus());
  fireEvent.click(button);
  await screen.findByText('Added to bag');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
  await user.tab();
  const link = screen.getByRole('link', { name: 'View bag' });
  expect(link).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(link).toBeVisible();
  await user.tab({ shift: true });
  expect(button).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Added to bag')).toBeVisible();
  act(() => button.blur());
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(screen.queryByText('Added to bag')).toBeNull();
});
