/** The colours of a theme, and the default ones. `src/styles/tokens.less` makes CSS variables of them (`lessVariables`). */

/** What each colour is used for. */
export interface ThemeColors {
  /** Behind the page; also the colour of the browser's bars. */
  readonly paper: string;
  /** Cards, fields, panels. */
  readonly surface: string;
  /** Parts below the surface. */
  readonly sunken: string;
  /** Shapes of what is loading. */
  readonly skeleton: string;
  /** Hairlines. */
  readonly line: string;
  /** Text: main, secondary, and hints. */
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  /** The brand: marks and decoration, no text. */
  readonly brand: string;
  /** Links, primary buttons, prices. */
  readonly action: string;
  /** Text on `action`. */
  readonly onAction: string;
  /** A pale background of the brand. */
  readonly soft: string;
  /** Success, and its background. */
  readonly leaf: string;
  readonly leafSoft: string;
  /** Errors, and their background. */
  readonly danger: string;
  readonly dangerSoft: string;
  /** Edges of fields and boxes. */
  readonly control: string;
  /** Behind a panel; drawn at 45 % (light) or 60 % (dark). */
  readonly scrim: string;
  /** Shadows; drawn at 14 to 50 %. */
  readonly shadow: string;
}

const lightColors: ThemeColors = {
  paper: '#faf7f2',
  surface: '#fff',
  sunken: '#f3eee6',
  skeleton: '#f3eee6',
  line: '#eae3d9',
  ink: '#211b17',
  ink2: '#5c524a',
  ink3: '#70655c',
  brand: '#e8590c',
  action: '#b83b08',
  onAction: '#fff',
  soft: '#fdebdd',
  leaf: '#2b7a4b',
  leafSoft: '#e4f2e8',
  danger: '#b42318',
  dangerSoft: '#fdecea',
  control: '#85796e',
  scrim: '#211b17',
  shadow: '#3c1e0a',
};

const darkColors: ThemeColors = {
  paper: '#151210',
  surface: '#1f1b18',
  sunken: '#120f0e',
  skeleton: '#29231f',
  line: '#332c27',
  ink: '#f6f0e9',
  ink2: '#cfc4b9',
  ink3: '#a3978c',
  brand: '#f2762e',
  action: '#ff9a5c',
  onAction: '#1b100a',
  soft: '#3a2417',
  leaf: '#7ccb98',
  leafSoft: '#1b2e22',
  danger: '#ff9b8f',
  dangerSoft: '#3a1d1a',
  control: '#8b7f74',
  scrim: '#000',
  shadow: '#000',
};

/** The cards of balance and invitation, the same in both themes: a gradient, its text, and the text of a button in it. */
export interface HeroColors {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Text on a button of the colour `text`. */
  readonly button: string;
}

/** The colours of a shop that names none. */
export const colorDefaults = { light: lightColors, dark: darkColors };

/** The hero of a shop that names none: the colour of its buttons. */
export const heroColorsOf = ({ action, onAction }: ThemeColors): HeroColors => ({
  from: action,
  to: action,
  text: onAction,
  button: action,
});
