/** What a page says about an error besides the message of the error handler (spec section 8): nothing is said twice. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { endSession } from '@/lib/session';
import type { Notification } from '@/lib/notifications';
import { shortenPauses } from '@/lib/pause';
import { pathOf } from '@/lib/routes';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { notDone, recordNotifications, refuse, stopRecording, titled } from '../setup/refusals';

const customer = () => shopOfTest().customer('+14155550199');
const neutral = 'We couldn’t load this';

afterEach(() => {
  stopRecording();
  shortenPauses(1);
  jest.restoreAllMocks();
});
// Notices disappear by themselves, after the test has seen them.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const warning: Notification = { severity: 'warning', message: 'The shop rests' };
const failure: Notification = { severity: 'error', message: 'The shop rests' };

describe.each(platforms)('a list that the API refuses on %s', (platform) => {
  test.each<[number, Notification[]]>([
    [0, []],
    [1, [warning]],
    [2, [failure]],
    [3, [titled]],
    [9, []],
    [7, [failure]],
  ])('with showType %s says neutrally that it could not be loaded, with a retry', async (showType, expected) => {
    const sent = recordNotifications();
    const as = customer();
    refuse(showType);
    const { user } = await openPage(pathOf(platform, 'orders'), { as });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: neutral })).toBeVisible();
    expect(sent).toEqual(expected);
    expect(main.queryByText(/The shop rests/)).toBeNull();
    server.resetHandlers();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });

  test('has words of its own for what does not exist, and no message besides', async () => {
    const sent = recordNotifications();
    const as = customer();
    refuse(2, '*/api/user/order/detail', 'NOT_FOUND');
    await openPage(pathOf(platform, 'orders', { id: 'gone' }), { as });
    expect(await screen.findByText('Not found')).toBeVisible();
    expect(sent).toEqual([]);
    expect(within(screen.getByRole('main')).queryByText('The shop rests')).toBeNull();
  });
});

describe.each(platforms)('several parts of the home page on %s', (platform) => {
  test('that fail alike are one message, and each has a retry', async () => {
    for (const part of ['banner', 'categoryList', 'virtualGoodsList']) refuse(2, `*/api/home/${part}`);
    await openPage(pathOf(platform, 'home'));
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getAllByRole('button', { name: 'Try again' })).toHaveLength(3),
    );
    const shown = platform === 'h5' ? '[role="alert"] > p' : '.ant-message-notice';
    await waitFor(() =>
      expect(
        [...document.querySelectorAll(shown)].filter(({ textContent }) => textContent?.includes('The shop rests')),
      ).toHaveLength(1),
    );
  });

  test('that could not be reached while the device thought it was online come back with the first of them', async () => {
    shortenPauses(0.001);
    server.use(http.all('*/api/home/*', () => HttpResponse.error()));
    const { user } = await openPage(pathOf(platform, 'home'));
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(2));
    server.resetHandlers();
    await user.click(main.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    await waitFor(() => expect(main.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  test('that require a session offer the sign-in once', async () => {
    // A page load offers the sign-in once; the module keeps that over the tests of a file.
    endSession();
    server.use(
      http.all('*/api/home/*', () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 })),
    );
    const sent = recordNotifications();
    const { user, arriveAt, where } = await openPage(pathOf(platform, 'home'));
    if (platform === 'h5') {
      await arriveAt('/h5/login');
      await user.click(await screen.findByRole('button', { name: 'Back' }));
      await arriveAt('/h5/home');
    } else {
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    // Every part is read again.
    const answers: number[] = [];
    server.events.on('response:mocked', ({ response }) => answers.push(response.status));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(answers).toContain(401));
    const main = within(screen.getByRole('main'));
    expect((await main.findAllByText(/Sign in to see this/))[0]).toBeVisible();
    expect(main.getAllByRole('button', { name: 'Sign in' })[0]).toBeVisible();
    expect(where().path).toBe(pathOf(platform, 'home'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe.each(platforms)('a form whose write the API refuses on %s', (platform) => {
  const save = async () => {
    const as = customer();
    const sent = recordNotifications();
    const { user } = await openPage(pathOf(platform, 'editNickname'), { as });
    const field = await screen.findByLabelText('Your nickname');
    await user.clear(field);
    await user.type(field, 'Grace');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return sent;
  };
  const inForm = (text: string) =>
    waitFor(() =>
      expect(
        [...document.querySelectorAll('form [role="alert"]')].map(({ textContent }) => textContent).filter(Boolean),
      ).toEqual([text]),
    );

  test.each<[number, string, Notification[]]>([
    [0, notDone, []],
    [1, 'The shop rests', []],
    [2, 'The shop rests', []],
    [3, notDone, [titled]],
    [9, notDone, []],
    [7, notDone, [failure]],
  ])('with showType %s shows “%s” in place', async (showType, inPlace, expected) => {
    refuse(showType, '*/api/user/update');
    const sent = await save();
    await inForm(inPlace);
    expect(sent).toEqual(expected);
  });

  test('with a status says it with the words of the specification', async () => {
    server.use(http.post('*/api/user/update', () => new HttpResponse('', { status: 404 })));
    const sent = await save();
    await inForm('Something went wrong on our side. Please try again in a moment.');
    expect(sent).toEqual([{ severity: 'error', message: 'Response status:404' }]);
  });

  test('announces no failure when the response was lost', async () => {
    shortenPauses(0.001);
    server.use(http.post('*/api/user/update', () => HttpResponse.error()));
    const sent = await save();
    await inForm(notDone);
    expect(sent).toEqual([]);
  });
});
