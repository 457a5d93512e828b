-- The tables of the plugin. A row of the shop's rules is the JSON in "row"; generated columns give it types, constraints and
-- indexes. "position" keeps the order of insertion. Times are ms since 1970, amounts are minor units.
CREATE SCHEMA storefront;

CREATE FUNCTION storefront.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TABLE storefront.meta (id text PRIMARY KEY, row jsonb NOT NULL);

-- What the shop shows beside its goods: categories, banners, campaigns, articles, coupons, codes, the shop record.
CREATE TABLE storefront.content (
  kind text NOT NULL,
  id text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  PRIMARY KEY (kind, id)
);

-- What Vendure does not know of a product: tagline, gallery, choices, presale, reviews. Its names, prices, stock and whether it is
-- on sale are Vendure's.
CREATE TABLE storefront.goods (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  product_id integer NOT NULL UNIQUE REFERENCES product (id),
  row jsonb NOT NULL
);

CREATE TABLE storefront.customer (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  phone text NOT NULL GENERATED ALWAYS AS (row ->> 'phone') STORED UNIQUE,
  invite_code text NOT NULL GENERATED ALWAYS AS (row ->> 'inviteCode') STORED UNIQUE,
  invited_by text GENERATED ALWAYS AS (row ->> 'invitedBy') STORED,
  vendure_id integer REFERENCES customer (id)
);
CREATE INDEX ON storefront.customer (invited_by);

-- The id is the SHA-256 of the token, so that a copy of the database gives nobody a session.
CREATE TABLE storefront.session (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  valid_until bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'validUntil')::bigint) STORED
);
CREATE INDEX ON storefront.session (customer_id);
CREATE INDEX ON storefront.session (valid_until);

CREATE TABLE storefront.one_time_code (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  valid_until bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'validUntil')::bigint) STORED
);
CREATE TABLE storefront.code_tries (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL
);
-- The requests for one-time codes of a network address, for the limit of each address.
CREATE TABLE storefront.code_request (
  client text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX ON storefront.code_request (client, at);

CREATE TABLE storefront.address (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id)
);
CREATE INDEX ON storefront.address (customer_id, position);

CREATE TABLE storefront.coupon (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  state text NOT NULL GENERATED ALWAYS AS (row ->> 'state') STORED CHECK (state IN ('free', 'held', 'spent')),
  order_id text GENERATED ALWAYS AS (row ->> 'orderId') STORED
);
CREATE INDEX ON storefront.coupon (customer_id, position);

CREATE TABLE storefront.discount_use (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  uses bigint NOT NULL GENERATED ALWAYS AS ((row #>> '{}')::bigint) STORED CHECK (uses >= 0)
);

CREATE SEQUENCE storefront.order_number START 204417;
CREATE TABLE storefront.shop_order (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  number text NOT NULL GENERATED ALWAYS AS (row ->> 'number') STORED UNIQUE,
  operation_id text NOT NULL GENERATED ALWAYS AS (lower(row ->> 'operationId')) STORED,
  status text NOT NULL GENERATED ALWAYS AS (row ->> 'status') STORED
    CHECK (status IN ('toPay', 'toShip', 'toReceive', 'done', 'cancelled')),
  total bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'total')::bigint) STORED CHECK (total >= 0),
  balance_used bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'balanceUsed')::bigint) STORED CHECK (balance_used >= 0),
  vendure_id integer REFERENCES "order" (id),
  UNIQUE (customer_id, operation_id)
);
CREATE INDEX ON storefront.shop_order (customer_id, position);
CREATE INDEX ON storefront.shop_order (id) WHERE status = 'toPay';

CREATE TABLE storefront.payment_attempt (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  order_id text NOT NULL GENERATED ALWAYS AS (row ->> 'orderId') STORED REFERENCES storefront.shop_order (id),
  state text NOT NULL GENERATED ALWAYS AS (row ->> 'state') STORED
);
CREATE UNIQUE INDEX one_paid_attempt ON storefront.payment_attempt (order_id) WHERE state = 'paid';

