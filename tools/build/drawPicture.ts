/**
 * Draws a picture of the demo catalogue from emoji: as it is, in another colour, or beside an object that shows its size. The
 * files are WebP with a transparent background. A picture beside an object is twice as wide as an emoji (256 px), so that both
 * are drawn with their own pixels.
 */
import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { PictureDrawing } from '../../mock/catalogue/pictureFiles';

/** The width of an emoji in px. */
const EMOJI_PX = 256;
const CANVAS_PX = 2 * EMOJI_PX;
/** Part of the narrower object that the other one covers, so that they stand beside each other and not apart. */
const OVERLAP = 0.12;

type Rgb = readonly [number, number, number];

/** 0 up to `from`, 1 from `to` on, smooth between them. */
function rise(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Hue in degrees, saturation and value from 0 to 1. */
function hsvOf([r, g, b]: Rgb): { hue: number; saturation: number; value: number } {
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  const sixth = range === 0 ? 0 : max === r ? (g - b) / range : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: ((sixth + 6) % 6) * 60, saturation: max === 0 ? 0 : range / max, value: max / 255 };
}

/** Luminance from 0 to 1. */
const luminance = ([r, g, b]: Rgb): number => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;

/** Which part of a pixel is of the main colour, from 0 to 1. Parts of other colours (buttons, leaves, lamps) keep theirs. */
function mainColourOf(pixels: readonly Rgb[]): (pixel: Rgb) => number {
  const saturationByHue = Array.from({ length: 36 }, () => 0);
  let vividCount = 0;
  for (const pixel of pixels) {
    const { hue, saturation, value } = hsvOf(pixel);
    if (saturation <= 0.35 || value <= 0.12) continue;
    vividCount += 1;
    const at = Math.floor(hue / 10) % 36;
    saturationByHue[at] = (saturationByHue[at] ?? 0) + saturation;
  }
  // An object of gray or white: everything is of its colour but what is vivid.
  if (vividCount <= pixels.length / 2)
    return (pixel) => {
      const { saturation, value } = hsvOf(pixel);
      return 1 - rise(0.4, 0.6, saturation) * rise(0.15, 0.3, value);
    };
  const around = (at: number) => [35, 0, 1].reduce((sum, step) => sum + (saturationByHue[(at + step) % 36] ?? 0), 0);
  const main = saturationByHue.reduce((best, _, at) => (around(at) > around(best) ? at : best), 0) * 10 + 5;
  return (pixel) => {
    const { hue, saturation } = hsvOf(pixel);
    const distance = Math.abs(((hue - main + 540) % 360) - 180);
    return rise(0.12, 0.3, saturation) * (1 - rise(45, 65, distance));
  };
}

/** Gives the main colour of an emoji the colour `#rrggbb`; light and shadow stay. */
async function recolour(file: Buffer, colour: string): Promise<Buffer> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const target = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const pixelAt = (at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const offsets = Array.from({ length: data.length / 4 }, (_, index) => index * 4);
  const opaque = offsets.filter((at) => (data[at + 3] ?? 0) > 128).map(pixelAt);
  const shareOf = mainColourOf(opaque);
  const lights = opaque
    .filter((pixel) => shareOf(pixel) > 0.5)
    .map(luminance)
    .sort((one, other) => one - other);
  // The light of the colour itself: darker pixels are in the shade, lighter ones in the light.
  const middle = lights[Math.floor(lights.length * 0.55)] ?? 0.5;
  for (const at of offsets) {
    const pixel = pixelAt(at);
    const share = shareOf(pixel);
    const light = luminance(pixel);
    for (const [index, own] of pixel.entries()) {
      const level = target[index] ?? 0;
      const drawn =
        light <= middle
          ? level * (0.18 + (0.82 * light) / middle)
          : level + (255 - level) * Math.min(1, (light - middle) / Math.max(0.25, 1 - middle)) * 0.75;
      data[at + index] = Math.round(share * drawn + (1 - share) * own);
    }
  }
  return sharp(data, { raw: info }).png().toBuffer();
}

interface Trimmed {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}

/** An emoji without its transparent border. */
async function trim(file: Buffer): Promise<Trimmed> {
  const { data, info } = await sharp(file).trim().png().toBuffer({ resolveWithObject: true });
  return { file: data, width: info.width, height: info.height };
}

/** An emoji `height` px high. */
async function scaleTo({ file, width, height: own }: Trimmed, height: number): Promise<Trimmed> {
  const scaled = { width: Math.round((width * height) / own), height: Math.round(height) };
  return { file: await sharp(file).resize(scaled).png().toBuffer(), ...scaled };
}

/** Draws a product beside an object, on one line, in the ratio of their heights. Neither is enlarged. */
async function drawBeside(product: Buffer, other: Buffer, percent: number): Promise<Sharp> {
  const [first, second] = [await trim(product), await trim(other)];
  const height = Math.min(first.height, (second.height * 100) / percent);
  const one = await scaleTo(first, height);
  const two = await scaleTo(second, (height * percent) / 100);
  const overlap = Math.round(OVERLAP * Math.min(one.width, two.width));
  const left = Math.round((CANVAS_PX - one.width - two.width + overlap) / 2);
  const floor = Math.round((CANVAS_PX + Math.max(one.height, two.height)) / 2);
  const layers: OverlayOptions[] = [
    { input: two.file, left: left + one.width - overlap, top: floor - two.height },
    { input: one.file, left, top: floor - one.height },
  ];
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: CANVAS_PX, height: CANVAS_PX, channels: 4, background } }).composite(layers);
}

/** Returns the WebP file of a picture. `fileOf` returns the file of an emoji. */
export async function drawPicture(
  { emoji, colour, beside }: PictureDrawing,
  fileOf: (emoji: string) => string,
): Promise<Buffer> {
  const file = readFileSync(fileOf(emoji));
  if (colour === undefined && !beside) return file;
  const product = colour === undefined ? file : await recolour(file, colour);
  const drawn = beside ? await drawBeside(product, readFileSync(fileOf(beside.emoji)), beside.percent) : sharp(product);
  return drawn.webp({ quality: 86, alphaQuality: 90, effort: 4 }).toBuffer();
}
