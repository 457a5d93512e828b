/** How a photo is made small enough to send: first by quality, then by size, until its data URL fits. */

/** Characters of a data URL that are sent at most: 100 kB. */
export const mostAvatarCharacters = 100_000;

export interface ShrinkStep {
  /** Pixels of each side. */
  side: number;
  /** 0 to 1, as canvas encoders take it. */
  quality: number;
}

/** 512 px is sharp in the largest circle we draw on the densest screens. */
const sides = [512, 384, 256, 160, 96] as const;
const qualities = [0.86, 0.74, 0.6, 0.45] as const;

/** The steps for a square of `side` px of the photo, the best first. A photo is never enlarged. */
export function shrinkSteps(side: number): readonly ShrinkStep[] {
  const own = Math.min(sides[0], Math.max(1, Math.floor(side)));
  const tried = [own, ...sides.filter((one) => one < own)];
  return tried.flatMap((one) => qualities.map((quality) => ({ side: one, quality })));
}

/** Characters of the data URL of so many bytes. */
export const dataUrlLength = (type: string, bytes: number): number => `data:${type};base64,`.length + 4 * Math.ceil(bytes / 3);

/**
 * The first encoding whose data URL fits, or undefined when none does. `encode` draws one step; it may fail with undefined
 * (an encoder that the browser does not have).
 */
export async function shrinkToFit(steps: readonly ShrinkStep[], encode: (step: ShrinkStep) => Promise<Blob | undefined>, most = mostAvatarCharacters): Promise<Blob | undefined> {
  for (const step of steps) {
    const blob = await encode(step);
    if (blob && dataUrlLength(blob.type, blob.size) <= most) return blob;
  }
  return undefined;
}
