/** Draws the invitation poster on a canvas, as an image to save and send. */
import { encode } from 'uqr';
import { posterColors, posterLayout, type PosterLayout, type PosterStyle, type PosterLabels } from './posterLayout';

/** The page's fonts; without a style sheet generic families. */
function fontOf({ family, weight, size }: PosterStyle): string {
  const named = getComputedStyle(document.documentElement).getPropertyValue(`--${family}`).trim();
  return `${weight} ${size}px ${named || (family === 'serif' ? 'serif' : 'sans-serif')}`;
}

/** Draws the picture of the shop on its soft colour, in its `width` and `height`. */
function paintIllustration(
  context: CanvasRenderingContext2D,
  { width, illustrationHeight: skyHeight }: PosterLayout,
  picture: HTMLImageElement | null,
): void {
  context.fillStyle = posterColors.soft;
  context.fillRect(0, 0, width, skyHeight);
  if (!picture) return;
  const { width: across, height } = picture;
  context.drawImage(picture, (width - across) / 2, (skyHeight - height) / 2, across, height);
}

function paintQrCode(context: CanvasRenderingContext2D, link: string, { card, qr }: PosterLayout): void {
  context.fillStyle = '#fff';
  context.fillRect(card.x, card.y, card.side, card.side);
  context.strokeStyle = posterColors.line;
  context.lineWidth = 2;
  context.strokeRect(card.x, card.y, card.side, card.side);
  const symbol = encode(link, { ecc: 'M', border: 0 });
  // Whole pixels per module: scanners misread blurred edges.
  const module = Math.floor(qr.side / symbol.size);
  const inset = (qr.side - module * symbol.size) / 2;
  context.fillStyle = '#000';
  symbol.data.forEach((row, at) =>
    row.forEach((isDark, across) => {
      if (isDark)
        context.fillRect(
          Math.round(qr.x + inset) + across * module,
          Math.round(qr.y + inset) + at * module,
          module,
          module,
        );
    }),
  );
}

/** The poster as a data URL, which can be saved by a long press; undefined where the canvas is not readable. */
export function paintPoster(labels: PosterLabels, picture: HTMLImageElement | null): string | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const layout = posterLayout(labels, (text, style) => {
    context.font = fontOf(style);
    return context.measureText(text).width;
  });
  canvas.width = layout.width;
  canvas.height = layout.height;
  context.fillStyle = posterColors.paper;
  context.fillRect(0, 0, layout.width, layout.height);
  paintIllustration(context, layout, picture);
  paintQrCode(context, labels.link, layout);
  context.textAlign = 'center';
  for (const { text, style, y } of layout.lines) {
    context.font = fontOf(style);
    context.fillStyle = style.color;
    context.fillText(text, layout.width / 2, y);
  }
  return canvas.toDataURL('image/png');
}
