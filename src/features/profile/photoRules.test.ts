import { mostPhotoBytes, whyFileRefused, whySizeRefused } from './photoRules';

describe('a file for a photo', () => {
  test('is a picture, or does not say what it is', () => {
    expect(whyFileRefused({ type: 'image/jpeg', size: 5_000_000 })).toBeUndefined();
    expect(whyFileRefused({ type: 'image/heic', size: 1 })).toBeUndefined();
    expect(whyFileRefused({ type: '', size: 1 })).toBeUndefined();
    expect(whyFileRefused({ type: 'application/pdf', size: 1 })).toBe('notPicture');
    expect(whyFileRefused({ type: 'text/html', size: 1 })).toBe('notPicture');
  });

  test('holds something, and no more than the device can', () => {
    expect(whyFileRefused({ type: 'image/png', size: 0 })).toBe('empty');
    expect(whyFileRefused({ type: 'image/png', size: mostPhotoBytes })).toBeUndefined();
    expect(whyFileRefused({ type: 'image/png', size: mostPhotoBytes + 1 })).toBe('tooBig');
  });

  test('has enough pixels on its shorter side', () => {
    expect(whySizeRefused({ width: 4000, height: 64 })).toBeUndefined();
    expect(whySizeRefused({ width: 4000, height: 63 })).toBe('tooSmall');
    expect(whySizeRefused({ width: 0, height: 0 })).toBe('tooSmall');
  });
});
