/** The texts of a UI kit in the language in use. */
import { act, renderHook } from '@testing-library/react';
import { loadLocale } from '@/lib/i18n';
import { useKitLocale } from './useKitLocale';

/** A kit that includes English. Its other texts come when a test lets them. */
function openKit() {
  const requests: { language: string; arrive: () => void; fail: () => void }[] = [];
  const load = (language: string) => () =>
    new Promise<string>((resolve, reject) =>
      requests.push({
        language,
        arrive: () => resolve(`texts in ${language}`),
        fail: () => reject(new Error('no code')),
      }),
    );
  const loads = { de: load('de'), 'zh-CN': load('zh-CN') };
  const { result, unmount } = renderHook(() => useKitLocale(loads, 'en', 'own texts'));
  return { now: () => result.current, requests, unmount };
}
const choose = (language: 'en' | 'de' | 'zh-CN') => act(() => loadLocale(language));
const settle = (change: (() => void) | undefined) => act(async () => change?.());

beforeEach(() => loadLocale('en'));
afterEach(() => loadLocale('en'));

test('its own texts need no code', () => {
  const { now, requests } = openKit();
  expect([now(), requests]).toEqual(['own texts', []]);
});

test('others replace the last ones once they are there', async () => {
  const { now, requests } = openKit();
  await choose('de');
  expect([now(), requests.map(({ language }) => language)]).toEqual(['own texts', ['de']]);
  await settle(requests[0]?.arrive);
  expect(now()).toBe('texts in de');
  await choose('zh-CN');
  expect(now()).toBe('texts in de');
  await settle(requests[1]?.arrive);
  expect(now()).toBe('texts in zh-CN');
  await choose('en');
  expect(now()).toBe('own texts');
});

test('those of a language that was left meanwhile do not come', async () => {
  const { now, requests } = openKit();
  await choose('de');
  await choose('zh-CN');
  await settle(requests[1]?.arrive);
  await settle(requests[0]?.arrive);
  expect(now()).toBe('texts in zh-CN');
});

test('a language whose texts cannot be loaded keeps the last ones', async () => {
  const { now, requests } = openKit();
  await choose('de');
  await settle(requests[0]?.fail);
  expect(now()).toBe('own texts');
});
