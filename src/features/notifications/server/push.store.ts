import { bigint, bool, jsonb, text, textOf, timestamptz, uuid } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';
import type { Language } from '#shared/language.ts';

/** A browser's push subscription. */
export type SubscriptionRow = RowOf<typeof subscriptionsLeft>;

/** Inserts a browser's subscription, or reassigns it to another customer. */
export const keepSubscription = statement({
  name: 'push_keep',
  params: {
    customerId: bigint,
    sessionId: uuid,
    endpoint: text,
    p256dh: text,
    auth: text,
    language: textOf<Language>(),
    now: timestamptz,
  },
  row: { id: bigint },
  text: `
INSERT INTO push_subscriptions (customer_id, session_id, endpoint, p256dh, auth, language, created_at) VALUES (:customerId, :sessionId, :endpoint, :p256dh, :auth, :language, :now)
ON CONFLICT (endpoint) DO UPDATE SET customer_id = excluded.customer_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language
RETURNING id`,
});

/** Deletes a customer's oldest subscriptions beyond the limit. */
export const dropOldest = statement({
  name: 'push_drop_oldest',
  params: { customerId: bigint, max: bigint },
  row: { id: bigint },
  text: `
DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions WHERE customer_id = :customerId ORDER BY id DESC OFFSET :max)
RETURNING id`,
});

/** Deletes the subscription of a session's browser, and those of its customer without a stored session, which may be its own. */
export const dropOwn = statement({
  name: 'push_drop_own',
  params: { customerId: bigint, sessionId: uuid },
  row: { id: bigint },
  text: `
DELETE FROM push_subscriptions WHERE customer_id = :customerId AND (session_id = :sessionId OR session_id IS NULL)
RETURNING id`,
});

export const dropSubscription = statement({
  name: 'push_drop',
  params: { id: bigint },
  row: { id: bigint },
  text: 'DELETE FROM push_subscriptions WHERE id = :id RETURNING id',
});

/** Whether any browser of a customer is subscribed. */
export const anySubscription = statement({
  name: 'push_any',
  params: { customerId: bigint },
  row: { any: bool },
  text: 'SELECT EXISTS (SELECT 1 FROM push_subscriptions WHERE customer_id = :customerId) AS any',
});

/** Whether the browser of a session is subscribed. */
export const sessionSubscribed = statement({
  name: 'push_session_subscribed',
  params: { customerId: bigint, sessionId: uuid },
  row: { any: bool },
  text: `
SELECT EXISTS (SELECT 1 FROM push_subscriptions WHERE customer_id = :customerId AND (session_id = :sessionId OR session_id IS NULL)) AS any`,
});

/** Selects a notice to be pushed; no row once it was read or cleared. */
export const noticeToPush = statement({
  name: 'push_notice',
  params: { id: bigint },
  row: { id: bigint, customerId: bigint, kind: text, params: jsonb<unknown>(), link: text },
  text: 'SELECT id, customer_id AS "customerId", kind, params, link FROM notifications WHERE id = :id AND read_at IS NULL AND cleared_at IS NULL',
});

/** Selects the subscriptions of signed-in browsers to which a notice has not been sent. */
export const subscriptionsLeft = statement({
  name: 'push_subscriptions_left',
  params: { customerId: bigint, notificationId: bigint, now: timestamptz },
  row: { id: bigint, endpoint: text, p256dh: text, auth: text, language: textOf<Language>() },
  text: `
SELECT id, endpoint, p256dh, auth, language FROM push_subscriptions s
WHERE customer_id = :customerId AND NOT EXISTS (SELECT 1 FROM push_deliveries d WHERE d.notification_id = :notificationId AND d.subscription_id = s.id)
  AND (session_id IS NULL OR EXISTS (SELECT FROM open_sessions o WHERE o.id = s.session_id AND o.expires_at > :now))
ORDER BY id`,
});

/** Claims the delivery of a notice to a browser; no row when it is already claimed. */
export const takeDelivery = statement({
  name: 'push_take_delivery',
  params: { notificationId: bigint, subscriptionId: bigint, now: timestamptz },
  row: { at: timestamptz },
  text: 'INSERT INTO push_deliveries (notification_id, subscription_id, at) VALUES (:notificationId, :subscriptionId, :now) ON CONFLICT DO NOTHING RETURNING at',
});

/** Releases the claim when the message was definitely not accepted. */
export const giveBackDelivery = statement({
  name: 'push_give_back_delivery',
  params: { notificationId: bigint, subscriptionId: bigint },
  row: { at: timestamptz },
  text: 'DELETE FROM push_deliveries WHERE notification_id = :notificationId AND subscription_id = :subscriptionId RETURNING at',
});
