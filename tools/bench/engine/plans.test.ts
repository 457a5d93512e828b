import { growingScans, readStatements, rowsReadOf } from './plans';

const log = `2026-11-25 10:00:00.000 UTC [7] LOG:  duration: 0.051 ms  plan:
	{
	  "Query Text": "SELECT id, row FROM storefront.shop_order\\n WHERE customer_id = ANY($1)",
	  "Plan": {
	    "Node Type": "Sort", "Actual Rows": 10, "Actual Loops": 1,
	    "Plans": [{
	      "Node Type": "Bitmap Heap Scan", "Relation Name": "shop_order", "Actual Rows": 10, "Actual Loops": 1,
	      "Rows Removed by Index Recheck": 2,
	      "Plans": [{ "Node Type": "Bitmap Index Scan", "Index Name": "shop_order_customer", "Actual Rows": 12, "Actual Loops": 1 }]
	    }]
	  }
	}
2026-11-25 10:00:00.001 UTC [7] LOG:  could not receive data from client
2026-11-25 10:00:00.002 UTC [8] LOG:  duration: 0.020 ms  plan:
	{
	  "Query Text": "SELECT 1 FROM payment WHERE \\"orderId\\" = $1",
	  "Plan": {
	    "Node Type": "Nested Loop", "Actual Rows": 2, "Actual Loops": 1,
	    "Plans": [
	      { "Node Type": "Seq Scan", "Relation Name": "payment", "Actual Rows": 1, "Actual Loops": 1, "Rows Removed by Filter": 299 },
	      { "Node Type": "Index Scan", "Relation Name": "customer", "Index Name": "customer_pkey", "Actual Rows": 1, "Actual Loops": 3 },
	      { "Node Type": "Function Scan", "Actual Rows": 5, "Actual Loops": 1 }
	    ]
	  }
	}
`;

test('the rows that each scan has read, with those that a filter left out, and none twice', () => {
  expect(readStatements(log)).toEqual([
    {
      text: 'SELECT id, row FROM storefront.shop_order WHERE customer_id = ANY($1)',
      scans: [{ name: 'shop_order by shop_order_customer', rows: 12 }],
    },
    {
      text: 'SELECT 1 FROM payment WHERE "orderId" = $1',
      scans: [
        { name: 'payment as a whole', rows: 300 },
        { name: 'customer by customer_pkey', rows: 3 },
      ],
    },
  ]);
});

test('a call reads more when one of its scans does', () => {
  const few = rowsReadOf(readStatements(log), 2);
  expect(few).toEqual({
    rows: 157.5,
    statements: 1,
    scans: { 'shop_order by shop_order_customer': 6, 'payment as a whole': 150, 'customer by customer_pkey': 1.5 },
  });
  const many = { ...few, scans: { ...few.scans, 'payment as a whole': 30_000, 'coupon as a whole': 101 } };
  expect(growingScans(few, many)).toEqual(['payment as a whole', 'coupon as a whole']);
  expect(growingScans(few, few)).toEqual([]);
  // A small table that is now read as a whole, and one that is now read by its index.
  expect(growingScans(few, { ...few, scans: { 'coupon as a whole': 100, 'payment by payment_order': 1 } })).toEqual([]);
});
