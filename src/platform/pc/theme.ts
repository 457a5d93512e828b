/** antd's theme from our design tokens: the values of the CSS variables on the root element. */
import { theme as kit, type ThemeConfig } from 'antd';
import type { Theme } from '@/lib/theme';

type AntdTokens = NonNullable<ThemeConfig['token']>;

function readTokens() {
  const root = getComputedStyle(document.documentElement);
  return {
    // Without a style sheet, as in tests, a token is empty and antd's default applies.
    of: (name: string) => root.getPropertyValue(name).trim() || undefined,
    /** Px of one rem: antd calculates in px, and the user may have set larger text. */
    rem: parseFloat(root.fontSize) || 16,
  };
}

/** The theme of antd. Call it when the document already has the `data-theme` of `theme`. */
export function antdTheme(theme: Theme): ThemeConfig {
  const { of, rem } = readTokens();
  const action = of('--action');
  const soft = of('--soft');
  const token: AntdTokens = {
    fontFamily: of('--sans'),
    fontSize: (15 / 16) * rem,
    borderRadius: SHOP.radius.option,
    borderRadiusLG: SHOP.radius.card,
    borderRadiusSM: SHOP.radius.small,
    controlHeight: 40,
    controlHeightLG: 48,
    controlHeightSM: 32,
    colorText: of('--ink'),
    colorTextSecondary: of('--ink-2'),
    colorTextTertiary: of('--ink-3'),
    colorTextQuaternary: of('--ink-3'),
    colorTextPlaceholder: of('--ink-3'),
    colorTextHeading: of('--ink'),
    colorBgContainer: of('--surface'),
    colorBgContainerDisabled: of('--sunken'),
    colorBgElevated: of('--surface'),
    colorBgLayout: of('--paper'),
    colorBgMask: of('--scrim'),
    colorBorder: of('--control'),
    colorBorderSecondary: of('--line'),
    colorSplit: of('--line'),
    // A button that is busy says so in its text, which must be readable.
    opacityLoading: 1,
    controlItemBgActive: soft,
    controlItemBgHover: of('--sunken'),
    colorLink: action,
    motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
  return {
    algorithm: [
      theme === 'dark' ? kit.darkAlgorithm : kit.defaultAlgorithm,
      // antd derives shades from seed colours. These are our own colours, in both themes.
      (_seed, map) => ({
        ...(map ?? kit.defaultAlgorithm(kit.defaultSeed)),
        ...Object.fromEntries(
          Object.entries({
            colorPrimary: action,
            // antd's paler shade has too little contrast with the text on it.
            colorPrimaryHover: action,
            colorPrimaryActive: action,
            // Rings of the focus, the handles and the track of a slider.
            colorPrimaryBorder: action,
            colorPrimaryBorderHover: action,
            colorPrimaryBg: soft,
            colorPrimaryBgHover: soft,
            colorInfo: action,
            // antd's dark theme has white shadows, which are a light edge around what lies over the page.
            colorShadow: theme === 'dark' ? of('--scrim') : undefined,
            colorSuccess: of('--leaf'),
            colorSuccessBg: of('--leaf-soft'),
            colorWarning: action,
            colorError: of('--danger'),
            colorErrorText: of('--danger'),
            colorErrorBg: of('--danger-soft'),
          }).filter(([, value]) => value),
        ),
      }),
    ],
    token: Object.fromEntries(
      Object.entries({ ...token, colorPrimary: action }).filter(([, value]) => value !== undefined),
    ),
    components: {
      Button: {
        primaryColor: of('--on-action'),
        dangerColor: of('--on-action'),
        primaryShadow: 'none',
        defaultShadow: 'none',
        fontWeight: 600,
      },
      // The corners of small controls would make a circle of a box.
      Checkbox: { borderRadiusSM: 5, controlInteractiveSize: 20 },
      Result: {
        iconFontSize: 48,
        titleFontSize: (25 / 16) * rem,
        subtitleFontSize: (15 / 16) * rem,
        extraMargin: '12px 0 0',
      },
      Skeleton: { gradientFromColor: of('--skeleton'), gradientToColor: of('--line') },
      Rate: { starColor: of('--brand'), starBg: of('--line') },
      Progress: { defaultColor: of('--brand'), remainingColor: of('--line') },
      Slider: { railBg: of('--line'), railHoverBg: of('--line') },
      Form: {
        itemMarginBottom: 0,
        labelFontSize: (13 / 16) * rem,
        verticalLabelPadding: '0 0 2px',
      },
    },
  };
}
