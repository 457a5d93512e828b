import { act, renderHook } from '@testing-library/react';
import { installStorage, useInstallOffer } from './useInstallOffer';
import { notNowMs } from './installRules';

const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;

/** What Chromium's browsers dispatch when the shop can be installed. */
function installPrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(async () => undefined);
  return Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome }) });
}
/** The second visit, in a browser that can install the shop. */
function open(outcome: 'accepted' | 'dismissed' = 'accepted', record: object = { visits: 1, at: now - hour }) {
  installStorage.write(record);
  const { result } = renderHook(useInstallOffer);
  const event = installPrompt(outcome);
  act(() => void window.dispatchEvent(event));
  return { result, prompt: event.prompt };
}
const stored = () => installStorage.read();

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

describe('a visit', () => {
  test('is counted once for a tab', () => {
    installStorage.write({ visits: 1, at: now - hour });
    renderHook(useInstallOffer);
    jest.spyOn(Date, 'now').mockReturnValue(now + hour);
    renderHook(useInstallOffer);
    expect(stored()).toEqual({ visits: 2, at: now });
  });

  test('is the first one where nothing or something damaged is stored', () => {
    renderHook(useInstallOffer);
    expect(stored()).toEqual({ visits: 1, at: now });
    installStorage.write('damaged');
    renderHook(useInstallOffer);
    expect(stored()).toEqual({ visits: 1, at: now });
  });
});

describe('the offer', () => {
  test('waits for the browser, and is nothing in one that cannot install', () => {
    installStorage.write({ visits: 1, at: now - hour });
    const { result } = renderHook(useInstallOffer);
    expect(result.current.means).toBeUndefined();
    act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
    expect(result.current.means).toBeUndefined();
    act(() => void window.dispatchEvent(installPrompt('accepted')));
    expect(result.current.means).toBe('prompt');
  });

  test('names the share menu on an iPhone, whose browser has no dialog', async () => {
    installStorage.write({ visits: 1, at: now - hour });
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
    const { result } = renderHook(useInstallOffer);
    expect(result.current.means).toBe('share');
    await act(() => result.current.install());
    expect([result.current.means, stored()]).toEqual(['share', { visits: 2, at: now }]);
  });

  test('is not made in the installed app', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList);
    expect(open().result.current.means).toBeUndefined();
  });

  test('is over once it is accepted', async () => {
    const { result, prompt } = open('accepted');
    await act(() => result.current.install());
    expect([prompt.mock.calls.length, result.current.means, stored()]).toEqual([
      1,
      undefined,
      { visits: 2, at: now, isOver: true },
    ]);
  });

  test('is made again after two weeks when the dialog is dismissed, with the next prompt of the browser', async () => {
    const { result, prompt } = open('dismissed');
    await act(() => result.current.install());
    expect([result.current.means, stored()]).toEqual([undefined, { visits: 2, at: now, notBefore: now + notNowMs }]);
    await act(() => result.current.install());
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  test('keeps what another tab has stored meanwhile', () => {
    const { result } = open();
    installStorage.write({ visits: 7, at: now, isOver: true });
    act(() => result.current.later());
    expect(stored()).toEqual({ visits: 7, at: now, isOver: true, notBefore: now + notNowMs });
  });

  test('is over when the browser says that the shop was installed', () => {
    const { result } = open();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect([result.current.means, stored()]).toEqual([undefined, { visits: 2, at: now, isOver: true }]);
  });
});
