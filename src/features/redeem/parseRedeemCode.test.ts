import { parseRedeemCode } from './parseRedeemCode';

describe('a redeem code is understood', () => {
  test.each([
    ['TICKET-CINEMA', 'TICKET-CINEMA'],
    ['ticket-cinema', 'TICKET-CINEMA'],
    ['  ticket   cinema ', 'TICKET-CINEMA'],
    ['m-o-n-e-y – please', 'M-O-N-E-Y-PLEASE'],
    ['ＢＡＬＡＮＣＥ－２０', 'BALANCE-20'],
    ['balance—20', 'BALANCE-20'],
    ['k7qf 2mxa 9trb 4xyz', 'K7QF-2MXA-9TRB-4XYZ'],
    ['K7QF2MXA9TRB4XYZ', 'K7QF2MXA9TRB4XYZ'],
    ['xv2r3u37 vhbr hc3a', 'XV2R3U37-VHBR-HC3A'],
    ['xv2r3u37\nvhbr\u00a0\u200bhc3a', 'XV2R3U37-VHBR-HC3A'],
    ['“TICKET-WHEEL”', 'TICKET-WHEEL'],
    ['TICKET-WHEEL.', 'TICKET-WHEEL'],
    ['gift', 'GIFT'],
  ])('as typed: "%s"', (typed, code) => expect(parseRedeemCode(typed)).toBe(code));

  test.each([
    ['Your code: TICKET-CINEMA. Enjoy the film!', 'TICKET-CINEMA'],
    ['your code is BALANCE-20', 'BALANCE-20'],
    ['Here it is, use it soon: k7QF-2MXA-9TRB-4XYZ (valid for a year)', 'K7QF-2MXA-9TRB-4XYZ'],
    ['Your gift card: K7QF 2MXA 9TRB 4XYZ', 'K7QF-2MXA-9TRB-4XYZ'],
    ['【柿集】您的兑换码是 TICKET-CINEMA，有效期 30 天。', 'TICKET-CINEMA'],
    ['兑换码：ｋ７ｑｆ２ｍｘａ', 'K7QF2MXA'],
    ['Say WELCOME, and come in', 'WELCOME'],
    ['Your code: xv2r3u37 vhbr hc3a', 'XV2R3U37-VHBR-HC3A'],
    ['TICKET-CINEMA, valid until: monday 5pm', 'TICKET-CINEMA'],
    ['use k7qf2mxa in 2 weeks', 'K7QF2MXA'],
  ])('in a message: "%s"', (typed, code) => expect(parseRedeemCode(typed)).toBe(code));

  test.each(['', '   ', '---', '。。。', '🎟️'])('as none: "%s"', (typed) => expect(parseRedeemCode(typed)).toBe(''));

  test('also out of far too much text, in no time', () => {
    const started = performance.now();
    expect(parseRedeemCode(`TICKET-CINEMA ${'a-'.repeat(200_000)}`)).not.toBe('');
    expect(performance.now() - started).toBeLessThan(200);
  });
});
