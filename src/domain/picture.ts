/** A picture as the contract has it, and the check of its source, which is data and therefore hostile. */
export interface Picture {
  src: string;
  alt: string;
  fit: 'cutout' | 'photo';
  hue: number;
}

/** The source if it is an inner path, an https address or an embedded raster picture; else undefined. */
export function safePictureSource(source: string): string | undefined {
  if (/^\/(?![/\\])[^\\]*$/.test(source)) return source;
  if (/^https:\/\/[^/\\\s]+/i.test(source)) return source;
  if (/^data:image\/(png|jpeg|webp|avif);base64,[\w+/=]+$/.test(source)) return source;
  return undefined;
}

/** Px of the widths that an image service is asked for; the browser takes the one that fits tile and screen. */
const servedWidths = [160, 320, 640, 1280] as const;

/**
 * Address and choice of widths of a picture. With `template`, the address of an operator's image service in which `{src}`
 * stands for the picture and `{width}` for the width in px, the service is asked; embedded pictures and those of an empty
 * template are shown as they are.
 */
export function pictureAddresses(source: string, template: string): { src: string; srcSet?: string; sizes?: string } {
  if (!template || source.startsWith('data:')) return { src: source };
  const at = (width: number) => template.replaceAll('{src}', () => encodeURIComponent(source)).replaceAll('{width}', String(width));
  return { src: at(320), srcSet: servedWidths.map((width) => `${at(width)} ${width}w`).join(', '), sizes: 'auto, (min-width: 768px) 320px, 50vw' };
}
