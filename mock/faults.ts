/**
 * Injected faults, for tests and demos of error states. A request sets them in the header `x-shop-fault`, or in the query
 * or cookie `shopFault`; the first of these counts. Rules are separated by commas. A rule is a fault with an optional
 * part of a path: `500@/order/pay,delay:800`.
 */
import type { ShopRequest } from '../shop/transport';

/** A fault. `demoGuide.ts` describes the effect of each kind. */
export type Fault =
  | { kind: 'delay'; ms: number }
  | { kind: 'offline' }
  | { kind: 'lost' }
  | { kind: 'showType'; showType: number }
  | { kind: '401' }
  | { kind: '500' }
  | { kind: '502html' }
  | { kind: 'malformed' }
  | { kind: 'wrongTypes' }
  | { kind: PaymentFault };

/** A fault that only payments have. The response itself is intact. `delivered`: a paid order arrives at once. */
export type PaymentFault = 'declined' | 'silent' | 'delivered';

/** Longest delay of a response (ms). */
const MAX_DELAY_MS = 120_000;

/** Returns the faults that this request sets for its path. Skips invalid rules. */
export function parseFaults(request: ShopRequest): Fault[] {
  const header =
    request.headers['x-shop-fault'] ?? request.query.shopFault ?? getCookie(request.headers.cookie, 'shopFault') ?? '';
  return header.split(',').flatMap((rule) => {
    const [name = '', fragment = ''] = rule.trim().split('@');
    return request.path.includes(fragment) ? (parseFault(name) ?? []) : [];
  });
}

/** Whether a fault only changes how a payment ends. */
export const isPaymentFault = (fault: Fault): fault is { kind: PaymentFault } =>
  fault.kind === 'declined' || fault.kind === 'silent' || fault.kind === 'delivered';

/** Returns the fault of payments that this request sets for its path. */
export const getPaymentFault = (request: ShopRequest): PaymentFault | undefined =>
  parseFaults(request).find(isPaymentFault)?.kind;

function parseFault(name: string): Fault | undefined {
  const [kind, figure] = name.split(':');
  const number = figure !== undefined && /^\d{1,9}$/.test(figure) ? Number(figure) : undefined;
  switch (kind) {
    case 'delay':
      return number === undefined ? undefined : { kind, ms: Math.min(number, MAX_DELAY_MS) };
    case 'showType':
      return number === undefined ? undefined : { kind, showType: number };
    case 'offline':
    case 'lost':
    case '401':
    case '500':
    case '502html':
    case 'malformed':
    case 'wrongTypes':
    case 'declined':
    case 'silent':
    case 'delivered':
      return { kind };
    default:
      return undefined;
  }
}

function getCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value !== undefined) return decodeOrKeep(value);
  }
  return undefined;
}

function decodeOrKeep(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Returns the data with wrong types: strings become numbers, numbers and booleans become strings. */
export function swapTypes(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swapTypes(inner)]));
}

/** Returns the first half of the JSON of `body`, which is invalid JSON. */
export const truncateJson = (body: unknown): { raw: string } => {
  const text = JSON.stringify(body);
  return { raw: text.slice(0, Math.max(1, Math.floor(text.length / 2))) };
};
