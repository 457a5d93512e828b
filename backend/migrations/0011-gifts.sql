-- The id is the token that opens the gift.
CREATE TABLE storefront.gift (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id)
);
CREATE INDEX ON storefront.gift (customer_id, position);
