/**
 * Whether a phone number (E.164) matches one that the API partly hides: `+14155550134` and `+1 415 ••• 0134`. The
 * hidden digits are unknown, so a match is a reason to ask the customer, not to reject the number.
 */
export function matchesMaskedPhone(phone: string, masked: string): boolean {
  const parts = masked.replace(/[^\d+•*·…xX]/g, '').split(/[^\d+]+/);
  const [start = '', end = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return start !== '' && phone === start;
  return (
    start.length + end.length > 2 &&
    phone.length >= start.length + end.length &&
    phone.startsWith(start) &&
    phone.endsWith(end)
  );
}
