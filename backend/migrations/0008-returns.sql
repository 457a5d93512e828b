CREATE TABLE storefront.order_return (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  order_id text NOT NULL GENERATED ALWAYS AS (row ->> 'orderId') STORED REFERENCES storefront.shop_order (id),
  refund bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'refund')::bigint) STORED CHECK (refund >= 0)
);
CREATE INDEX ON storefront.order_return (customer_id, position);
