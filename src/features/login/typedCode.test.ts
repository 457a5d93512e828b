import { typedCode } from './typedCode';

describe('a typed code', () => {
  test.each([
    ['123456', '123456'],
    ['12', '12'],
    ['', ''],
    ['123 456', '123456'],
    ['123-456', '123456'],
    [' 1 2 3 4 5 6 ', '123456'],
    ['12 34 – 56', '123456'],
    ['１２３４５６', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['Persimmon: your code is 123 456. It is valid for 10 minutes.', '123456'],
    ['【柿集】验证码 654321，10 分钟内有效，请勿告诉他人。', '654321'],
    ['@persimmon.example #428913', '428913'],
  ])('"%s" reads %s', (text, code) => expect(typedCode(text, 6)).toBe(code));

  test('is as long as the API says', () => {
    expect(typedCode('1234567', 4)).toBe('1234');
    expect(typedCode('12345678', 8)).toBe('12345678');
  });
});
