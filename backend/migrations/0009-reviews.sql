CREATE TABLE storefront.product_review (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  order_id text NOT NULL GENERATED ALWAYS AS (row ->> 'orderId') STORED REFERENCES storefront.shop_order (id),
  sku_id text NOT NULL GENERATED ALWAYS AS (row ->> 'skuId') STORED,
  UNIQUE (order_id, sku_id)
);
CREATE INDEX ON storefront.product_review (customer_id, position);

CREATE TABLE storefront.reviewed_product (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL
);
