CREATE TABLE storefront.alert (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id)
);
CREATE INDEX ON storefront.alert (customer_id, position);

-- When a SKU that was sold out was in stock again for the last time, in ms.
CREATE TABLE storefront.restock (
  id text PRIMARY KEY,
  row jsonb NOT NULL
);
