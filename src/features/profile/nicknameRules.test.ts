import * as v from 'valibot';
import { nickname } from '@/api/profile';
import { nicknameLength, isNicknameRefused, getNicknameError } from './nicknameRules';

const texts = [
  '',
  '   ',
  'Mei',
  '  Mei  ',
  '林',
  'x'.repeat(24),
  'x'.repeat(25),
  ` ${'x'.repeat(24)} `,
  '🦊'.repeat(24),
  '🦊'.repeat(25),
  '柿'.repeat(24),
  '柿'.repeat(25),
];

describe('a nickname', () => {
  test('counts characters, not what a computer stores for them, and no spaces around them', () => {
    expect(nicknameLength(' 小柿🦊 ')).toBe(3);
  });

  test('has 1 to 24 of them', () => {
    expect(texts.map(getNicknameError)).toEqual([
      'missing',
      'missing',
      undefined,
      undefined,
      undefined,
      undefined,
      'tooLong',
      undefined,
      undefined,
      'tooLong',
      undefined,
      'tooLong',
    ]);
  });

  test('is refused here exactly when the contract refuses it', () => {
    for (const text of texts)
      expect([text, v.is(nickname, text)]).toEqual([text, getNicknameError(text) === undefined]);
  });
});

describe('a refusal of the shop', () => {
  const refusal = (errorCode: string, fields: unknown) =>
    isNicknameRefused({ kind: 'business', errorCode, message: '', data: { fields } });

  test('is read when it is about the nickname', () => {
    expect(refusal('VALIDATION', { nickname: 'tooShort' })).toBe('missing');
    expect(refusal('VALIDATION', { nickname: 'tooLong' })).toBe('tooLong');
    expect(refusal('VALIDATION', { nickname: 'somethingNew' })).toBe('invalid');
  });

  test('about anything else is none of the nickname', () => {
    expect(refusal('VALIDATION', { avatar: 'invalid' })).toBeUndefined();
    expect(refusal('VALIDATION', null)).toBeUndefined();
    expect(refusal('INTERNAL', { nickname: 'tooLong' })).toBeUndefined();
    expect(isNicknameRefused({ kind: 'notDone' })).toBeUndefined();
  });
});
