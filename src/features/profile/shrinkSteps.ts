/** Makes a photo small enough to send: reduces its quality, then its size, until its data URL fits. */

/** Maximum length of the data URL: 100 kB. */
export const MAX_AVATAR_CHARACTERS = 100_000;

export interface ShrinkStep {
  /** Side length in pixels. */
  side: number;
  /** Encoder quality, 0 to 1. */
  quality: number;
}

/** 512 px is sharp in the largest circle on high-density screens. */
const sidesPx = [512, 384, 256, 160, 96] as const;
const encoderQualities = [0.86, 0.74, 0.6, 0.45] as const;

/** The steps for a square of `side` px, best first. A photo is never enlarged. */
export function shrinkSteps(side: number): readonly ShrinkStep[] {
  const own = Math.min(sidesPx[0], Math.max(1, Math.floor(side)));
  const tried = [own, ...sidesPx.filter((one) => one < own)];
  return tried.flatMap((one) => encoderQualities.map((quality) => ({ side: one, quality })));
}

/** Length of the data URL of this many bytes. */
export const dataUrlLength = (type: string, bytes: number): number =>
  `data:${type};base64,`.length + 4 * Math.ceil(bytes / 3);

/**
 * The first encoding whose data URL fits, or undefined when none does. `encode` encodes one step; undefined means that
 * the browser lacks the encoder.
 */
export async function shrinkToFit(
  steps: readonly ShrinkStep[],
  encode: (step: ShrinkStep) => Promise<Blob | undefined>,
  max = MAX_AVATAR_CHARACTERS,
): Promise<Blob | undefined> {
  for (const step of steps) {
    const blob = await encode(step);
    if (blob && dataUrlLength(blob.type, blob.size) <= max) return blob;
  }
  return undefined;
}
