-- When a provider said that it could not pay a refund out. Its money went to the balance.
ALTER TABLE storefront.provider_refund ADD COLUMN failed_at timestamptz;
