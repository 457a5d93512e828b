/** The inline script before the prerendered pages: the one that address and language ask for is shown. */
import type { Startup } from '@/lib/startup';

/** A document with the prerendered pages of a build. `shown` is what the script before asked for. */
function openDocument(shown: string | undefined, language = 'en') {
  const { dataset } = document.documentElement;
  document.documentElement.lang = language;
  if (shown) dataset['prerendered'] = shown;
  const page = (id: string) => `<template id="prerendered-${id}"><main>${id}</main></template><script></script>`;
  document.body.innerHTML = `<div id="prerendered" hidden></div>
    <template id="prerendered-h5"><style>.h5 {}</style></template>
    <template id="prerendered-h5-goods"><style>.goods {}</style></template>
    ${['h5-en', 'h5-de', 'h5-goods-any'].map(page).join('')}<p></p><script id="last"></script>`;
  window.startup = {} as Startup;
  jest.isolateModules(() => void jest.requireActual('./showPrerendered'));
  // The browser runs the script behind each template.
  for (const script of document.querySelectorAll('script')) {
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
    window.startup.showPrerendered?.();
  }
  const screen = document.getElementById('prerendered');
  if (!screen) throw new Error('No place for the prerendered page');
  return screen;
}
afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript');
  delete document.documentElement.dataset['prerendered'];
  delete window.startup;
  document.body.innerHTML = '';
  document.documentElement.lang = 'en';
});

test.each([
  ['h5', 'en', 'h5-en', 'home', '.h5 {}'],
  ['h5', 'de', 'h5-de', 'home', '.h5 {}'],
  // The shell of the product page has no text of its own.
  ['h5-goods', 'de', 'h5-goods-any', 'goods', '.goods {}'],
])('%s in %s shows %s with its sheet', (name, language, expected, of, sheet) => {
  const screen = openDocument(name, language);
  expect(screen).toBeVisible();
  expect([...screen.querySelectorAll('main')].map(({ textContent }) => textContent)).toEqual([expected]);
  expect(screen.querySelector('style')).toHaveTextContent(sheet);
  expect(screen.dataset['of']).toBe(of);
});

test.each([
  ['a page that is not prerendered', undefined, 'en'],
  ['a language without a prerendered page', 'h5', 'fr'],
  ['a platform without one', 'pc', 'en'],
])('%s shows none', (_, name, language) => {
  const screen = openDocument(name, language);
  expect(screen).not.toBeVisible();
  expect(screen.childElementCount).toBe(0);
});

test('what is typed before the app has started is noted, and a search leaves the page nowhere', () => {
  const screen = openDocument('h5');
  const form = screen.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  const send = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect([screen.dataset['composing'], screen.dataset['submitted']]).toEqual([undefined, undefined]);
  send('compositionstart');
  expect(screen.dataset['composing']).toBe('');
  send('compositionend');
  expect(screen.dataset['composing']).toBeUndefined();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect([screen.dataset['submitted'], submit.defaultPrevented]).toEqual(['', true]);
});
