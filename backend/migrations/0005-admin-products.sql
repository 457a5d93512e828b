-- Pictures that administrators upload. They are in the database, so that every server has them and a backup contains them.
CREATE TABLE storefront.asset_file (name text PRIMARY KEY, bytes bytea NOT NULL);

-- What else of a product is in the read model of the catalogue.
DO $$
DECLARE changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['asset', 'product_asset', 'product_facet_values_facet_value', 'product_option',
    'product_option_translation', 'product_option_group_translation', 'product_variant_options_product_option', 'facet_value']
  LOOP
    EXECUTE format('CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_catalogue_change()', changed);
  END LOOP;
END $$;

-- The paid pieces that are still to ship, and the variants of orders, also of deleted products.
CREATE INDEX shop_order_to_ship ON storefront.shop_order (vendure_id) WHERE status = 'toShip';
CREATE INDEX variant_of_sku ON product_variant (sku);
