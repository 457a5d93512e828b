/** The faults that this browser asks the demo shop for: rules such as `500@/order/pay`, kept in a cookie. */
const cookieName = 'shopFault';

/** Writes a rule. `figure` stands behind a colon; `part` limits it to paths that contain it, stripped of what no path has. */
export function faultRule(kind: string, figure: number | null, part: string): string {
  const fragment = part.replace(/[^\w/.-]/g, '');
  return kind + (figure === null ? '' : `:${figure}`) + (fragment && `@${fragment}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The rules in a cookie header or `document.cookie`, in their order. */
export function faultRulesIn(cookies: string): readonly string[] {
  const pair = cookies.split(';').find((one) => one.trim().startsWith(`${cookieName}=`));
  return decoded(pair?.trim().slice(cookieName.length + 1) ?? '').split(',').map((rule) => rule.trim()).filter(Boolean);
}

/** What to assign to `document.cookie` so that these rules hold until the browser is closed; none ends it. */
export function faultCookie(rules: readonly string[]): string {
  const end = rules.length === 0 ? '; max-age=0' : '';
  return `${cookieName}=${encodeURIComponent(rules.join(','))}; path=/; samesite=lax${end}`;
}
