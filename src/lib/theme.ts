/** Light or dark theme: the customer's choice, else the device's setting. Set as `data-theme` on the root element. */
import { themeStorage } from './storage';

export type Theme = 'light' | 'dark';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const themeListeners = new Set<() => void>();

/** The customer's choice; undefined follows the device. */
export function chosenTheme(): Theme | undefined {
  return themeStorage.read();
}

export function currentTheme(): Theme {
  return chosenTheme() ?? (prefersDark().matches ? 'dark' : 'light');
}

/** Writes the theme to the root element and to the colour of the browser's bars. */
export function showTheme(): void {
  const theme = currentTheme();
  document.documentElement.dataset['theme'] = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? SHOP.colors.dark.paper : SHOP.colors.light.paper);
  themeListeners.forEach((listener) => listener());
}

/** Sets the theme, or follows the device again with `undefined`. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) themeStorage.write(theme);
  else themeStorage.clear();
  showTheme();
}

export function onThemeChange(listener: () => void): () => void {
  themeListeners.add(listener);
  return () => themeListeners.delete(listener);
}

/** Shows the theme and follows the device and the other tabs. The layout calls it once. Returns a function that stops it. */
export function watchTheme(): () => void {
  showTheme();
  const media = prefersDark();
  media.addEventListener('change', showTheme);
  const stopTabs = themeStorage.onOtherTab(showTheme);
  return () => {
    media.removeEventListener('change', showTheme);
    stopTabs();
  };
}
