import { act, renderHook } from '@testing-library/react';
import type { Picture } from '@/lib/picture';
import { usePictureLimit } from './pictureLimit';

const picture = (name: string, fit: Picture['fit'] = 'photo'): Picture => ({
  src: `https://pictures.example/${name}.webp`,
  alt: name,
  hue: 30,
  fit,
});

/** The files that the page loads, in order. */
let files: { src: string; naturalWidth: number; onload: (() => void) | null }[];
const original = globalThis.Image;
beforeEach(() => {
  files = [];
  globalThis.Image = class {
    src = '';
    naturalWidth = 0;
    onload: (() => void) | null = null;
    constructor() {
      files.push(this);
    }
  } as unknown as typeof Image;
});
afterEach(() => {
  globalThis.Image = original;
});
const load = (file: (typeof files)[number] | undefined, width: number) =>
  act(() => {
    if (file) file.naturalWidth = width;
    file?.onload?.();
  });

test.each([
  ['photo', 1_500],
  ['cutout', 2_500],
] as const)('a %s of 1000 px is sharp up to %i px, which is known once it is loaded', (fit, limit) => {
  const { result } = renderHook(() => usePictureLimit(picture('one', fit)));
  expect(result.current).toBeUndefined();
  load(files[0], 1_000);
  expect(result.current).toBe(limit);
});

test('the limit is that of the visible picture, also when the one before loads later or is shown again', () => {
  let name = 'one';
  const { result, rerender } = renderHook(() => usePictureLimit(picture(name)));
  name = 'two';
  rerender();
  expect(files[0]?.onload).toBeNull();
  load(files[1], 2_000);
  expect(result.current).toBe(3_000);
  name = 'one';
  rerender();
  expect(result.current).toBeUndefined();
  load(files[2], 100);
  expect(result.current).toBe(150);
  name = 'two';
  rerender();
  expect(result.current).toBe(3_000);
});

test('nothing is loaded without a picture', () => {
  const { result } = renderHook(() => usePictureLimit(undefined));
  expect([result.current, files]).toEqual([undefined, []]);
});
