import { sellerOf } from '#features/sellers/server/own-products.service.ts';
import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { forgetOldDeliveries } from './deliveries.service.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { pauseOfSeller } from './endpoints.store.ts';
import { deliverWhatIsDue, stopDelivering } from './dispatcher.ts';
import { forgetOldEvents } from './events.service.ts';
import { enterEvents } from './fan-out.service.ts';
import { resealEndpoints } from './secrets.ts';

/** Enters what has happened among the deliveries, and begins to send what is due; it waits for nobody's server. */
async function deliver(shop: Shop): Promise<void> {
  await enterEvents(shop);
  await deliverWhatIsDue(shop);
}

/** Sends nothing more to where somebody else had it sent with a seller's account, who has it back by now. */
async function pauseWebhooksOfThief(
  shop: Shop,
  { customerId, since }: { readonly customerId: number; readonly since: string },
): Promise<void> {
  const seller = await sellerOf(shop, customerId);
  if (!isRefusal(seller)) await pauseOfSeller(shop, { sellerId: seller.sellerId, since: new Date(since) });
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
