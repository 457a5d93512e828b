/** Photos on the device: read, cut to a square and made small. Nothing leaves it but what comes out here. */
import { shrinkSteps, shrinkToFit, type ShrinkStep } from './shrinkSteps';

/** A part of a photo in its own pixels, as it stands upright. */
export interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reads a photo. Throws when the browser cannot. An image element turns a photo upright as its camera noted. */
export async function readPhoto(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = 'async';
  image.src = url;
  await image.decode();
  return image;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

async function drawStep(image: HTMLImageElement, area: PhotoArea, { side, quality }: ShrinkStep): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // What is clear in the photo would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const webp = await encoded(canvas, 'image/webp', quality);
  // Safari has no such encoder and gives a PNG instead, which is far larger.
  return webp?.type === 'image/webp' ? webp : ((await encoded(canvas, 'image/jpeg', quality)) ?? undefined);
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** The part of a photo as a data URL that the shop takes; undefined when it could not be made small enough. */
export async function cutPhoto(image: HTMLImageElement, area: PhotoArea): Promise<string | undefined> {
  const blob = await shrinkToFit(shrinkSteps(Math.min(area.width, area.height)), (step) => drawStep(image, area, step));
  return blob && dataUrlOf(blob);
}
