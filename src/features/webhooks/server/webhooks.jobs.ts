import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { forgetOldDeliveries } from './deliveries.service.ts';
import { deliverWhatIsDue, stopDelivering } from './dispatcher.ts';
import { forgetOldEvents } from './events.service.ts';
import { enterEvents } from './fan-out.service.ts';
import { resealEndpoints } from './secrets.ts';

/** Enters what has happened among the deliveries, and begins to send what is due; it waits for nobody's server. */
async function deliver(shop: Shop): Promise<void> {
  await enterEvents(shop);
  await deliverWhatIsDue(shop);
}

export const webhooksJobs: readonly Job[] = [
  { name: 'deliver-webhooks', schedule: '* * * * *', onStored: true, run: deliver, stop: stopDelivering },
  scheduledJob('reseal-webhook-secrets', '41 * * * *', resealEndpoints),
  scheduledJob('forget-old-events', '53 3 * * *', async (shop) => {
    await forgetOldEvents(shop);
    await forgetOldDeliveries(shop);
  }),
];
