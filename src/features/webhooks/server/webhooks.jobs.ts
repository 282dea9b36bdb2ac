import { sellerOf } from '#features/sellers/server/own-products.service.ts';
import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { forgetOldDeliveries } from './deliveries.service.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { pauseChangedBy } from './endpoints.store.ts';
import { deliverWhatIsDue, stopDelivering } from './dispatcher.ts';
import { forgetOldEvents } from './events.service.ts';
import { enterEvents } from './fan-out.service.ts';
import { pauseUnanswered } from './sending.service.ts';
import { resealEndpoints } from './secrets.ts';

/**
 * Pauses endpoints for which nobody is responsible, creates deliveries for new events, and starts those that are due without waiting for their
 * servers.
 */
async function deliver(shop: Shop): Promise<void> {
  await pauseUnanswered(shop);
  await enterEvents(shop);
  await deliverWhatIsDue(shop);
}

/** Pauses webhooks set up by a thief of an account, of the staff or of a seller, once its owner has recovered it. */
async function pauseWebhooksOfThief(
  shop: Shop,
  { customerId, since }: { readonly customerId: number; readonly since: string },
): Promise<void> {
  const seller = await sellerOf(shop, customerId);
  const sellerId = isRefusal(seller) ? null : seller.sellerId;
  await pauseChangedBy(shop, { by: customerId, sellerId, since: new Date(since) });
}

export const webhooksJobs: readonly Job[] = [
  { name: 'deliver-webhooks', schedule: '* * * * *', onStored: true, run: deliver, stop: stopDelivering },
  eventJob('pause-webhooks-of-thief', 'account.taken-back', pauseWebhooksOfThief),
  scheduledJob('reseal-webhook-secrets', '41 * * * *', resealEndpoints),
  scheduledJob('forget-old-events', '53 3 * * *', async (shop) => {
    await forgetOldEvents(shop);
    await forgetOldDeliveries(shop);
  }),
];
