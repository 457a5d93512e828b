import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, currentTheme, onThemeChange, type Theme } from '@/lib/theme';

/** The theme in use, the one that was chosen (undefined follows the device), and the way to choose. */
export function useTheme(): {
  theme: Theme;
  chosenTheme: Theme | undefined;
  chooseTheme: (theme: Theme | undefined) => void;
} {
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  return { theme, chosenTheme: useSyncExternalStore(onThemeChange, chosenTheme), chooseTheme };
}
