/** Layout of the invitation poster: a column whose height depends on its texts. Units are pixels. */
import { balanceText } from './wrapText';

export const posterWidth = 750;
const posterMargin = 75;
const textWidth = posterWidth - 2 * posterMargin;
/** Height of the illustration above the texts. */
const illustrationHeight = 330;
const qrSide = 330;
/** Quiet zone of the QR code: scanners need at least four modules. */
const qrPadding = 42;

/** Texts of a poster, in the language of the page. */
export interface PosterLabels {
  shop: string;
  headline: string;
  line: string;
  scan: string;
  codeLabel: string;
  code: string;
  link: string;
}

export interface PosterStyle {
  family: 'serif' | 'sans';
  weight: 400 | 600 | 700;
  /** Px. */
  size: number;
  color: string;
}

interface PosterLine {
  text: string;
  style: PosterStyle;
  /** Baseline; every line is centred. */
  y: number;
}

export interface PosterLayout {
  width: number;
  height: number;
  illustrationHeight: number;
  lines: readonly PosterLine[];
  /** The white card, and the QR code in it. */
  card: { x: number; y: number; side: number };
  qr: { x: number; y: number; side: number };
}

// The poster has the same colours in both themes.
export const posterColors = {
  paper: SHOP.colors.light.paper,
  ink: SHOP.colors.light.ink,
  quiet: SHOP.colors.light.ink2,
  accent: SHOP.colors.light.action,
  line: SHOP.colors.light.line,
  soft: SHOP.colors.light.soft,
};
const { ink: inkColor, quiet: quietColor, accent: accentColor } = posterColors;

const textStyles = {
  shop: { family: 'serif', weight: 600, size: 36, color: accentColor },
  headline: { family: 'serif', weight: 600, size: 60, color: inkColor },
  line: { family: 'serif', weight: 400, size: 34, color: quietColor },
  scan: { family: 'sans', weight: 600, size: 30, color: inkColor },
  codeLabel: { family: 'sans', weight: 400, size: 26, color: quietColor },
  code: { family: 'sans', weight: 700, size: 48, color: inkColor },
  link: { family: 'sans', weight: 400, size: 22, color: quietColor },
} as const satisfies Record<keyof PosterLabels, PosterStyle>;

/** The poster's layout for these texts; `widthOf` measures a text as the canvas draws it. */
export function posterLayout(
  labels: PosterLabels,
  widthOf: (text: string, style: PosterStyle) => number,
): PosterLayout {
  const lines: PosterLine[] = [];
  let y = illustrationHeight;
  const put = (part: keyof PosterLabels, gapAbove: number) => {
    const style = textStyles[part];
    y += gapAbove;
    for (const text of balanceText(labels[part], textWidth, (one) => widthOf(one, style))) {
      y += Math.round(style.size * 1.25);
      lines.push({ text, style, y });
    }
  };
  put('shop', 24);
  put('headline', 8);
  put('line', 12);
  const side = qrSide + 2 * qrPadding;
  const card = { x: (posterWidth - side) / 2, y: y + 48, side };
  y = card.y + side;
  put('scan', 16);
  put('codeLabel', 32);
  put('code', 0);
  put('link', 16);
  const qr = { x: card.x + qrPadding, y: card.y + qrPadding, side: qrSide };
  return { width: posterWidth, height: y + posterMargin, illustrationHeight, lines, card, qr };
}
