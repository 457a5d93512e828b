import { isScreenOn } from '@/lib/routes';
/**
 * The sections of the desktop's mine page, in menu order. The last one opened is stored under the key `index` (spec
 * section 3).
 */
export const accountSections = [
  'profile',
  'inbox',
  'orders',
  'wallet',
  'coupons',
  'tickets',
  'redeem',
  'addresses',
  'promotion',
  'service',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** The section to open, of those that the shop has: that of the URL, else the last one opened, else orders. Both inputs are untrusted. */
export function accountSectionToOpen(requested: string | undefined, last: string | undefined): AccountSection {
  const sections = accountSections.filter(isScreenOn);
  return sections.find((one) => one === requested) ?? sections.find((one) => one === last) ?? 'orders';
}
