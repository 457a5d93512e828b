-- What holds at any time between two transactions. Each query returns the rows that break its rule.

-- rule: stock is never negative
SELECT sku, "stockOnHand", "stockAllocated" FROM stock_level
JOIN product_variant AS variant ON variant.id = "productVariantId"
WHERE "stockAllocated" < 0 OR "stockOnHand" < "stockAllocated";

-- rule: the held pieces are those of the unpaid orders and of the exchanges under way
WITH pieces AS (
  SELECT line ->> 'skuId' AS sku, (line ->> 'quantity')::int AS quantity
  FROM storefront.shop_order, jsonb_array_elements(row -> 'lines') AS line WHERE status = 'toPay'
  UNION ALL
  SELECT line ->> 'exchangeSkuId', (line ->> 'quantity')::int
  FROM storefront.order_return, jsonb_array_elements(row -> 'lines') AS line
  WHERE row ->> 'state' IN ('requested', 'approved', 'sent', 'received')
), held AS (SELECT sku, sum(quantity) AS pieces FROM pieces GROUP BY 1)
SELECT variant.sku, level."stockAllocated", held.pieces FROM product_variant AS variant
JOIN stock_level AS level ON level."productVariantId" = variant.id
  AND level."stockLocationId" = (SELECT storefront.shop_location())
LEFT JOIN held ON held.sku = variant.sku
WHERE level."stockAllocated" <> coalesce(held.pieces, 0);

-- rule: the sold pieces are those of the paid orders, without what was returned and with what was exchanged for it
WITH settled AS (
  SELECT line, o.status FROM storefront.order_return AS back
  JOIN storefront.shop_order AS o ON o.id = back.order_id, jsonb_array_elements(back.row -> 'lines') AS line
  WHERE back.row ->> 'state' IN ('refunded', 'exchanged')
), pieces AS (
  SELECT line ->> 'skuId' AS sku, (line ->> 'quantity')::int AS quantity
  FROM storefront.shop_order, jsonb_array_elements(row -> 'lines') AS line
  WHERE status IN ('toShip', 'toReceive', 'done')
  UNION ALL SELECT line ->> 'skuId', -(line ->> 'quantity')::int FROM settled WHERE status <> 'cancelled'
  UNION ALL SELECT line ->> 'exchangeSkuId', (line ->> 'quantity')::int FROM settled
), paid AS (SELECT sku, sum(quantity) AS pieces FROM pieces WHERE sku IS NOT NULL GROUP BY 1)
SELECT sold.sku, sold.pieces AS counted, paid.pieces FROM storefront.sold LEFT JOIN paid USING (sku)
WHERE sold.pieces <> coalesce(paid.pieces, 0);

-- rule: a balance is the sum of its ledger, and never negative
SELECT customer_id, running, balance_after FROM (
  SELECT customer_id, balance_after, sum(amount) OVER (PARTITION BY customer_id ORDER BY position) AS running
  FROM storefront.wallet_entry
) AS entries WHERE running <> balance_after OR running < 0;

-- rule: no more is held than the balance has
SELECT hold.customer_id, sum(hold.amount) AS held, max(ledger.sum) AS balance FROM storefront.wallet_hold AS hold
LEFT JOIN (SELECT customer_id, sum(amount) FROM storefront.wallet_entry GROUP BY 1) AS ledger USING (customer_id)
GROUP BY 1 HAVING sum(hold.amount) > coalesce(max(ledger.sum), 0);

-- rule: what is held from a balance is what unpaid orders use of it
SELECT o.id, o.status, o.balance_used, hold.amount FROM storefront.shop_order AS o
FULL JOIN storefront.wallet_hold AS hold ON hold.id = o.id
WHERE coalesce(hold.amount, 0) <> CASE WHEN o.status = 'toPay' THEN o.balance_used ELSE 0 END;

-- rule: an order is paid at most once
SELECT id FROM storefront.shop_order
WHERE (SELECT count(*) FROM jsonb_array_elements(row -> 'timeline') AS step WHERE step ->> 'event' = 'paid') > 1
  OR (SELECT count(*) FROM payment WHERE "orderId" = vendure_id) > 1;

