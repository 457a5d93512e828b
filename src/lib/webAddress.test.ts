import fc from 'fast-check';
import * as v from 'valibot';
import { redirectUrl } from '@/api/schema/payment';
import { isWebUrl } from './webAddress';
import { picture, target } from '@/api/schema/wire';
import { checkProperty } from '../../tests/setup/property';

test.each([
  'https://pay.example',
  'https://pay.example/p?x=1#y',
  'http://localhost:8000/#/h5/home',
  'HTTPS://pay.example/@customer',
  'https://例子.example/付款',
  'https://[2001:db8::1]:8443/x',
  `https://pay.example/${'x'.repeat(2028)}`,
])('%s can be opened', (text) => expect(isWebUrl(text)).toBe(true));

test.each([
  '',
  'https://',
  'https://[',
  'https://%',
  'https://pay.example:99999/',
  'https://pay example/',
  'https://user@pay.example/',
  'https://user:secret@pay.example/',
  'https://pay.example\\@evil.example/',
  'https:\\\\pay.example',
  'https:pay.example',
  'https:///pay.example',
  '//pay.example',
  '/pay',
  'pay.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://pay.example/1',
  'ftp://pay.example',
  ' https://pay.example',
  'https://pay.example/\n',
  'https://pay.example/\u0000',
  'https://pay.exam\tple/',
  'https://pay.example/a b',
  `https://pay.example/${'x'.repeat(2029)}`,
])('%j can not', (text) => expect(isWebUrl(text)).toBe(false));

test('what is accepted is parsed as http or https without credentials, and nothing throws', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'https://',
      'http://',
      'a.example',
      ':',
      '@',
      '/',
      '\\',
      '[',
      ']',
      '%',
      '%00',
      '99999',
      '?',
      '#',
      '.',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  checkProperty(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      for (const one of [text, `https://${text}`]) {
        if (!isWebUrl(one)) continue;
        const { protocol, username, password, host } = new URL(one);
        expect([/^https?:$/.test(protocol), username, password, host !== '']).toEqual([true, '', '', true]);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('an address of a response that no browser opens costs the address, not the response', () => {
  for (const url of ['https://[', 'https://pay.example:99999/', 'javascript:pay()', '//pay.example']) {
    expect(v.parse(redirectUrl, url)).toBe('');
    expect(v.parse(picture, { src: url }).src).toBe('');
    expect(v.parse(target, { kind: 'url', url })).toEqual({ kind: 'url', url: '' });
  }
  expect(v.parse(redirectUrl, null)).toBeNull();
  expect(v.parse(redirectUrl, '/provider/pay/1?x=%20')).toBe('/provider/pay/1?x=%20');
});
