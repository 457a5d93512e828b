/** The bars above every page: what is missing, the device without a network, and the platform that fits the window better. */
import { createHistory } from '@@/core/history';
import { dataflowProvider } from '@@/plugin-model/runtime';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { loadAllMessages, loadLocale } from '@/lib/i18n';
import { platformStorage, tokenStorage } from '@/lib/storage';
import { PlatformOffer } from './PlatformOffer';
import { ShellBars } from './ShellBars';
import { server, shopOfTest } from '../../tests/setup/freshShop';

beforeAll(async () => {
  await loadLocale('en');
  await loadAllMessages();
});
beforeEach(() => createHistory({ type: 'memory' }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const Where = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="where">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};
/** Renders bars at an address. No layout stores the results of the first fetches, so they stay pending. */
const open = (bars = <ShellBars />, at = '/pc/home') =>
  render(
    dataflowProvider(
      <MemoryRouter initialEntries={['/docs', at]}>
        {bars}
        <Where />
      </MemoryRouter>,
      {},
    ),
  );
const settle = () => act(async () => undefined);
const missing = () => screen.queryByText('We can’t reach the shop');
const offline = () => screen.queryByText('You’re offline. This may not be up to date.');

describe('the bar for what is missing', () => {
  /** Requests of the server record and of the user. The first of each never comes. */
  function countRequests() {
    const sent = { record: 0, user: 0 };
    const count = (path: string, of: keyof typeof sent) =>
      server.use(
        http.get(path, () => {
          sent[of] += 1;
          return sent[of] === 1 ? new Promise<never>(() => undefined) : undefined;
        }),
      );
    count('*/api/server/info', 'record');
    count('*/api/user/current', 'user');
    return sent;
  }
  const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

  test.each([
    ['a visitor', undefined, { record: 2, user: 0 }],
    ['a customer', '+14155550199', { record: 2, user: 2 }],
  ])('comes after 8 s of waiting, and its button fetches what is missing for %s', async (_, phone, expected) => {
    if (phone) tokenStorage.write(shopOfTest().customer(phone).token);
    const sent = countRequests();
    jest.useFakeTimers();
    open();
    await pass(7_999);
    expect(missing()).toBeNull();
    await pass(1);
    expect(missing()).toBeVisible();
    jest.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(missing()).toBeNull());
    expect(sent).toEqual(expected);
  });

  test('fetches at every return of network or user, and not before it is shown', async () => {
    const sent = countRequests();
    jest.useFakeTimers();
    open();
    await pass(7_000);
    fireEvent(window, new Event('focus'));
    await pass(1_000);
    expect([missing() !== null, sent.record]).toEqual([true, 1]);
    jest.useRealTimers();
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(missing()).toBeNull());
    expect(sent).toEqual({ record: 2, user: 0 });
    fireEvent(window, new Event('focus'));
    await settle();
    expect(sent).toEqual({ record: 2, user: 0 });
  });

  test('gives way to the one for a device without a network', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    jest.useFakeTimers();
    open();
    await pass(8_000);
    expect([missing() !== null, offline()]).toEqual([true, null]);
    isOnline.mockReturnValue(false);
    server.use(http.get('*/api/server/info', () => HttpResponse.error()));
    fireEvent(window, new Event('offline'));
    expect([missing(), offline() !== null]).toEqual([null, true]);
    isOnline.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(offline()).toBeNull();
    jest.useRealTimers();
    await settle();
  });
});

describe('the platform that fits the window better', () => {
  const offer = () => screen.queryByRole('region', { name: 'Layout' });

  test('is offered while it is the other one', async () => {
    const media = { matches: true };
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(() => Object.assign(new EventTarget(), media) as unknown as MediaQueryList);
    open(<ShellBars />, '/h5/home');
    await settle();
    expect(offer()).toBeNull();
    media.matches = false;
    fireEvent(window, new Event('resize'));
    expect(await screen.findByRole('button', { name: 'Switch to desktop' })).toBeVisible();
    media.matches = true;
    fireEvent(window, new Event('resize'));
    expect(offer()).toBeNull();
  });

  test('is not offered on a page without a platform', async () => {
    open(<ShellBars />, '/docs/errors');
    await settle();
    expect(offer()).toBeNull();
  });

  test('is stored when it is accepted, and its page replaces this one', async () => {
    platformStorage.write('h5');
    open(<PlatformOffer offered="pc" />, '/h5/components/goodsDetail?id=cup');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to desktop' }));
    expect(screen.getByTestId('where')).toHaveTextContent('/pc/goodsdetail?id=cup');
    expect(platformStorage.read()).toBe('pc');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByTestId('where')).toHaveTextContent('/docs');
  });

  test('is not offered again in this tab once it was dismissed, and nothing is stored as a choice', async () => {
    platformStorage.clear();
    const { unmount } = open(<PlatformOffer offered="pc" />, '/h5/home');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(offer()).toBeNull();
    unmount();
    open(<PlatformOffer offered="pc" />, '/h5/home');
    expect([offer(), platformStorage.read()]).toEqual([null, undefined]);
    expect(screen.getByTestId('where')).toHaveTextContent('/h5/home');
  });
});
