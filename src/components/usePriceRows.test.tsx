import { renderShopHook } from '../../tests/setup/shopHook';
import { usePriceRows, type PriceRowsInput } from './usePriceRows';

const goods = { kind: 'goods', amount: 10_000 } as const;
const delivery = { kind: 'delivery', amount: 500 } as const;
const free = { kind: 'delivery', amount: 0 } as const;
const coupon = { kind: 'coupon', amount: -1_000 } as const;
const balance = { kind: 'balance', amount: -4_000 } as const;

/** The rows as text; a result is marked, and so is what is taken off. */
async function rowsOf(input: Partial<PriceRowsInput>) {
  const { now } = await renderShopHook(() =>
    usePriceRows({ lines: [], total: 0, totalLabel: 'In all', currency: 'USD', pieces: 2, ...input }),
  );
  return now().map(({ name, note, value, isOff, isResult }) =>
    [isResult && '=', isOff && '-', name, note && `(${note})`, value].filter(Boolean).join(' '),
  );
}

test.each<[string, Partial<PriceRowsInput>, string[]]>([
  [
    'every line and the total, when the API does not say what the order is worth',
    { lines: [goods, delivery, coupon, balance], total: 5_500 },
    ['Items (2 items) $100.00', 'Delivery $5.00', '- Coupon −$10.00', '- Balance −$40.00', '= In all $55.00'],
  ],
  [
    'the worth before what the balance paid of it',
    { lines: [goods, free, balance], total: 6_000, value: 10_000 },
    ['Items (2 items) $100.00', 'Delivery Free', '= Total $100.00', '- Balance −$40.00', '= To pay $60.00'],
  ],
  [
    'the worth once, when nothing else paid',
    { lines: [goods, free], total: 10_000, value: 10_000 },
    ['Items (2 items) $100.00', 'Delivery Free', '= In all $100.00'],
  ],
  [
    'how a paid order was paid, in place of what is to be paid',
    {
      lines: [goods, free, balance],
      total: 6_000,
      value: 10_000,
      payments: [
        { name: 'Wallet balance', amount: 4_000 },
        { name: 'Card', amount: 6_000 },
      ],
    },
    [
      'Items (2 items) $100.00',
      'Delivery Free',
      '= Total $100.00',
      'Paid with Wallet balance $40.00',
      'Paid with Card $60.00',
    ],
  ],
  [
    'taxes, fees and rounding, with the name of the API where it has one, and a line of a kind that is not known',
    {
      lines: [
        goods,
        { kind: 'fee', amount: 99, name: 'Deposit' },
        { kind: 'fee', amount: 100 },
        { kind: 'tax', amount: 800, name: 'Sales tax 8 %' },
        { kind: 'rounding', amount: -4, name: ' ' },
        { kind: 'other', amount: 5 },
      ],
      total: 11_000,
    },
    [
      'Items (2 items) $100.00',
      'Deposit $0.99',
      'Fee $1.00',
      'Sales tax 8 % $8.00',
      'Rounding −$0.04',
      'Other $0.05',
      '= In all $110.00',
    ],
  ],
  [
    'an amount of nothing as such, where it is not the delivery',
    { lines: [{ kind: 'goods', amount: 0 }, free], total: 0, value: 0 },
    ['Items (2 items) $0.00', 'Delivery Free', '= In all $0.00'],
  ],
  [
    'how an order was paid that was cancelled later',
    { lines: [goods, free], total: 10_000, value: 10_000, isOver: true, payments: [{ name: 'Card', amount: 10_000 }] },
    ['Items (2 items) $100.00', 'Delivery Free', '= Total $100.00', 'Paid with Card $100.00'],
  ],
  [
    'the worth alone of an order that is over: nothing is to be paid',
    { lines: [goods, free, balance], total: 6_000, value: 10_000, isOver: true },
    ['Items (2 items) $100.00', 'Delivery Free', '= Total $100.00'],
  ],
])('are %s', async (_, input, rows) => expect(await rowsOf(input)).toEqual(rows));
