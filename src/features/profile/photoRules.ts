/** Which files can become a photo, before anybody tries to read them as one. */
export type PhotoFault = 'notPicture' | 'empty' | 'tooBig' | 'unreadable' | 'tooSmall' | 'notShrunk';

/** Bytes of a photo that a phone can still hold in memory while it is cut. */
export const mostPhotoBytes = 30_000_000;

/** Pixels of the shorter side; less is a blot in the circle. */
export const leastPhotoSide = 64;

/** Why a file is no photo, by what it says about itself; undefined when it may be one. */
export function whyFileRefused({ type, size }: { type: string; size: number }): PhotoFault | undefined {
  // A file without a type may still be a picture: the decoder knows.
  if (type !== '' && !type.startsWith('image/')) return 'notPicture';
  if (size === 0) return 'empty';
  return size > mostPhotoBytes ? 'tooBig' : undefined;
}

/** Why a picture cannot be cut; undefined when it can. */
export function whySizeRefused({ width, height }: { width: number; height: number }): PhotoFault | undefined {
  return Math.min(width, height) < leastPhotoSide ? 'tooSmall' : undefined;
}