-- rule: every order has its operation, which is kept for 31 days
SELECT o.id FROM storefront.shop_order AS o
LEFT JOIN storefront.operation AS operation USING (customer_id, operation_id)
WHERE operation.row IS NULL
  AND (o.row ->> 'placedAt')::bigint > (extract(epoch FROM now() - interval '31 days') * 1000)::bigint;

-- rule: no operation is left without its answer
SELECT customer_id, operation_id FROM storefront.operation WHERE row IS NULL;

-- rule: a coupon belongs to at most one living order, and its state is that of the order
SELECT coupon.id, coupon.state, count(o.id) FROM storefront.coupon
LEFT JOIN storefront.shop_order AS o ON o.row ->> 'couponId' = coupon.id AND o.status <> 'cancelled'
GROUP BY coupon.id, coupon.state
HAVING count(o.id) > 1 OR (count(o.id) = 0 AND coupon.state <> 'free')
  OR (count(o.id) = 1 AND coupon.state <> CASE WHEN min(o.status) = 'toPay' THEN 'held' ELSE 'spent' END);

-- rule: a discount code is counted as often as living orders use it
SELECT use.id, use.uses, count(o.id) FROM storefront.discount_use AS use
LEFT JOIN storefront.shop_order AS o ON o.row ->> 'discountCode' = use.id AND o.status <> 'cancelled'
WHERE use.id NOT LIKE '%:%' GROUP BY use.id, use.uses HAVING use.uses <> count(o.id);

-- rule: every order is in Vendure, in its state
SELECT o.id, o.status, mirror.state FROM storefront.shop_order AS o
LEFT JOIN "order" AS mirror ON mirror.id = o.vendure_id
WHERE mirror.state IS DISTINCT FROM CASE o.status
  WHEN 'toPay' THEN 'ArrangingPayment' WHEN 'toShip' THEN 'PaymentSettled' WHEN 'toReceive' THEN 'Shipped'
  WHEN 'done' THEN 'Delivered' ELSE 'Cancelled' END;

-- rule: an order costs in Vendure what is paid for it, and its parts add up to that
SELECT o.id, o.total, o.balance_used, mirror."subTotalWithTax", mirror."shippingWithTax", part.goods, part.delivery
FROM storefront.shop_order AS o JOIN "order" AS mirror ON mirror.id = o.vendure_id
CROSS JOIN LATERAL (SELECT
  (SELECT coalesce(sum("listPrice" * quantity + off.amount), 0) FROM order_line, LATERAL (
    SELECT coalesce(sum((one ->> 'amount')::bigint), 0) AS amount FROM json_array_elements(adjustments::json) AS one
  ) AS off WHERE "orderId" = mirror.id)
  + (SELECT coalesce(sum("listPrice"), 0) FROM surcharge WHERE "orderId" = mirror.id) AS goods,
  (SELECT coalesce(sum("listPrice" + off.amount), 0) FROM shipping_line, LATERAL (
    SELECT coalesce(sum((one ->> 'amount')::bigint), 0) AS amount FROM json_array_elements(adjustments::json) AS one
  ) AS off WHERE "orderId" = mirror.id) AS delivery
) AS part
WHERE o.status <> 'cancelled' AND (mirror."subTotalWithTax" <> part.goods OR mirror."shippingWithTax" <> part.delivery
  OR part.goods + part.delivery <> CASE WHEN o.total = 0 THEN o.balance_used ELSE o.total END);

