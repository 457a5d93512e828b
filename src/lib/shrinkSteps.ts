/** Makes a photo small enough to send: reduces its quality, then its size, until its data URL fits. */

export interface ShrinkStep {
  /** Pixels of the longer side. */
  side: number;
  /** Encoder quality, 0 to 1. */
  quality: number;
}

/** How large a photo may be. */
export interface PhotoLimits {
  /** Pixels of the longer side that are tried, largest first. */
  sidesPx: readonly number[];
  /** Maximum length of the data URL. */
  maxCharacters: number;
}

/** An avatar: 512 px is sharp in the largest circle on high-density screens. */
export const avatarLimits: PhotoLimits = { sidesPx: [512, 384, 256, 160, 96], maxCharacters: 100_000 };
/** A photo of a product, on which damage can be recognized. Three of them fit in a request. */
export const evidenceLimits: PhotoLimits = { sidesPx: [1024, 800, 640, 480, 320], maxCharacters: 70_000 };

const encoderQualities = [0.86, 0.74, 0.6, 0.45] as const;

/** The steps for a photo whose longer side has `side` px, best first. A photo is never enlarged. */
export function shrinkSteps(side: number, sidesPx: readonly number[]): readonly ShrinkStep[] {
  const own = Math.min(sidesPx[0] ?? side, Math.max(1, Math.floor(side)));
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
  max: number,
): Promise<Blob | undefined> {
  for (const step of steps) {
    const blob = await encode(step);
    if (blob && dataUrlLength(blob.type, blob.size) <= max) return blob;
  }
  return undefined;
}
