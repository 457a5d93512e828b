/** A photo that is chosen, previewed and cropped, on this device only. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { getFileError, getSizeError, type PhotoError } from './photoRules';
import { shrinkSteps, shrinkToFit, type ShrinkStep } from './shrinkSteps';

type PhotoState =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'refused'; fieldError: PhotoError }
  /** Ready for cropping; `url` shows it, `area` is the crop area once it is known. */
  | { status: 'ready' | 'cutting'; url: string; image: HTMLImageElement; area?: PhotoArea };

export function usePhoto() {
  const [state, setState] = useState<PhotoState>({ status: 'none' });
  /** Number of the last chosen photo: it wins even when an earlier one loads longer. */
  const turn = useRef(0);
  const held = useRef<string>(undefined);

  const letGo = useCallback(() => {
    if (held.current) URL.revokeObjectURL(held.current);
    held.current = undefined;
  }, []);
  useEffect(() => letGo, [letGo]);

  const refuse = (fieldError: PhotoError) => {
    letGo();
    setState({ status: 'refused', fieldError });
    return false;
  };

  /** Reads a file. Resolves to whether it can be cropped. */
  const take = async (file: File): Promise<boolean> => {
    const mine = (turn.current += 1);
    const why = getFileError(file);
    if (why) return refuse(why);
    setState({ status: 'reading' });
    const url = URL.createObjectURL(file);
    const image = await readPhoto(url).catch(() => undefined);
    if (mine !== turn.current) {
      URL.revokeObjectURL(url);
      return false;
    }
    letGo();
    held.current = url;
    if (!image) return refuse('unreadable');
    const small = getSizeError({ width: image.naturalWidth, height: image.naturalHeight });
    if (small) return refuse(small);
    setState({ status: 'ready', url, image });
    return true;
  };

  /** Sets the crop area. */
  const setArea = useCallback((area: PhotoArea) => setState((now) => ('url' in now ? { ...now, area } : now)), []);

  /** Crops the photo. Resolves to a data URL, or to undefined when that failed. */
  const cut = async (): Promise<string | undefined> => {
    if (state.status !== 'ready' || !state.area) return undefined;
    setState({ ...state, status: 'cutting' });
    const avatar = await cropPhoto(state.image, state.area).catch(() => undefined);
    if (avatar === undefined) refuse('notShrunk');
    else {
      letGo();
      setState({ status: 'none' });
    }
    return avatar;
  };

  /** Discards the photo; an error of the last photo stays visible. */
  const drop = useCallback(() => {
    letGo();
    setState((now) => ('url' in now ? { status: 'none' } : now));
  }, [letGo]);
  /** Clears everything, because something else was chosen. */
  const reset = useCallback(() => {
    turn.current += 1;
    letGo();
    setState({ status: 'none' });
  }, [letGo]);

  return {
    /** URL of the photo that is being cropped; undefined without one. */
    url: 'url' in state ? state.url : undefined,
    fieldError: state.status === 'refused' ? state.fieldError : undefined,
    isReading: state.status === 'reading',
    isCutting: state.status === 'cutting',
    canCut: state.status === 'ready' && state.area !== undefined,
    take,
    setArea,
    cut,
    drop,
    reset,
  };
}

/** Decodes, crops and shrinks photos in the browser. Only the result is uploaded. */

/** A crop area in pixels of the upright photo. */
interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Decodes a photo. Throws when the browser cannot. An image element applies the EXIF orientation. */
async function readPhoto(url: string): Promise<HTMLImageElement> {
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
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
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

/** The crop area as a data URL that the API accepts; undefined when it could not be made small enough. */
async function cropPhoto(image: HTMLImageElement, area: PhotoArea): Promise<string | undefined> {
  const blob = await shrinkToFit(shrinkSteps(Math.min(area.width, area.height)), (step) =>
    drawShrinkStep(image, area, step),
  );
  return blob && dataUrlOf(blob);
}
