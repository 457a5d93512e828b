/** The sections of the desktop's mine page, in the order of its menu; kept under the key `index` (spec section 3). */
export const mineSections = ['profile', 'orders', 'wallet', 'coupons', 'tickets', 'redeem', 'addresses', 'promotion', 'service'] as const;
export type MineSection = (typeof mineSections)[number];

/** The section to open: the one of the address, else the one opened last, else orders. Both are untrusted. */
export function sectionToOpen(wanted: string | undefined, last: string | undefined): MineSection {
  return mineSections.find((one) => one === wanted) ?? mineSections.find((one) => one === last) ?? 'orders';
}
