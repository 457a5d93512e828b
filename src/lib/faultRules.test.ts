import { faultCookie, faultRule, faultRulesIn } from './faultRules';

test('a rule names its fault, its figure and the part of a path', () => {
  expect(faultRule('delay', 800, '')).toBe('delay:800');
  expect(faultRule('500', null, '/order/pay')).toBe('500@/order/pay');
  expect(faultRule('showType', 0, ' /wallet,@; log')).toBe('showType:0@/walletlog');
});

test('rules come back out of the cookie that they were put in', () => {
  const rules = ['delay:800', '500@/order/pay'];
  const cookie = faultCookie(rules);
  expect(cookie).toBe('shopFault=delay%3A800%2C500%40%2Forder%2Fpay; path=/; samesite=lax');
  expect(faultRulesIn(`a=1; ${cookie.split(';')[0]}; b=2`)).toEqual(rules);
});

test('no rules end the cookie', () => {
  expect(faultCookie([])).toBe('shopFault=; path=/; samesite=lax; max-age=0');
  expect(faultRulesIn('')).toEqual([]);
  expect(faultRulesIn('shopFault=; myshopFault=500')).toEqual([]);
  expect(faultRulesIn('shopFault=%E0%A4%A')).toEqual(['%E0%A4%A']);
});
