-- Each change of an order in the administration looks for the order of the storefront, and the list of withdrawals for a status.
CREATE UNIQUE INDEX shop_order_vendure_id ON storefront.shop_order (vendure_id);
CREATE INDEX withdrawal_status ON storefront.withdrawal (status, position);
