/**
 * Faults on demand, so that every screen can be seen failing: header `x-shop-fault`, query or cookie `shopFault`, in that
 * order. One or several, divided by commas, each as a rule with an optional `@path-fragment`: `500@/order/pay,delay:800`.
 */
import type { ShopRequest } from './transport';

export type Fault =
  | { kind: 'delay'; ms: number }
  | { kind: 'offline' }
  | { kind: 'lost' }
  | { kind: 'showType'; showType: number }
  | { kind: '401' }
  | { kind: '500' }
  | { kind: '502html' }
  | { kind: 'malformed' }
  | { kind: 'wrongTypes' };

/** No transport holds an answer back for longer. */
const MOST_DELAY_MS = 120_000;

/** The faults that this request asks for. What nobody understands is passed over. */
export function faultsOf(request: ShopRequest): Fault[] {
  const wish = request.headers['x-shop-fault'] ?? request.query.shopFault ?? cookieOf(request.headers.cookie, 'shopFault') ?? '';
  return wish.split(',').flatMap((rule) => {
    const [name = '', fragment = ''] = rule.trim().split('@');
    return request.path.includes(fragment) ? (faultNamed(name) ?? []) : [];
  });
}

function faultNamed(name: string): Fault | undefined {
  const [kind, figure] = name.split(':');
  const number = figure !== undefined && /^\d{1,9}$/.test(figure) ? Number(figure) : undefined;
  switch (kind) {
    case 'delay':
      return number === undefined ? undefined : { kind, ms: Math.min(number, MOST_DELAY_MS) };
    case 'showType':
      return number === undefined ? undefined : { kind, showType: number };
    case 'offline':
    case 'lost':
    case '401':
    case '500':
    case '502html':
    case 'malformed':
    case 'wrongTypes':
      return { kind };
    default:
      return undefined;
  }
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value !== undefined) return decoded(value);
  }
  return undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The same data with every text a number and every number a text: what a client must not trust. */
export function withWrongTypes(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWrongTypes(inner)]));
}

/** JSON that breaks off in the middle. */
export const broken = (body: unknown): { raw: string } => {
  const text = JSON.stringify(body);
  return { raw: text.slice(0, Math.max(1, Math.floor(text.length / 2))) };
};
