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
