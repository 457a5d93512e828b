import { matchesMaskedPhone } from './matchesMaskedPhone';

describe('a phone that the shop shows in part', () => {
  test('is fitted by itself', () => {
    expect(matchesMaskedPhone('+14155550134', '+1 415 ••• 0134')).toBe(true);
    expect(matchesMaskedPhone('+8613812345678', '+86 138****5678')).toBe(true);
    expect(matchesMaskedPhone('+447700900123', '+44 (770) xxx-xx-123')).toBe(true);
    expect(matchesMaskedPhone('+14155550134', '+1 415 555 0134')).toBe(true);
  });

  test('is not fitted by another', () => {
    expect(matchesMaskedPhone('+14155550135', '+1 415 ••• 0134')).toBe(false);
    expect(matchesMaskedPhone('+14165550134', '+1 415 ••• 0134')).toBe(false);
    expect(matchesMaskedPhone('+4415550134', '+1 415 ••• 0134')).toBe(false);
    expect(matchesMaskedPhone('+14155550135', '+1 415 555 0134')).toBe(false);
  });

  test('fits no one when nothing of it is shown', () => {
    expect(matchesMaskedPhone('+14155550134', '•••')).toBe(false);
    expect(matchesMaskedPhone('+14155550134', '')).toBe(false);
    expect(matchesMaskedPhone('+14155550134', '+••••')).toBe(false);
  });

  test('cannot be one whose ends overlap', () => {
    expect(matchesMaskedPhone('+14150134', '+1 4150 ••• 50134')).toBe(false);
  });
});
