/** Light or dark: what the customer chose, else what the device prefers. Shown as `data-theme` on the root element. */
import { themeSlot } from './storage';

export type Theme = 'light' | 'dark';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** What the customer chose; undefined follows the device. */
export function chosenTheme(): Theme | undefined {
  return themeSlot.read();
}

export function currentTheme(): Theme {
  return chosenTheme() ?? (prefersDark().matches ? 'dark' : 'light');
}

function show(): void {
  const theme = currentTheme();
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'dark' ? '#151210' : '#FAF7F2');
  listeners.forEach((listener) => listener());
}

/** Sets the theme, or follows the device again with `undefined`. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) themeSlot.write(theme);
  else themeSlot.clear();
  show();
}

export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the theme and follows device and other tabs; called once by the layout. Returns the way to stop. */
export function watchTheme(): () => void {
  show();
  const media = prefersDark();
  media.addEventListener('change', show);
  const stopTabs = themeSlot.onOtherTab(show);
  return () => {
    media.removeEventListener('change', show);
    stopTabs();
  };
}
