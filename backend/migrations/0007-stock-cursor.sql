-- The transaction that changed the stock of a SKU last. A reader goes on from the oldest transaction that was open when it read, so it
-- reads each change once, also one that was committed late.
ALTER TABLE storefront.stock_change ADD COLUMN changed_by xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX ON storefront.stock_change (changed_by);
-- Only servers of the version before read the time.
DROP INDEX storefront.stock_change_at_idx;
CREATE OR REPLACE FUNCTION storefront.note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO storefront.stock_change (sku, at)
    SELECT sku, clock_timestamp() FROM product_variant WHERE id = NEW."productVariantId" AND sku <> ''
    ON CONFLICT (sku) DO UPDATE SET at = excluded.at, changed_by = excluded.changed_by;
  RETURN NULL;
END $$;
