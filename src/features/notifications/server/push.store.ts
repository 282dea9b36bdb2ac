import { untypedStatement } from '#platform/database/database.ts';
import type { Language } from '#shared/language.ts';

/** A browser that wants notices. */
export interface SubscriptionRow {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

/** Keeps a browser, whoever it belonged to before: `[customerId, endpoint, p256dh, auth, language, now]`. */
export const keepSubscription = untypedStatement<{ id: number }>({
  name: 'push_keep',
  text: `
INSERT INTO push_subscriptions (customer_id, endpoint, p256dh, auth, language, created_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (endpoint) DO UPDATE SET customer_id = excluded.customer_id, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language
RETURNING id`,
});

/** Lets the oldest browsers go that are more than a customer may have: `[customerId, most]`. */
export const dropOldest = untypedStatement<{ id: number }>({
  name: 'push_drop_oldest',
  text: `
DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions WHERE customer_id = $1 ORDER BY id DESC OFFSET $2)
RETURNING id`,
});

/** `[customerId, endpoint]`. */
export const dropOwn = untypedStatement<{ id: number }>({
  name: 'push_drop_own',
  text: 'DELETE FROM push_subscriptions WHERE customer_id = $1 AND endpoint = $2 RETURNING id',
});

/** `[id]`. */
export const dropSubscription = untypedStatement<{ id: number }>({
  name: 'push_drop',
  text: 'DELETE FROM push_subscriptions WHERE id = $1 RETURNING id',
});

/** Whether any browser of a customer wants notices: `[customerId]`. */
export const anySubscription = untypedStatement<{ any: boolean }>({
  name: 'push_any',
  text: 'SELECT EXISTS (SELECT 1 FROM push_subscriptions WHERE customer_id = $1) AS any',
});

/** What is still to be shown of a notice: nothing once it was read or cleared. `[notificationId]`. */
export const noticeToPush = untypedStatement<{
  id: number;
  customerId: number;
  kind: string;
  params: unknown;
  link: string;
}>({
  name: 'push_notice',
  text: 'SELECT id, customer_id AS "customerId", kind, params, link FROM notifications WHERE id = $1 AND read_at IS NULL AND cleared_at IS NULL',
});

/** The browsers to which a notice has not gone: `[customerId, notificationId]`. */
export const subscriptionsLeft = untypedStatement<SubscriptionRow>({
  name: 'push_subscriptions_left',
  text: `
SELECT id, endpoint, p256dh, auth, language FROM push_subscriptions s
WHERE customer_id = $1 AND NOT EXISTS (SELECT 1 FROM push_deliveries d WHERE d.notification_id = $2 AND d.subscription_id = s.id)
ORDER BY id`,
});

/** Takes the sending of a notice to a browser; no row comes back when another has it: `[notificationId, subscriptionId, now]`. */
export const takeDelivery = untypedStatement<{ at: Date }>({
  name: 'push_take_delivery',
  text: 'INSERT INTO push_deliveries (notification_id, subscription_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING at',
});

/** Gives it back: it certainly was not taken. `[notificationId, subscriptionId]`. */
export const giveBackDelivery = untypedStatement<{ at: Date }>({
  name: 'push_give_back_delivery',
  text: 'DELETE FROM push_deliveries WHERE notification_id = $1 AND subscription_id = $2 RETURNING at',
});
