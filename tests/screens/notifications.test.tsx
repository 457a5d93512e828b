import { act, screen, waitFor } from '@testing-library/react';
import { notify } from '@/lib/notifications';
import { pathOf } from '@/lib/routes';
import { openPage } from '../setup/openPage';

afterEach(() => jest.useRealTimers());

describe.each([
  // antd renders all messages with role=alert.
  ['h5', { success: 'status', warning: 'alert', error: 'alert' }],
  ['pc', { success: 'alert', warning: 'alert', error: 'alert' }],
] as const)('a notification on %s', (platform, roles) => {
  test.each(['success', 'warning', 'error'] as const)(
    'of severity %s is visible, announced once and removed after its duration',
    async (severity) => {
      await openPage(pathOf(platform, 'agreement'));
      const text = `Something of the kind ${severity} happened`;
      const announced = () =>
        [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].filter(
          ({ textContent }) => textContent === text,
        );
      // With fake timers `waitFor` advances the time, so the test does not wait for the message to disappear.
      jest.useFakeTimers();
      act(() => notify[severity](text));
      await waitFor(() => expect(announced().map((place) => place.getAttribute('role'))).toEqual([roles[severity]]), {
        timeout: 20_000,
      });
      // The announcement is for assistive technology alone, so it is not visible.
      await waitFor(() => {
        const seen = screen.getAllByText(text).filter((place) => !place.closest('.visually-hidden'));
        expect(seen).toHaveLength(1);
        expect(seen[0]).toBeVisible();
      });
      await waitFor(() => expect(screen.queryAllByText(text)).toEqual([]), { timeout: 10_000 });
    },
  );
});
