-- The channel of Vendure whose prices, stock, customers and orders are those of the shop: the default one, or the one that SHOP_CHANNEL
-- named at the last seed.
CREATE FUNCTION storefront.shop_channel() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT id FROM public.channel
  WHERE code = coalesce((SELECT row #>> '{}' FROM storefront.meta WHERE id = 'channel'), '__default_channel__')
$$;
-- The stock location from which the shop sells: the oldest one of its channel. Vendure puts those of other channels into the default
-- channel as well.
CREATE FUNCTION storefront.shop_location() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT min("stockLocationId") FROM public.stock_location_channels_channel WHERE "channelId" = storefront.shop_channel()
$$;

-- Customers and orders of the shop were in all channels.
DELETE FROM order_channels_channel AS link USING storefront.shop_order
WHERE shop_order.vendure_id = link."orderId" AND link."channelId" <> storefront.shop_channel();
DELETE FROM customer_channels_channel AS link USING storefront.customer AS owner
WHERE owner.vendure_id = link."customerId" AND link."channelId" <> storefront.shop_channel();
