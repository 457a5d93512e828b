import { fitsMask } from './fitsMask';

describe('a phone that the shop shows in part', () => {
  test('is fitted by itself', () => {
    expect(fitsMask('+14155550134', '+1 415 ••• 0134')).toBe(true);
    expect(fitsMask('+8613812345678', '+86 138****5678')).toBe(true);
    expect(fitsMask('+447700900123', '+44 (770) xxx-xx-123')).toBe(true);
    expect(fitsMask('+14155550134', '+1 415 555 0134')).toBe(true);
  });

  test('is not fitted by another', () => {
    expect(fitsMask('+14155550135', '+1 415 ••• 0134')).toBe(false);
    expect(fitsMask('+14165550134', '+1 415 ••• 0134')).toBe(false);
    expect(fitsMask('+4415550134', '+1 415 ••• 0134')).toBe(false);
    expect(fitsMask('+14155550135', '+1 415 555 0134')).toBe(false);
  });

  test('fits nobody when nothing of it is shown', () => {
    expect(fitsMask('+14155550134', '•••')).toBe(false);
    expect(fitsMask('+14155550134', '')).toBe(false);
    expect(fitsMask('+14155550134', '+••••')).toBe(false);
  });

  test('cannot be one whose ends overlap', () => {
    expect(fitsMask('+14150134', '+1 4150 ••• 50134')).toBe(false);
  });
});