CREATE TABLE storefront.wallet_entry (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  kind text NOT NULL GENERATED ALWAYS AS (row ->> 'kind') STORED,
  order_id text GENERATED ALWAYS AS (row ->> 'orderId') STORED,
  amount bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'amount')::bigint) STORED,
  balance_after bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'balanceAfter')::bigint) STORED CHECK (balance_after >= 0)
);
CREATE INDEX ON storefront.wallet_entry (customer_id, position);
CREATE UNIQUE INDEX one_payment ON storefront.wallet_entry (order_id) WHERE kind = 'payment';
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON storefront.wallet_entry
  FOR EACH ROW EXECUTE FUNCTION storefront.refuse();

CREATE TABLE storefront.wallet_hold (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  amount bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'amount')::bigint) STORED CHECK (amount > 0)
);
CREATE INDEX ON storefront.wallet_hold (customer_id, position);

CREATE TABLE storefront.withdrawal (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  status text NOT NULL GENERATED ALWAYS AS (row ->> 'status') STORED,
  amount bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'amount')::bigint) STORED CHECK (amount > 0)
);
CREATE INDEX ON storefront.withdrawal (customer_id, position);

CREATE TABLE storefront.ticket (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  customer_id text NOT NULL GENERATED ALWAYS AS (row ->> 'customerId') STORED REFERENCES storefront.customer (id),
  code text NOT NULL GENERATED ALWAYS AS (row ->> 'code') STORED UNIQUE
);
CREATE INDEX ON storefront.ticket (customer_id, position);

CREATE TABLE storefront.redeem_code (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  uses_left bigint GENERATED ALWAYS AS ((row ->> 'usesLeft')::bigint) STORED CHECK (uses_left >= 0)
);
CREATE TABLE storefront.redeem_use (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL
);
CREATE TABLE storefront.redeem_tries (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL
);

-- One intention of a customer. "row" (request, answer, time) is null until the effect is written in the same transaction.
CREATE TABLE storefront.operation (
  customer_id text NOT NULL REFERENCES storefront.customer (id),
  operation_id text NOT NULL,
  row jsonb,
  PRIMARY KEY (customer_id, operation_id)
);

CREATE TABLE storefront.scheduled_job (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL,
  at bigint NOT NULL GENERATED ALWAYS AS ((row ->> 'at')::bigint) STORED
);
CREATE INDEX ON storefront.scheduled_job (at);

CREATE TABLE storefront.service_code (
  id text PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  row jsonb NOT NULL
);

-- Pieces sold of a variant. What is left and held is in Vendure's stock levels.
CREATE TABLE storefront.sold (
  sku text PRIMARY KEY,
  pieces bigint NOT NULL CHECK (pieces >= 0)
);

-- No path, ours or Vendure's, leaves less than nothing.
ALTER TABLE stock_level ADD CONSTRAINT never_below_zero
  CHECK ("stockAllocated" >= 0 AND "stockOnHand" >= "stockAllocated");
CREATE UNIQUE INDEX variant_sku ON product_variant (sku) WHERE "deletedAt" IS NULL AND sku <> '';

-- The read model of the catalogue is built again when this number changes, and takes stock that changed since it looked last.
CREATE TABLE storefront.catalogue_version (version bigint NOT NULL);
INSERT INTO storefront.catalogue_version VALUES (1);
CREATE FUNCTION storefront.count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE storefront.catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_catalogue_change();
CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON product_translation
  FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_catalogue_change();
CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON product_variant
  FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_catalogue_change();
CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON product_variant_price
  FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_catalogue_change();
CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON storefront.content
  FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_catalogue_change();
CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON storefront.goods
  FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_catalogue_change();

CREATE TABLE storefront.stock_change (sku text PRIMARY KEY, at timestamptz NOT NULL);
CREATE INDEX ON storefront.stock_change (at);
CREATE FUNCTION storefront.note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO storefront.stock_change (sku, at)
    SELECT sku, clock_timestamp() FROM product_variant WHERE id = NEW."productVariantId" AND sku <> ''
    ON CONFLICT (sku) DO UPDATE SET at = excluded.at;
  RETURN NULL;
END $$;
CREATE TRIGGER noted AFTER INSERT OR UPDATE ON stock_level
  FOR EACH ROW EXECUTE FUNCTION storefront.note_stock_change();
