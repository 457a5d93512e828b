import { chooseTheme, chosenTheme, currentTheme, onThemeChange, watchTheme } from './theme';

const originalMatchMedia = window.matchMedia;
let isDark = false;
let listeners: (() => void)[] = [];
beforeEach(() => {
  isDark = false;
  listeners = [];
  window.matchMedia = (query) =>
    ({
      matches: isDark && query.includes('dark'),
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
      removeEventListener: (_type: string, listener: () => void) =>
        (listeners = listeners.filter((one) => one !== listener)),
    }) as never;
  document.head.innerHTML = '<meta name="theme-color" content="#000" />';
});
afterEach(() => {
  window.matchMedia = originalMatchMedia;
  document.head.replaceChildren();
});

const shown = () => [
  document.documentElement.dataset['theme'],
  document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
];
const { dark, light } = SHOP.colors;

test('follows the device until one is chosen, and again after the choice is taken back', () => {
  const stop = watchTheme();
  expect(shown()).toEqual(['light', light.paper]);
  isDark = true;
  listeners.forEach((listener) => listener());
  expect(shown()).toEqual(['dark', dark.paper]);
  chooseTheme('light');
  expect([...shown(), currentTheme(), chosenTheme(), localStorage.getItem('theme')]).toEqual([
    'light',
    light.paper,
    'light',
    'light',
    'light',
  ]);
  chooseTheme(undefined);
  expect([...shown(), chosenTheme(), localStorage.getItem('theme')]).toEqual(['dark', dark.paper, undefined, null]);
  stop();
  expect(listeners).toEqual([]);
});

test('follows another tab, tells of each change, and stops when it is told to', () => {
  const stop = watchTheme();
  let changes = 0;
  const stopListening = onThemeChange(() => void (changes += 1));
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect([shown()[0], changes]).toEqual(['dark', 1]);
  stopListening();
  stop();
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect([shown()[0], changes]).toEqual(['dark', 1]);
});
