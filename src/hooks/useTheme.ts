import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, currentTheme, onTheme, type Theme } from '@/lib/theme';

/** The theme in use, the one that was chosen (undefined follows the device), and the way to choose. */
export function useTheme(): {
  theme: Theme;
  chosenTheme: Theme | undefined;
  chooseTheme: (theme: Theme | undefined) => void;
} {
  const theme = useSyncExternalStore(onTheme, currentTheme);
  return { theme, chosenTheme: useSyncExternalStore(onTheme, chosenTheme), chooseTheme };
}
