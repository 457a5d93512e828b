-- Orders until there are :orders of them beside those of the demo accounts: 10 for each new customer, one piece each, 90 of 100
-- delivered, 5 to ship, 2 on their way, 2 cancelled and 1 unpaid. Run with `psql --set orders=100000`.
BEGIN;
-- Foreign keys and the notes about changed stock are left out; what is written agrees.
SET LOCAL session_replication_role = replica;

CREATE TEMP TABLE facts ON COMMIT DROP AS
SELECT (SELECT count(*)::int FROM storefront.shop_order WHERE id LIKE 'order_bench_%') AS known,
  (extract(epoch FROM now()) * 1000)::bigint AS now;

CREATE TEMP TABLE piece ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY variant.id) - 1 AS nth, variant.id AS variant_id, variant."taxCategoryId" AS tax, price.price,
  variant.sku, jsonb_build_object(
    'skuId', variant.sku, 'goodsId', goods.id, 'name', goods.row -> 'name', 'skuText', '{"en": "", "zh": "", "de": ""}'::jsonb,
    'picture', goods.row -> 'picture', 'price', price.price, 'quantity', 1, 'isVirtual', false, 'shipsAt', null) AS line
FROM storefront.goods JOIN product_variant AS variant ON variant."productId" = goods.product_id
JOIN product_variant_price AS price ON price."variantId" = variant.id
JOIN stock_level AS level ON level."productVariantId" = variant.id AND level."stockOnHand" >= 10000
WHERE goods.row ->> 'isVirtual' = 'false' AND goods.row ->> 'presale' IS NULL;
CREATE UNIQUE INDEX ON piece (nth);

CREATE TEMP TABLE new_order ON COMMIT DROP AS
SELECT n, 'order_bench_' || n AS id, 'customer_bench_' || n / 10 AS customer_id, n / 10 AS customer_nth, 'bench-op-' || lpad(n::text, 8, '0') AS operation_id,
  nextval(pg_get_serial_sequence('"order"', 'id'))::int AS vendure_id,
  -- The unpaid ones are of this moment, the others of the last two years.
  CASE WHEN n % 100 = 99 THEN now ELSE now - 86400000 - (n::bigint * 7919 % 730) * 86400000 END AS at,
  CASE WHEN n % 100 < 90 THEN 'done' WHEN n % 100 < 95 THEN 'toShip' WHEN n % 100 < 97 THEN 'toReceive'
    WHEN n % 100 < 99 THEN 'cancelled' ELSE 'toPay' END AS status,
  piece.*
FROM facts, generate_series(known, :orders - 1) AS n, LATERAL (
  SELECT * FROM piece WHERE piece.nth = n::bigint * 7919 % (SELECT count(*) FROM piece)
) AS piece;

INSERT INTO storefront.customer (id, row, vendure_id)
SELECT id, jsonb_build_object('id', id, 'phone', '+1650' || lpad(nth::text, 7, '0'), 'avatar', 'preset:fox', 'joinedAt', now - 63072000000,
    'nickname', 'Customer ' || nth, 'invitedBy', null, 'inviteCode', 'BENCH-' || nth, 'isInviteRewarded', false),
  nextval(pg_get_serial_sequence('customer', 'id'))::int
FROM (SELECT DISTINCT customer_id AS id, customer_nth AS nth FROM new_order) AS owner, facts
WHERE NOT EXISTS (SELECT 1 FROM storefront.customer WHERE id = owner.id) ORDER BY nth;
CREATE TEMP TABLE new_customer ON COMMIT DROP AS
SELECT customer.id, vendure_id, row FROM storefront.customer
WHERE id LIKE 'customer_bench_%' AND NOT EXISTS (SELECT 1 FROM public.customer AS mirror WHERE mirror.id = vendure_id);
INSERT INTO customer (id, "firstName", "lastName", "phoneNumber", "emailAddress")
SELECT vendure_id, row ->> 'nickname', '', row ->> 'phone', id || '@phone.invalid' FROM new_customer;
INSERT INTO customer_channels_channel ("customerId", "channelId") SELECT vendure_id, channel.id FROM new_customer, channel;
INSERT INTO storefront.wallet_entry (id, row)
SELECT 'entry_' || id, jsonb_build_object('id', 'entry_' || id, 'customerId', id, 'kind', 'topUp', 'title',
  '{"en": "Top-up", "zh": "充值", "de": "Aufladung"}'::jsonb, 'amount', 5000, 'balanceAfter', 5000, 'at', now, 'orderId', null, 'operationId', null)
FROM new_customer, facts;
INSERT INTO storefront.address (id, row)
SELECT 'address_' || id, jsonb_build_object('id', 'address_' || id, 'customerId', id, 'recipient', row ->> 'nickname', 'phone', row ->> 'phone',
  'region', 'CA', 'city', 'San Francisco', 'street', '134 Dolores Street', 'postcode', '94103', 'isDefault', true)
FROM new_customer;

INSERT INTO "order" (id, code, state, active, "orderPlacedAt", "couponCodes", "shippingAddress", "billingAddress", "currencyCode",
  "customerId", "subTotal", "subTotalWithTax")
