-- What goes back to a provider: of a payment that came too late, of a cancelled order, or of a return. The id names the reason, so
-- that each is noted once; the provider gets it as well.
ALTER TABLE storefront.provider_refund RENAME TO late_refund;
CREATE TABLE storefront.provider_refund (
  id text PRIMARY KEY,
  -- What the provider calls the payment.
  reference text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  is_whole boolean NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  done_at timestamptz
);
CREATE INDEX provider_refund_to_send ON storefront.provider_refund (tried_at NULLS FIRST, requested_at) WHERE done_at IS NULL;
CREATE INDEX ON storefront.provider_refund (reference);
INSERT INTO storefront.provider_refund (id, reference, amount, is_whole, requested_at, done_at)
  SELECT 'attempt-' || attempt.id, late.reference, (attempt.row ->> 'amount')::bigint, true, late.requested_at, late.done_at
  FROM storefront.late_refund AS late JOIN storefront.payment_attempt AS attempt ON attempt.id = late.attempt_id;
UPDATE storefront.payment_attempt AS attempt SET row = attempt.row || jsonb_build_object('reference', late.reference)
  FROM storefront.late_refund AS late WHERE late.attempt_id = attempt.id;
DROP TABLE storefront.late_refund;
