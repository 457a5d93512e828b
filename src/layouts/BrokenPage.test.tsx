/** The page in place of one that failed to render or to load. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Startup } from '@/lib/startup';
import { loadAllMessages, loadLocale } from '@/lib/i18n';
import { expectConsole } from '../../tests/setup/expectConsole';
import { BrokenPage } from './BrokenPage';

const file = 'http://localhost/7.0a1b2c3d.async.js';
const missingFile = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: file });
const withoutFiles = { text: 'This page is not complete.', reload: 'Load again', home: 'To the start' };

/** What the page asks of the guard, which reloads or refuses to. */
let asked: unknown[];
let reloads: boolean;
let isOnline: jest.SpyInstance;

beforeEach(() => {
  asked = [];
  reloads = false;
  isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.startup = {
    withoutFiles,
    reload: (...input: unknown[]) => {
      asked.push(input);
      return reloads;
    },
  } as unknown as Startup;
  document.body.insertAdjacentHTML('beforeend', '<div id="prerendered"></div>');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete window.startup;
  document.getElementById('prerendered')?.remove();
});

const settle = () => act(async () => undefined);
const prerendered = () => document.getElementById('prerendered');
const isLoading = () => document.querySelector('[data-outline]') !== null;

test('before the messages are loaded it says what the document contains', async () => {
  render(<BrokenPage error={new Error('x')} />);
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('This page is not complete.Load againTo the start');
});

describe('with messages', () => {
  beforeAll(async () => {
    await loadLocale('en');
    await loadAllMessages();
  });

  test('a missing file reloads the page, which shows nothing but that it loads', async () => {
    reloads = true;
    render(<BrokenPage error={missingFile} retry={jest.fn()} />);
    await settle();
    expect([asked, isLoading(), screen.queryByRole('alert')]).toEqual([[[file, false]], true, null]);
    expect(prerendered()).not.toBeNull();
  });

  test('a missing file for which the page was reloaded already is said, above no prerendered page', async () => {
    render(<BrokenPage error={missingFile} retry={jest.fn()} />);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here');
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '#/home');
    expect([isLoading(), prerendered()]).toEqual([false, null]);
  });

  test('another error is said at once, and the button reloads as the wish of the user', async () => {
    reloads = true;
    const retry = jest.fn();
    render(<BrokenPage error={new Error('x')} retry={retry} />);
    await settle();
    expect([asked, screen.getByRole('alert').textContent !== '']).toEqual([[], true]);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect([asked, retry.mock.calls.length]).toEqual([[[undefined, true]], 0]);
  });

  test('the button reloads also where the guard does not', async () => {
    delete window.startup;
    render(<BrokenPage error={new Error('x')} />);
    await settle();
    // jsdom says that it cannot reload.
    expectConsole(/navigation/);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  });

  test.each([
    ['draws the page again, because a reload would lose it', undefined, 1, []],
    ['reloads from the service worker', { controller: {} }, 0, [[undefined, true]]],
  ])('without a network the button %s', async (_, serviceWorker, retries, requested) => {
    reloads = true;
    isOnline.mockReturnValue(false);
    if (serviceWorker) Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    const retry = jest.fn();
    render(<BrokenPage error={new Error('x')} retry={retry} />);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect([retry.mock.calls.length, asked]).toEqual([retries, requested]);
  });

  test('the page is drawn again when network or user return, and not after it is gone', async () => {
    const retry = jest.fn();
    const { unmount } = render(<BrokenPage error={missingFile} retry={retry} />);
    await settle();
    asked = [];
    fireEvent(window, new Event('focus'));
    expect([retry.mock.calls.length, asked]).toEqual([1, []]);
    unmount();
    fireEvent(window, new Event('focus'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('without a way to draw it again the file is fetched again at the return', async () => {
    render(<BrokenPage error={missingFile} />);
    await settle();
    asked = [];
    reloads = true;
    fireEvent(window, new Event('focus'));
    expect([asked, isLoading()]).toEqual([[[file, false]], true]);
  });
});
