import { MAX_PHOTO_BYTES, getFileError, getSizeError } from './photoRules';

describe('a file for a photo', () => {
  test('is a picture, or does not say what it is', () => {
    expect(getFileError({ type: 'image/jpeg', size: 5_000_000 })).toBeUndefined();
    expect(getFileError({ type: 'image/heic', size: 1 })).toBeUndefined();
    expect(getFileError({ type: '', size: 1 })).toBeUndefined();
    expect(getFileError({ type: 'application/pdf', size: 1 })).toBe('notPicture');
    expect(getFileError({ type: 'text/html', size: 1 })).toBe('notPicture');
  });

  test('holds something, and no more than the device can', () => {
    expect(getFileError({ type: 'image/png', size: 0 })).toBe('empty');
    expect(getFileError({ type: 'image/png', size: MAX_PHOTO_BYTES })).toBeUndefined();
    expect(getFileError({ type: 'image/png', size: MAX_PHOTO_BYTES + 1 })).toBe('tooBig');
  });

  test('has enough pixels on its shorter side', () => {
    expect(getSizeError({ width: 4000, height: 64 })).toBeUndefined();
    expect(getSizeError({ width: 4000, height: 63 })).toBe('tooSmall');
    expect(getSizeError({ width: 0, height: 0 })).toBe('tooSmall');
  });
});
