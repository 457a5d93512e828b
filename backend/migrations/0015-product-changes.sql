-- The products that were changed, each with the transaction that changed it. Readers take those that they have not seen yet into their
-- read models. Rows are only added: two transactions that change the same product do not wait for each other here.
CREATE TABLE storefront.product_change (
  changed_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  product_id integer NOT NULL,
  PRIMARY KEY (changed_by, product_id)
);
-- Finds the later changes of a product when old ones are removed.
CREATE INDEX ON storefront.product_change (product_id);

-- Notes the products of changed rows. The argument is a query of "product_id" from "changed", the rows of the statement.
CREATE FUNCTION storefront.note_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO storefront.product_change (product_id)
    SELECT DISTINCT product_id FROM (%s) AS found WHERE product_id IS NOT NULL ON CONFLICT DO NOTHING', TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Everything of Vendure that is in the read model of a product, and our row of it.
DO $$
DECLARE
  source record;
  event record;
  variants constant text := 'SELECT variant."productId" AS product_id FROM changed JOIN product_variant AS variant ON variant.id = %s';
  options constant text := 'SELECT variant."productId" AS product_id FROM changed JOIN product_option AS option ON %s
    JOIN product_variant_options_product_option AS link ON link."productOptionId" = option.id
    JOIN product_variant AS variant ON variant.id = link."productVariantId"';
  facet_values constant text := 'SELECT link."productId" AS product_id FROM changed JOIN facet_value AS value ON %s
    JOIN product_facet_values_facet_value AS link ON link."facetValueId" = value.id';
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('product', 'SELECT id AS product_id FROM changed'),
    ('product_translation', 'SELECT "baseId" AS product_id FROM changed'),
    ('product_asset', 'SELECT "productId" AS product_id FROM changed'),
    ('product_facet_values_facet_value', 'SELECT "productId" AS product_id FROM changed'),
    ('product_variant', 'SELECT "productId" AS product_id FROM changed'),
    ('product_variant_price', format(variants, 'changed."variantId"')),
    ('product_variant_options_product_option', format(variants, 'changed."productVariantId"')),
    ('product_option', format(options, 'option.id = changed.id')),
    ('product_option_translation', format(options, 'option.id = changed."baseId"')),
    ('product_option_group_translation', format(options, 'option."groupId" = changed."baseId"')),
    ('facet_value', format(facet_values, 'value.id = changed.id')),
    ('facet', format(facet_values, 'value."facetId" = changed.id')),
    ('asset', 'SELECT product.id AS product_id FROM changed JOIN product ON product."featuredAssetId" = changed.id
       UNION ALL SELECT link."productId" FROM changed JOIN product_asset AS link ON link."assetId" = changed.id
       UNION ALL SELECT variant."productId" FROM changed JOIN product_variant AS variant ON variant."featuredAssetId" = changed.id'),
    ('storefront.goods', 'SELECT product_id FROM changed')
  ) AS sources (name, query) LOOP
    EXECUTE format('DROP TRIGGER IF EXISTS counted ON %s', source.name);
    FOR event IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS events (name, rows) LOOP
      EXECUTE format('CREATE TRIGGER noted_%s AFTER %1$s ON %s REFERENCING %s TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION storefront.note_product_changes(%L)', event.name, source.name, event.rows, source.query);
    END LOOP;
  END LOOP;
END $$;

-- Content is read without the products. The version stands for everything: another channel, or rows that were written without triggers.
ALTER TABLE storefront.catalogue_version ADD COLUMN content bigint NOT NULL DEFAULT 1;
CREATE FUNCTION storefront.count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE storefront.catalogue_version SET content = content + 1;
  RETURN NULL;
END $$;
DROP TRIGGER counted ON storefront.content;
CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON storefront.content
  FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_content_change();
DROP FUNCTION storefront.count_catalogue_change;