SELECT new_order.vendure_id, 'B-' || n, CASE status WHEN 'toPay' THEN 'ArrangingPayment' WHEN 'toShip' THEN 'PaymentSettled'
    WHEN 'toReceive' THEN 'Shipped' WHEN 'done' THEN 'Delivered' ELSE 'Cancelled' END,
  status = 'toPay', to_timestamp(at / 1000.0), '', '{}', '{}', 'USD', customer.vendure_id, price, price
FROM new_order JOIN storefront.customer ON customer.id = customer_id;
INSERT INTO order_channels_channel ("orderId", "channelId") SELECT vendure_id, channel.id FROM new_order, channel;
INSERT INTO order_line (quantity, "orderPlacedQuantity", "listPriceIncludesTax", adjustments, "taxLines", "productVariantId",
  "taxCategoryId", "initialListPrice", "listPrice", "orderId")
SELECT CASE status WHEN 'cancelled' THEN 0 ELSE 1 END, 1, true, '[]', '[]', variant_id, tax, price, price, vendure_id FROM new_order;
INSERT INTO payment (method, state, "transactionId", metadata, amount, "orderId")
SELECT 'card', 'Settled', id, '{}', price, vendure_id FROM new_order WHERE status IN ('toShip', 'toReceive', 'done');
CREATE TEMP TABLE parcel ON COMMIT DROP AS
SELECT nextval(pg_get_serial_sequence('fulfillment', 'id'))::int AS id, vendure_id, n, status FROM new_order WHERE status IN ('toReceive', 'done');
INSERT INTO fulfillment (id, state, "trackingCode", method, "handlerCode")
SELECT id, CASE status WHEN 'done' THEN 'Delivered' ELSE 'Shipped' END, 'SP' || n, 'Swallow Post', 'manual-fulfillment' FROM parcel;
INSERT INTO order_fulfillments_fulfillment ("orderId", "fulfillmentId") SELECT vendure_id, id FROM parcel;
INSERT INTO order_line_reference (quantity, "fulfillmentId", "orderLineId", discriminator)
SELECT 1, parcel.id, line.id, 'FulfillmentLine' FROM parcel JOIN order_line AS line ON line."orderId" = vendure_id;

INSERT INTO storefront.shop_order (id, vendure_id, row)
SELECT id, vendure_id, jsonb_build_object(
  'id', id, 'customerId', customer_id, 'number', 'B-' || n, 'operationId', operation_id, 'status', status, 'currency', 'USD',
  'lines', jsonb_build_array(line),
  'priceLines', jsonb_build_array(jsonb_build_object('kind', 'goods', 'amount', price), '{"kind": "delivery", "amount": 0}'::jsonb),
  'total', price, 'balanceUsed', 0, 'couponId', null, 'discountCode', null, 'placedAt', at, 'payBefore', at + 1800000,
  'shipsFrom', null, 'deliveryDays', 3, 'note', '', 'giftMessage', '', 'yields', '[]'::jsonb,
  'address', (SELECT row - 'customerId' FROM storefront.address WHERE address.id = 'address_' || new_order.customer_id),
  'timeline', jsonb_build_array(jsonb_build_object('event', 'placed', 'at', at))
    || CASE WHEN status IN ('toShip', 'toReceive', 'done') THEN jsonb_build_array(jsonb_build_object('event', 'paid', 'at', at)) ELSE '[]' END
    || CASE WHEN status IN ('toReceive', 'done') THEN jsonb_build_array(jsonb_build_object('event', 'shipped', 'at', at + 14400000)) ELSE '[]' END
    || CASE status WHEN 'done' THEN jsonb_build_array(jsonb_build_object('event', 'delivered', 'at', at + 86400000))
      WHEN 'cancelled' THEN jsonb_build_array(jsonb_build_object('event', 'cancelled', 'at', at + 60000)) ELSE '[]' END,
  'cancelReason', CASE status WHEN 'cancelled' THEN 'changedMind' END, 'cancelText', '',
  'parcel', CASE WHEN status IN ('toReceive', 'done') THEN
    jsonb_build_object('number', 'SP' || n, 'carrier', '{"en": "Swallow Post", "zh": "燕子速递", "de": "Schwalbenpost"}'::jsonb) END)
FROM new_order ORDER BY n;
INSERT INTO storefront.operation (customer_id, operation_id, row)
SELECT customer_id, operation_id, jsonb_build_object('request', 'seed', 'answer', null, 'at', at) FROM new_order;
INSERT INTO storefront.scheduled_job (id, row)
SELECT 'order:' || id, jsonb_build_object('kind', 'order', 'ref', id, 'at', now + 86400000) FROM new_order, facts
WHERE status IN ('toPay', 'toShip', 'toReceive');

UPDATE stock_level SET "stockAllocated" = "stockAllocated" + held, "stockOnHand" = "stockOnHand" - sold
FROM (
  SELECT variant_id, count(*) FILTER (WHERE status = 'toPay')::int AS held,
    count(*) FILTER (WHERE status IN ('toShip', 'toReceive', 'done'))::int AS sold
  FROM new_order GROUP BY 1
) AS moved WHERE "productVariantId" = variant_id;
UPDATE storefront.sold SET pieces = sold.pieces + moved.pieces
FROM (SELECT sku, count(*) AS pieces FROM new_order WHERE status IN ('toShip', 'toReceive', 'done') GROUP BY 1) AS moved
WHERE sold.sku = moved.sku;
-- The read model takes its stock from the levels.
UPDATE storefront.catalogue_version SET version = version + 1;
COMMIT;
ANALYZE;
