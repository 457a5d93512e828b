/** Which files can be used as a photo, checked before they are decoded. */
export type PhotoError = 'notPicture' | 'empty' | 'tooBig' | 'unreadable' | 'tooSmall' | 'notShrunk';

/** Bytes; a phone can still hold a photo of this size in memory. */
export const MAX_PHOTO_BYTES = 30_000_000;

/** Pixels of the shorter side; a smaller photo is too blurred. */
export const MIN_PHOTO_SIDE = 64;

/** Why a file cannot be used, by its type and size; undefined when it may be. */
export function getFileError({ type, size }: { type: string; size: number }): PhotoError | undefined {
  // A file without a type may still be a picture; the decoder decides.
  if (type !== '' && !type.startsWith('image/')) return 'notPicture';
  if (size === 0) return 'empty';
  return size > MAX_PHOTO_BYTES ? 'tooBig' : undefined;
}

/** Why a picture cannot be cropped; undefined when it can. */
export function getSizeError({ width, height }: { width: number; height: number }): PhotoError | undefined {
  return Math.min(width, height) < MIN_PHOTO_SIDE ? 'tooSmall' : undefined;
}
