/**
 * Whether a phone (E.164) can be the one that the shop shows in part: `+14155550134` and `+1 415 ••• 0134`. Nobody can be
 * sure of what is hidden, so this is a reason to ask, never one to refuse.
 */
export function fitsMask(phone: string, masked: string): boolean {
  const parts = masked.replace(/[^\d+•*·…xX]/g, '').split(/[^\d+]+/);
  const [start = '', end = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return start !== '' && phone === start;
  return start.length + end.length > 2 && phone.length >= start.length + end.length && phone.startsWith(start) && phone.endsWith(end);
}
