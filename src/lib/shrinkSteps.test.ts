import { avatarLimits, dataUrlLength, shrinkSteps, shrinkToFit, type ShrinkStep } from './shrinkSteps';

const photo = (bytes: number, type = 'image/webp') => new Blob([new Uint8Array(bytes)], { type });
/** An encoder whose output has one byte per pixel at the best quality. */
const richly = ({ side, quality }: ShrinkStep) => Promise.resolve(photo(Math.round(side * side * quality)));

const stepsOf = (side: number) => shrinkSteps(side, avatarLimits.sidesPx);

describe('the steps by which a photo is made smaller', () => {
  test('begin with the best and lose quality before size', () => {
    const steps = stepsOf(3000);
    expect(steps.slice(0, 5)).toEqual([
      { side: 512, quality: 0.86 },
      { side: 512, quality: 0.74 },
      { side: 512, quality: 0.6 },
      { side: 512, quality: 0.45 },
      { side: 384, quality: 0.86 },
    ]);
    expect(steps.at(-1)).toEqual({ side: 96, quality: 0.45 });
  });

  test.each([3000, 512, 400, 256, 97, 64])('never enlarge a square of %i px', (side) => {
    const tried = stepsOf(side).map((step) => step.side);
    expect(Math.max(...tried)).toBe(Math.min(512, side));
    expect(tried).toEqual([...tried].sort((one, other) => other - one));
  });
});

describe('a photo that is sent', () => {
  test('is as long as its data URL', async () => {
    for (const bytes of [0, 1, 2, 3, 1000]) {
      const url = `data:image/webp;base64,${Buffer.from(new Uint8Array(bytes)).toString('base64')}`;
      expect(dataUrlLength('image/webp', bytes)).toBe(url.length);
    }
  });

  test('is the first that fits into 100 kB', async () => {
    const fitted = await shrinkToFit(stepsOf(3000), richly, avatarLimits.maxCharacters);
    expect(fitted?.size).toBe(Math.round(384 * 384 * 0.45));
    expect(dataUrlLength('image/webp', fitted?.size ?? 0)).toBeLessThanOrEqual(avatarLimits.maxCharacters);
  });

  test('is not there when nothing fits, or nothing can be encoded', async () => {
    expect(await shrinkToFit(stepsOf(3000), richly, 100)).toBeUndefined();
    expect(await shrinkToFit(stepsOf(3000), () => Promise.resolve(undefined), 100)).toBeUndefined();
  });
});
