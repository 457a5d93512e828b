-- Money that came when its order could not be paid any more. It is written with the attempt, and sent back afterwards, until the
-- provider has confirmed it.
CREATE TABLE storefront.provider_refund (
  attempt_id text PRIMARY KEY REFERENCES storefront.payment_attempt (id),
  -- What the provider calls the payment.
  reference text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz
);
CREATE INDEX provider_refund_open ON storefront.provider_refund (requested_at) WHERE done_at IS NULL;
