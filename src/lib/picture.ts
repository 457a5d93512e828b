import { isPictureSource } from './webAddress';

/** A picture of the contract, and the check of its source, which is untrusted. */
export interface Picture {
  src: string;
  alt: string;
  fit: 'cutout' | 'photo';
  hue: number;
}

/**
 * The address of a picture of the API: a path below the API, an https URL or an embedded raster image; undefined for anything
 * else. It is no source any more: a path must not get its beginning twice.
 */
export function safePictureSource(source: string): string | undefined {
  if (!isPictureSource(source)) return undefined;
  return source.startsWith('/') ? API_ROOT + source : source;
}

/** Widths in px that are requested from an image service; the browser picks one for the tile and the screen. */
const requestedWidthsPx = [160, 320, 640, 1280] as const;

/**
 * `src` and `srcSet` of a picture. `template` is the URL of an operator's image service: `{src}` is replaced by the
 * picture's source, `{width}` by the width in px. Embedded pictures, and all pictures with an empty template, are used
 * unchanged.
 */
export function pictureUrls(source: string, template: string): { src: string; srcSet?: string; sizes?: string } {
  if (!template || source.startsWith('data:')) return { src: source };
  const at = (width: number) =>
    template.replaceAll('{src}', () => encodeURIComponent(source)).replaceAll('{width}', String(width));
  return {
    src: at(320),
    srcSet: requestedWidthsPx.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: 'auto, (min-width: 768px) 320px, 50vw',
  };
}
