/** Draws the invitation poster on a canvas, as an image to save and send. */
import { encode } from 'uqr';
import { posterColors, posterLayout, type PosterLayout, type PosterStyle, type PosterLabels } from './posterLayout';

/** The page's fonts; without a style sheet generic families. */
function fontOf({ family, weight, size }: PosterStyle): string {
  const named = getComputedStyle(document.documentElement).getPropertyValue(`--${family}`).trim();
  return `${weight} ${size}px ${named || (family === 'serif' ? 'serif' : 'sans-serif')}`;
}

/** Draws the illustration: a persimmon with a highlight and four leaves. */
function paintSky(context: CanvasRenderingContext2D, { width, skyHeight }: PosterLayout): void {
  const sky = context.createLinearGradient(0, 0, width * 0.4, skyHeight);
  sky.addColorStop(0, '#FDEBDD');
  sky.addColorStop(1, '#F8CDAE');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, skyHeight);
  const [x, y, radius] = [width / 2, skyHeight * 0.56, 104];
  const fruit = context.createRadialGradient(x - 36, y - 44, 12, x, y, radius * 1.15);
  fruit.addColorStop(0, '#FFB473');
  fruit.addColorStop(0.55, '#F2762E');
  fruit.addColorStop(1, '#C9480B');
  context.fillStyle = fruit;
  context.beginPath();
  context.ellipse(x, y, radius * 1.12, radius, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#2B7A4B';
  for (const angle of [-0.62, -0.2, 0.2, 0.62]) {
    context.beginPath();
    context.ellipse(x + 62 * Math.sin(angle), y - radius + 14 * Math.abs(angle), 40, 15, angle, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintCode(context: CanvasRenderingContext2D, link: string, { card, qr }: PosterLayout): void {
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
export function paintPoster(labels: PosterLabels): string | undefined {
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
  paintSky(context, layout);
  paintCode(context, labels.link, layout);
  context.textAlign = 'center';
  for (const { text, style, y } of layout.lines) {
    context.font = fontOf(style);
    context.fillStyle = style.color;
    context.fillText(text, layout.width / 2, y);
  }
  return canvas.toDataURL('image/png');
}
