import { setRunTimeSwitches } from '@/lib/features';
import { pathOf } from '@/lib/routes';
import { renderShopHook } from '../../../tests/setup/shopHook';
import type { InboxEntry, OrderUpdate } from './inboxEntries';
import { useInboxLabels } from './useInboxLabels';

const at = Date.parse('2026-11-20T12:00:00Z');
const cup = { name: 'Cup', shipsOn: null };
const lamp = { name: 'Lamp', shipsOn: '2026-12-15' };
const ticket = { kind: 'ticket', ticketId: 't1' };
const orderEntry = (update: OrderUpdate, part: object) =>
  ({
    kind: 'order',
    id: 'e',
    at,
    update,
    order: { id: 'o1', lines: [cup], yields: [], ...part },
  }) as unknown as InboxEntry;
const labelsOf = async (entry: InboxEntry) => (await renderShopHook(useInboxLabels)).now()(entry);
const orderPath = pathOf('h5', 'orders', { id: 'o1' });

afterEach(() => setRunTimeSwitches(undefined));

describe('an entry of an order', () => {
  test.each([
    ['shipped', { lines: [cup] }, 'Cup'],
    ['shipped', { lines: [cup, lamp, cup] }, 'Cup and 2 more'],
    ['shipped', { lines: [] }, ''],
  ] as const)('that is %s with %j is named "%s"', async (update, part, text) => {
    expect(await labelsOf(orderEntry(update, part))).toMatchObject({ title: 'On its way to you', text });
  });

  test.each(['toPay', 'presale'] as const)('of a presale that is %s says when it is sent', async (update) => {
    expect((await labelsOf(orderEntry(update, { lines: [lamp] }))).text).toMatch(/^Lamp · .*Dec 15/);
  });

  test('of a presale that was sent does not say so any more', async () => {
    expect((await labelsOf(orderEntry('shipped', { lines: [lamp] }))).text).toBe('Lamp');
  });

  test('of a refund says how much came back for which order, as far as the API says it', async () => {
    const part = { number: 'P-1', currency: 'USD', returned: { amount: 77_800, name: 'Balance', coupon: false } };
    expect((await labelsOf(orderEntry('refunded', part))).text).toBe('$778.00 · Order P-1 · Cup');
    expect((await labelsOf(orderEntry('refunded', { ...part, returned: null }))).text).toBe('Order P-1 · Cup');
    expect((await labelsOf(orderEntry('shipped', part))).text).toBe('Cup');
  });

  test('leads to its order, and to the ticket when one was delivered', async () => {
    const { now } = await renderShopHook(useInboxLabels);
    const path = (update: OrderUpdate, ...yields: object[]) => now()(orderEntry(update, { yields })).address;
    expect(path('ready', ticket)).toBe(pathOf('h5', 'ticket', { id: 't1' }));
    expect(path('ready', ticket, ticket)).toBe(orderPath);
    expect(path('ready', { kind: 'code', ticketId: null })).toBe(orderPath);
    expect(path('refunded', ticket)).toBe(orderPath);
    setRunTimeSwitches({ tickets: false });
    expect(path('ready', ticket)).toBe(orderPath);
  });
});

test('an entry of a coupon has its name and its last day, and leads to the coupons', async () => {
  const coupon = { name: 'Sound', validUntil: '2026-12-04T12:00:00Z' };
  expect(await labelsOf({ kind: 'coupon', id: 'e', at, coupon } as unknown as InboxEntry)).toMatchObject({
    title: 'A coupon expires soon',
    text: 'Sound, valid until Dec 4, 2026',
    address: pathOf('h5', 'coupons'),
  });
});

test('an entry of an article has its title and summary, and leads to it', async () => {
  const article = { id: 'a1', title: 'The edit', summary: 'New things' };
  expect(await labelsOf({ kind: 'article', id: 'e', at, article } as unknown as InboxEntry)).toMatchObject({
    title: 'The edit',
    text: 'New things',
    address: pathOf('h5', 'article', { id: 'a1' }),
  });
});
