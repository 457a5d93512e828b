import { callingCodesOf } from './callingCodes';

test('a shop offers the code of its country first, then those of the United States and China', () => {
  expect(callingCodesOf('DE')).toEqual(['+49', '+1', '+86']);
  expect(callingCodesOf('CA')).toEqual(['+1', '+86']);
  expect(callingCodesOf('')).toEqual(['+1', '+86']);
});
