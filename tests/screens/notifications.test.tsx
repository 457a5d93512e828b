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
      act(() => void jest.advanceTimersByTime(5_000));
      // It fades out by the frames of the browser, which no fake clock advances.
      jest.useRealTimers();
      await waitFor(() => expect(screen.queryAllByText(text)).toEqual([]), { timeout: 20_000 });
    },
  );
});

describe('a notification with a title on the phone', () => {
  // The page has an article of its own.
  const shown = () =>
    screen.queryAllByRole('article').flatMap((card) => (card.closest('main') ? [] : [card.textContent]));
  const open = async () => {
    await openPage(pathOf('h5', 'agreement'));
    jest.useFakeTimers();
  };

  test('is shown with title and text for 4.5 s, and announced as an alert', async () => {
    await open();
    act(() => notify.notification('RESTING', 'The shop rests until noon'));
    await waitFor(() => expect(shown()).toEqual(['RESTINGThe shop rests until noon']), { timeout: 20_000 });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('RESTING: The shop rests until noon'));
    act(() => void jest.advanceTimersByTime(4_000));
    expect(shown()).toHaveLength(1);
    await waitFor(() => expect(shown()).toEqual([]));
  });

  test('can be closed, and three are shown at most, the newest first', async () => {
    await open();
    act(() => ['One', 'Two', 'Three', 'Four'].forEach((title) => notify.notification(title, 'of four')));
    await waitFor(() => expect(shown()).toEqual(['Fourof four', 'Threeof four', 'Twoof four']), { timeout: 20_000 });
    const [first] = screen.getAllByRole('button', { name: 'Close' });
    act(() => first?.click());
    await waitFor(() => expect(shown()).toEqual(['Threeof four', 'Twoof four']));
  });
});

test('warning, error and success have an icon and a color of their own on the phone', async () => {
  await openPage(pathOf('h5', 'agreement'));
  jest.useFakeTimers();
  act(() => {
    notify.success('It worked');
    notify.warning('Take care');
    notify.error('It failed');
  });
  const rows = () =>
    ['It worked', 'Take care', 'It failed'].map(
      (text) => screen.getByText(text, { selector: '[data-severity] *' }).parentElement,
    );
  await waitFor(() => expect(rows().map((row) => row?.dataset['severity'])).toEqual(['success', 'warning', 'error']), {
    timeout: 20_000,
  });
  const pictures = rows().map((row) => row?.querySelector('svg')?.innerHTML);
  expect(new Set(pictures).size).toBe(3);
  expect(new Set(rows().map((row) => row?.className)).size).toBe(3);
});
