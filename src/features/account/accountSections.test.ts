import { accountSectionToOpen } from './accountSections';

describe('the section that the mine page opens', () => {
  test('is the one of the address', () => expect(accountSectionToOpen('coupons', 'addresses')).toBe('coupons'));
  test('is the one opened last when the address names none', () =>
    expect(accountSectionToOpen(undefined, 'wallet')).toBe('wallet'));
  test('is orders at first, and when both are garbage', () => {
    expect(accountSectionToOpen(undefined, undefined)).toBe('orders');
    expect(accountSectionToOpen('<b>', 'walletx')).toBe('orders');
  });
});
