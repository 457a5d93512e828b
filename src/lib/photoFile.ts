/** Decodes, crops and shrinks photos in the browser. Only the result is uploaded. */
import { shrinkSteps, shrinkToFit, type PhotoLimits, type ShrinkStep } from './shrinkSteps';

/** A crop area in pixels of the upright photo. */
export interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Decodes a photo. Throws when the browser cannot. An image element applies the EXIF orientation. */
export async function readPhoto(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = 'async';
  image.src = url;
  await image.decode();
  return image;
}

const encodeCanvas = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

async function drawShrinkStep(
  image: HTMLImageElement,
  area: PhotoArea,
  { side, quality }: ShrinkStep,
): Promise<Blob | undefined> {
  const scale = side / Math.max(area.width, area.height);
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const webp = await encodeCanvas(canvas, 'image/webp', quality);
  // Safari has no such encoder and gives a PNG instead, which is far larger (https://github.com/highlight/highlight/pull/8934 and
  // https://github.com/jamsinclair/jSquash/issues/77).
  return webp?.type === 'image/webp' ? webp : ((await encodeCanvas(canvas, 'image/jpeg', quality)) ?? undefined);
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** The area of a photo as a data URL that the API accepts; undefined when it could not be made small enough. */
export async function encodePhoto(
  image: HTMLImageElement,
  area: PhotoArea,
  limits: PhotoLimits,
): Promise<string | undefined> {
  const steps = shrinkSteps(Math.max(area.width, area.height), limits.sidesPx);
  const blob = await shrinkToFit(steps, (step) => drawShrinkStep(image, area, step), limits.maxCharacters);
  return blob && dataUrlOf(blob);
}
