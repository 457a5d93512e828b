/** Whether the colours of a brand can be read: the contrast of WCAG 2.2 between each text and what is behind it. */
import type { ThemeColors, HeroColors } from './shopColors';

/** Least contrast of text, and of edges and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
const minTextContrast = 4.5;
const minMarkContrast = 3;

type ColorName = keyof ThemeColors;

/** The colours of text on each background. */
const textColorsOfBackground: Readonly<Partial<Record<ColorName, readonly ColorName[]>>> = {
  paper: ['ink', 'ink2', 'ink3', 'action', 'leaf', 'danger'],
  surface: ['ink', 'ink2', 'ink3', 'action', 'leaf', 'danger'],
  sunken: ['ink', 'ink2', 'ink3'],
  soft: ['ink', 'action'],
  leafSoft: ['ink', 'leaf'],
  dangerSoft: ['ink', 'danger'],
  action: ['onAction'],
};
/** The colours of edges and marks on each background. */
const markColorsOfBackground: Readonly<Partial<Record<ColorName, readonly ColorName[]>>> = {
  paper: ['control'],
  surface: ['control', 'brand'],
};

/** Relative luminance of a colour `#rgb` or `#rrggbb`. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1);
  const channel = (start: number) => {
    const value = parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** A line for a pair with too little contrast. */
function contrastProblemOf(
  theme: string,
  [name, color]: [string, string],
  [on, behind]: [string, string],
  min: number,
) {
  // Cut, not rounded: 4.48 must not be shown as 4.5.
  const found = Math.floor(contrastOf(color, behind) * 100) / 100;
  const isEnough = contrastOf(color, behind) >= min;
  return isEnough
    ? []
    : [
        `colors.${theme}: ${name} (${color}) on ${on} (${behind}) has a contrast of ${found}. At least ${min} is needed.`,
      ];
}

/** A line for each pair of colours with too little contrast: the pair, the contrast found, and the one needed. */
export function contrastProblems(
  colors: Readonly<Record<'light' | 'dark', ThemeColors>> & { readonly hero: HeroColors },
): string[] {
  const problemsIn = (theme: 'light' | 'dark', pairs: typeof textColorsOfBackground, min: number) =>
    (Object.entries(pairs) as [ColorName, readonly ColorName[]][]).flatMap(([behind, names]) =>
      names.flatMap((name) =>
        contrastProblemOf(theme, [name, colors[theme][name]], [behind, colors[theme][behind]], min),
      ),
    );
  const { from, to, text, button } = colors.hero;
  return [
    ...(['light', 'dark'] as const).flatMap((theme) => [
      ...problemsIn(theme, textColorsOfBackground, minTextContrast),
      ...problemsIn(theme, markColorsOfBackground, minMarkContrast),
    ]),
    ...contrastProblemOf('hero', ['text', text], ['from', from], minTextContrast),
    ...contrastProblemOf('hero', ['text', text], ['to', to], minTextContrast),
    ...contrastProblemOf('hero', ['button', button], ['text', text], minTextContrast),
  ];
}