-- rule: the money of a cancelled order comes back once at most, as much as was paid and not returned before, to the destinations that it names
SELECT o.id, o.status, parts.whole, back.due, count(entry.id), sum(entry.amount) FROM storefront.shop_order AS o
LEFT JOIN storefront.wallet_entry AS entry ON entry.order_id = o.id AND entry.kind = 'refund' AND NOT EXISTS (
  SELECT FROM storefront.order_return AS back WHERE back.row ->> 'operationId' = entry.row ->> 'operationId'
)
CROSS JOIN LATERAL (
  SELECT coalesce(sum(amount), 0) AS whole, coalesce(sum(amount) FILTER (WHERE "to" = 'balance'), 0) AS to_balance
  FROM jsonb_to_recordset(coalesce(o.row -> 'refundParts', '[]')) AS part (amount bigint, "to" text)
) AS parts
CROSS JOIN LATERAL (
  SELECT o.total + o.balance_used - coalesce(sum(refund), 0) AS due FROM storefront.order_return
  WHERE order_id = o.id AND row ->> 'state' = 'refunded'
) AS back
GROUP BY o.id, parts.whole, parts.to_balance, back.due
HAVING count(entry.id) > 1 + (SELECT count(failed_at) FROM storefront.provider_refund WHERE id = 'order-' || o.id) OR CASE WHEN o.row ? 'refundParts'
  THEN o.status <> 'cancelled' OR parts.whole <> back.due OR coalesce(sum(entry.amount), 0) <> parts.to_balance
  ELSE count(entry.id) > 0 AND (o.status <> 'cancelled' OR sum(entry.amount) <> back.due) END;

-- rule: the provider of a payment gets the refunds that the order and its returns name, and none twice
SELECT o.id, parts.due, sum(refund.amount) FROM storefront.shop_order AS o
LEFT JOIN storefront.provider_refund AS refund ON refund.reference = o.row ->> 'paymentReference' AND refund.failed_at IS NULL
CROSS JOIN LATERAL (
  SELECT coalesce(sum((part ->> 'amount')::bigint), 0) AS due FROM (
    SELECT o.row -> 'refundParts' AS parts UNION ALL
    SELECT row -> 'parts' FROM storefront.order_return WHERE order_id = o.id AND row ->> 'state' = 'refunded'
  ) AS named, jsonb_array_elements(named.parts) AS part WHERE part ->> 'to' = 'method'
) AS parts
WHERE o.row ? 'paymentReference' GROUP BY o.id, parts.due
HAVING coalesce(sum(refund.amount), 0) <> parts.due OR parts.due > o.total;

-- rule: the money of a return for the balance comes once, when the return is settled
SELECT back.id, back.row ->> 'state', count(entry.id), sum(entry.amount) FROM storefront.order_return AS back
LEFT JOIN storefront.wallet_entry AS entry
  ON entry.kind = 'refund' AND entry.row ->> 'operationId' = back.row ->> 'operationId' AND entry.customer_id = back.customer_id
CROSS JOIN LATERAL (
  SELECT coalesce(sum((part ->> 'amount')::bigint), 0) AS due FROM jsonb_array_elements(back.row -> 'parts') AS part
  WHERE part ->> 'to' = 'balance'
) AS parts
GROUP BY back.id, parts.due
HAVING count(entry.id) > 1 + (SELECT count(failed_at) FROM storefront.provider_refund WHERE id = 'return-' || back.id)
  OR coalesce(sum(entry.amount), 0) <> CASE WHEN back.row ->> 'state' = 'refunded' THEN parts.due ELSE 0 END;

-- rule: returns give back no more than was paid
SELECT o.id, sum(back.refund), o.total + o.balance_used FROM storefront.shop_order AS o
JOIN storefront.order_return AS back ON back.order_id = o.id AND back.row ->> 'state' NOT IN ('refused', 'cancelled')
GROUP BY o.id HAVING sum(back.refund) > o.total + o.balance_used;

-- rule: Vendure refunds no more than was paid, and only cancelled orders
SELECT payment.id, payment.amount, sum(refund.total), o.status FROM storefront.shop_order AS o
JOIN payment ON payment."orderId" = o.vendure_id
JOIN refund ON refund."paymentId" = payment.id AND refund.state <> 'Failed'
GROUP BY payment.id, o.id HAVING sum(refund.total) > payment.amount OR o.status <> 'cancelled';
