import { bigint, bool, int, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { maxStockNotices } from '../stock-notices.rules.ts';

/** The variants a customer is waiting for, latest first. */
export const awaitedVariants = statement({
  name: 'stock_notices_awaited',
  params: { customerId: bigint },
  row: { id: bigint },
  text: `
SELECT variant_id AS id FROM stock_notices WHERE customer_id = :customerId AND notified_at IS NULL
ORDER BY requested_at DESC, id DESC`,
});

/**
 * Subscribes a customer to a sold-out variant on sale, up to {@link maxStockNotices}. A customer notified before is subscribed again. A customer
 * already subscribed keeps their place: returns no row, as when it is not possible.
 */
export const requestStockNotice = statement({
  name: 'stock_notices_request',
  params: { customerId: bigint, variantId: bigint, now: timestamptz },
  row: { id: bigint },
  text: `
INSERT INTO stock_notices (customer_id, variant_id, requested_at)
SELECT :customerId, v.id, :now FROM sellable_variants v
WHERE v.id = :variantId AND v.available = 0
  AND (SELECT count(*) FROM stock_notices WHERE customer_id = :customerId AND notified_at IS NULL) < ${maxStockNotices}
ON CONFLICT (customer_id, variant_id) DO UPDATE SET requested_at = excluded.requested_at, notified_at = NULL, texted_at = NULL
WHERE stock_notices.notified_at IS NOT NULL
RETURNING id`,
});

/** Why no row was inserted: whether the variant is on sale, its stock, and whether the customer is already subscribed. */
export const whyNotRequested = statement({
  name: 'stock_notices_why_not',
  params: { customerId: bigint, variantId: bigint },
  row: { sold: bool, inStock: bool, waits: bool },
  text: `
SELECT EXISTS (SELECT FROM sellable_variants WHERE id = :variantId) AS sold,
  EXISTS (SELECT FROM sellable_variants WHERE id = :variantId AND available > 0) AS "inStock",
  EXISTS (SELECT FROM stock_notices WHERE customer_id = :customerId AND variant_id = :variantId AND notified_at IS NULL) AS waits`,
});

/** Deletes a customer's subscription to a variant. */
export const cancelStockNotice = statement({
  name: 'stock_notices_cancel',
  params: { customerId: bigint, variantId: bigint },
  text: 'DELETE FROM stock_notices WHERE customer_id = :customerId AND variant_id = :variantId AND notified_at IS NULL',
});

/**
 * Claims the subscriptions of variants that are back in stock, oldest first: each by one transaction only, so that one restock causes one
 * notification.
 */
export const claimReturned = statement({
  name: 'stock_notices_claim',
  params: { now: timestamptz, limit: int },
  row: {
    id: bigint,
    customerId: bigint,
    requestedAt: timestamptz,
    slug: text,
    name: text,
    nameEn: nullable(text),
  },
  text: `
WITH due AS (
  SELECT n.id, n.variant_id FROM stock_notices n JOIN sellable_variants v ON v.id = n.variant_id
  WHERE n.notified_at IS NULL AND v.available > 0
  ORDER BY n.requested_at, n.id LIMIT :limit FOR UPDATE OF n SKIP LOCKED
), claimed AS (
  UPDATE stock_notices n SET notified_at = :now FROM due WHERE n.id = due.id AND n.notified_at IS NULL
  RETURNING n.id, n.customer_id, n.requested_at, n.variant_id
)
SELECT n.id, n.customer_id AS "customerId", n.requested_at AS "requestedAt", c.slug, c.name, c.translations -> 'en' ->> 'name' AS "nameEn"
FROM claimed n JOIN variant_cards c ON c.id = n.variant_id ORDER BY n.requested_at, n.id`,
});

/**
 * Claims the text message of a notification, unless already claimed; returns the phone number if the customer has not disabled notifications
 * meanwhile.
 */
export const claimText = statement({
  name: 'stock_notices_claim_text',
  params: { id: bigint, now: timestamptz },
  row: { phone: text, slug: text, name: text, nameEn: nullable(text) },
  text: `
WITH claimed AS (
  UPDATE stock_notices SET texted_at = :now WHERE id = :id AND notified_at IS NOT NULL AND texted_at IS NULL
  RETURNING customer_id, variant_id
)
SELECT contact.phone, c.slug, c.name, c.translations -> 'en' ->> 'name' AS "nameEn"
FROM claimed JOIN notifiable_customers who ON who.id = claimed.customer_id JOIN customer_contacts contact ON contact.id = who.id
JOIN variant_cards c ON c.id = claimed.variant_id`,
});

/** Releases the claim of a message that certainly was not sent. */
export const giveTextBack = statement({
  name: 'stock_notices_give_text_back',
  params: { id: bigint },
  text: 'UPDATE stock_notices SET texted_at = NULL WHERE id = :id',
});

/** Deletes subscriptions notified before a time. */
export const forgetNotified = statement({
  name: 'stock_notices_forget',
  params: { before: timestamptz },
  text: 'DELETE FROM stock_notices WHERE notified_at < :before',
});
