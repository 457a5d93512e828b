import { sectionToOpen } from './accountSections';

describe('the section that the mine page opens', () => {
  test('is the one of the address', () => expect(sectionToOpen('coupons', 'addresses')).toBe('coupons'));
  test('is the one opened last when the address names none', () =>
    expect(sectionToOpen(undefined, 'wallet')).toBe('wallet'));
  test('is orders at first, and when both are garbage', () => {
    expect(sectionToOpen(undefined, undefined)).toBe('orders');
    expect(sectionToOpen('<b>', 'walletx')).toBe('orders');
  });
});
