import { callingCodeOf, formatPhone, readPhone, splitPhone, initialCallingCode } from './phone';

describe('a typed phone number', () => {
  test.each([
    ['+1', '415 555 0134', '+14155550134'],
    ['+1', '(415) 555-0134', '+14155550134'],
    ['+1', '1 415 555 0134', '+14155550134'],
    ['+1', '+1 (415) 555-0134', '+14155550134'],
    ['+1', '+86 138 0013 8000', '+8613800138000'],
    ['+1', '0086 13800138000', '+8613800138000'],
    ['+86', '138-0013-8000', '+8613800138000'],
    ['+86', '86 138 0013 8000', '+8613800138000'],
    ['+86', '１３８００１３８０００', '+8613800138000'],
    ['+86', '0755-86013388', '+8675586013388'],
    // Begins like the calling code, which would leave too few digits for a number.
    ['+86', '8612345678', '+868612345678'],
    // A calling code that is in the number itself is not left out twice.
    ['+1', '+65 6512 3456', '+6565123456'],
    ['+852', '+44 1234 567890', '+441234567890'],
    ['+44', '07700 900123', '+447700900123'],
    ['+39', '06 698 1234', '+39066981234'],
    ['+852', '9123 4567', '+85291234567'],
    // The longest number of E.164 has 15 digits.
    ['+44', '1234567890123', '+441234567890123'],
    ['+358', '123456789012', '+358123456789012'],
  ])('%s %s is %s', (callingCode, text, phone) => expect(readPhone(callingCode, text)).toEqual({ phone }));

  test.each([
    ['+1', '', 'missing'],
    ['+1', '   ', 'missing'],
    ['+1', '555 0134', 'tooShort'],
    ['+1', '415 555 01345', 'tooLong'],
    ['+1', '415 555 CALL', 'invalid'],
    ['+1', '+', 'invalid'],
    ['+1', '++14155550134', 'invalid'],
    ['+44', '12345', 'tooShort'],
    ['+44', '1'.repeat(30), 'tooLong'],
    ['+86', '1380013800012', 'tooLong'],
    ['+65', '651234567', 'tooLong'],
    ['+44', '12345678901234', 'tooLong'],
    ['+358', '1234567890123', 'tooLong'],
  ])('%s "%s" is refused: %s', (callingCode, text, fieldError) =>
    expect(readPhone(callingCode, text)).toEqual({ fieldError }),
  );

  test('that gets text messages must be a mobile one where they can be distinguished', () => {
    expect(readPhone('+86', '138 0013 8000', { isForTexts: true })).toEqual({ phone: '+8613800138000' });
    expect(readPhone('+86', '138 0013 800', { isForTexts: true })).toEqual({ fieldError: 'tooShort' });
    expect(readPhone('+86', '23800138000', { isForTexts: true })).toEqual({ fieldError: 'invalid' });
    expect(readPhone('+1', '415 555 0134', { isForTexts: true })).toEqual({ phone: '+14155550134' });
  });
});

describe('a number in E.164', () => {
  test.each([
    ['+14155550134', '+1'],
    ['+79161234567', '+7'],
    ['+447700900123', '+44'],
    ['+8613800138000', '+86'],
    ['+85291234567', '+852'],
    ['+6581234567', '+65'],
    ['+358401234567', '+358'],
  ])('%s begins with %s', (phone, code) => expect(callingCodeOf(phone)).toBe(code));

  test('is put apart and together again without loss', () => {
    const { callingCode, number } = splitPhone('+85291234567');
    expect([callingCode, number]).toEqual(['+852', '91234567']);
    expect(readPhone(callingCode, number)).toEqual({ phone: '+85291234567' });
  });

  test.each([
    ['+14155550134', '+1 415 555 0134'],
    ['+8613800138000', '+86 138 0013 8000'],
    ['+6581234567', '+65 8123 4567'],
    ['+61412345678', '+61 412 345 678'],
    ['+1 415 ••• 0134', '+1 415 ••• 0134'],
    ['', ''],
  ])('%s reads %s', (phone, texts) => expect(formatPhone(phone)).toBe(texts));
});

test.each<[string[], Parameters<typeof initialCallingCode>[1], string]>([
  [['+1', '+86'], 'en', '+1'],
  [['+1', '+86'], 'zh-CN', '+86'],
  [['+44', '+1'], 'zh-CN', '+44'],
  [[], 'en', ''],
])('of the calling codes %j a form in %s starts with %p', (codes, language, code) =>
  expect(initialCallingCode(codes, language)).toBe(code),
);
