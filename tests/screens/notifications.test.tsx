import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { notify } from '@/lib/notifications';
import { pathOf } from '@/lib/routes';
import { openPage } from '../setup/openPage';

afterEach(() => jest.useRealTimers());

const iconNames = { success: 'Success', warning: 'Warning', error: 'Error' } as const;

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
      await waitFor(
        () => expect(announced().map((element) => element.getAttribute('role'))).toEqual([roles[severity]]),
        {
          timeout: 20_000,
        },
      );
      // The announcement is for assistive technology alone, so it is not visible.
      await waitFor(() => {
        const seen = screen.getAllByText(text).filter((element) => !element.closest('.visually-hidden'));
        expect(seen).toHaveLength(1);
        expect(seen[0]).toBeVisible();
      });
      // Its icon has the name of the severity, beside the text and in what is announced.
      const names = screen.getAllByRole('img', { name: iconNames[severity], hidden: true });
      expect(
        names.map((icon) => icon.parentElement?.closest(`[data-severity], .ant-message-notice, p`)?.textContent),
      ).toEqual(Array.from({ length: platform === 'h5' ? 2 : 1 }, () => text));
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

test.each(['pointer', 'focus'] as const)(
  'the time of a notification on the phone stops while the %s is on it',
  async (holder) => {
    await openPage(pathOf('h5', 'agreement'));
    jest.useFakeTimers();
    act(() => notify.notification('RESTING', 'The shop rests until noon'));
    const text = await screen.findByText('The shop rests until noon', { selector: 'article > *' }, { timeout: 20_000 });
    const card = text.closest('article') ?? text;
    const close = within(card).getByRole('button', { name: 'Close' });
    act(() => void jest.advanceTimersByTime(4_000));
    if (holder === 'pointer') fireEvent.pointerEnter(card);
    else act(() => close.focus());
    act(() => void jest.advanceTimersByTime(60_000));
    expect(card).toBeInTheDocument();
    if (holder === 'pointer') fireEvent.pointerLeave(card);
    else act(() => close.blur());
    act(() => void jest.advanceTimersByTime(300));
    expect(card).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(400));
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
);

test('the time of a notification on the phone runs on when neither pointer nor focus is on it', async () => {
  await openPage(pathOf('h5', 'agreement'));
  jest.useFakeTimers();
  act(() => notify.notification('RESTING', 'The shop rests until noon'));
  const text = await screen.findByText('The shop rests until noon', { selector: 'article > *' }, { timeout: 20_000 });
  const card = text.closest('article') ?? text;
  const close = within(card).getByRole('button', { name: 'Close' });
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  fireEvent.pointerEnter(card);
  pass(10_000);
  act(() => close.focus());
  pass(10_000);
  fireEvent.pointerLeave(card);
  pass(60_000);
  expect(card).toBeInTheDocument();
  act(() => close.blur());
  // `findByText` has advanced the clock by less than a second.
  pass(3_000);
  expect(card).toBeInTheDocument();
  pass(1_600);
  await waitFor(() => expect(card).not.toBeInTheDocument());
});

test('messages and notifications on the phone do not replace each other, and each goes after its own time', async () => {
  await openPage(pathOf('h5', 'agreement'));
  jest.useFakeTimers();
  act(() => {
    notify.notification('RESTING', 'The shop rests until noon');
    for (const text of ['One', 'Two', 'Three', 'Four']) notify.error(text);
  });
  const messages = () => [...document.querySelectorAll('[data-severity]')].map(({ textContent }) => textContent);
  const notification = () => screen.queryByText('The shop rests until noon', { selector: 'article > *' });
  await waitFor(() => expect(messages()).toEqual(['Two', 'Three', 'Four']), { timeout: 20_000 });
  expect(notification()).toBeVisible();
  act(() => void jest.advanceTimersByTime(3_000));
  expect(notification()).toBeVisible();
  await waitFor(() => expect(messages()).toEqual([]));
  act(() => void jest.advanceTimersByTime(1_500));
  await waitFor(() => expect(notification()).toBeNull());
});

describe('the defaults of the specification on the desktop', () => {
  /** Those that do not fade out. */
  const shown = (kind: 'message' | 'notification') =>
    [...document.querySelectorAll(`.ant-${kind}-notice`)].filter(({ className }) => !className.includes('-leave'));
  const stack = () => document.querySelector('.ant-notification-stack');

  test('three notifications lie below each other, and a fourth makes a stack of them', async () => {
    await openPage(pathOf('pc', 'agreement'));
    act(() => ['One', 'Two', 'Three'].forEach((title) => notify.notification(title, 'of four')));
    await waitFor(() => expect(shown('notification')).toHaveLength(3), { timeout: 20_000 });
    expect(stack()).toHaveClass('ant-notification-stack-expanded', 'ant-notification-topRight');
    act(() => notify.notification('Four', 'of four'));
    await waitFor(() => expect(stack()).not.toHaveClass('ant-notification-stack-expanded'));
    await waitFor(() => expect(shown('notification')).toHaveLength(0), { timeout: 20_000 });
  });

  test.each([
    ['message', 3_000, () => notify.error('The shop rests until noon')],
    ['notification', 4_500, () => notify.notification('RESTING', 'The shop rests until noon')],
  ] as const)('a %s stays for %i ms', async (kind, durationMs, send) => {
    await openPage(pathOf('pc', 'agreement'));
    jest.useFakeTimers();
    act(send);
    await waitFor(() => expect(shown(kind)).toHaveLength(1), { timeout: 20_000 });
    const since = Date.now();
    const passUntil = (ms: number) => act(() => jest.advanceTimersByTimeAsync(since + ms - Date.now()));
    // `waitFor` advances the clock by 50 ms at a time.
    await passUntil(durationMs - 200);
    expect(shown(kind)).toHaveLength(1);
    await passUntil(durationMs + 200);
    expect(shown(kind)).toHaveLength(0);
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
