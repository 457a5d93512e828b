/** The faults that this browser requests from the demo shop: rules such as `500@/order/pay`, stored in a cookie. */
const cookieName = 'shopFault';

/**
 * Formats a rule. `figure` follows a colon; `part` limits the rule to paths that contain it. Characters that cannot be
 * in a path are removed.
 */
export function faultRule(kind: string, figure: number | null, part: string): string {
  const fragment = part.replace(/[^\w/.-]/g, '');
  return kind + (figure === null ? '' : `:${figure}`) + (fragment && `@${fragment}`);
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The rules in a cookie header or `document.cookie`, in their order. */
export function faultRulesIn(cookies: string): readonly string[] {
  const pair = cookies.split(';').find((one) => one.trim().startsWith(`${cookieName}=`));
  return decodeOrKeep(pair?.trim().slice(cookieName.length + 1) ?? '')
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
}

/**
 * The text to assign to `document.cookie` to set these rules until the browser closes; without rules it removes the
 * cookie.
 */
export function faultCookie(rules: readonly string[]): string {
  const end = rules.length === 0 ? '; max-age=0' : '';
  return `${cookieName}=${encodeURIComponent(rules.join(','))}; path=/; samesite=lax${end}`;
}
