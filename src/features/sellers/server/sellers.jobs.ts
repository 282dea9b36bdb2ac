import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { applicationNotices } from '../application-notices.messages.ts';
import { applicationById, deleteOldDrafts } from './applications/applications.store.ts';
import { sellersToPrepare } from './own-products.store.ts';
import { settleOrder, settleSince } from './seller-settlement.service.ts';

const day = 24 * 3_600_000;

/** Notifies an applicant of the decision by text message. A retry after a crash may notify twice. */
export async function notifyApplicationDecided(
  shop: Shop,
  { applicationId }: { applicationId: number },
): Promise<void> {
  const [application] = await applicationById(shop, { id: applicationId });
  if (application === undefined || application.state === 'waiting') return;
  const { language, name } = shop.identity;
  const t = applicationNotices[language];
  const text =
    application.state === 'approved'
      ? t.approved(name[language], application.storeName)
      : t.refused(name[language], application.storeName);
  await shop.sms.send({ to: application.phone, text });
}

/**
 * Notifies each seller of an order to prepare their part. The event is emitted when an order is confirmed: placed with payment on delivery, or paid.
 * Idempotent.
 */
export async function notifySellersOfOrder(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  await shop.transaction(async () => {
    for (const { ownerId, number, pieces } of await sellersToPrepare(shop, { orderId })) {
      await shop.publish('notice.due', {
        customerId: ownerId,
        kind: 'seller-order',
        params: { number, pieces },
        link: '/seller',
        once: `seller-order:${number}`,
      });
    }
  });
}

/** Events report deliveries and returns; lost ones are found by this scheduled review, which looks back this many days. */
const reviewedDays = 3;

export const sellersJobs: readonly Job[] = [
  eventJob('settle-delivered-order', 'order.moved', async (shop, { orderId, state }) => {
    if (state === 'delivered') await settleOrder(shop, { orderId });
  }),
  eventJob('settle-delivered-parcel', 'fulfillment.delivered', (shop, { orderId }) => settleOrder(shop, { orderId })),
  scheduledJob('settle-sellers', '*/5 * * * *', async (shop) => {
    const settled = await settleSince(shop, new Date(shop.clock.now().getTime() - reviewedDays * day));
    if (settled > 0) shop.log.info({ settled }, 'accounts of sellers were brought up to date');
  }),
  scheduledJob('settle-sellers-wholly', '40 3 * * *', async (shop) => {
    await settleSince(shop, new Date(0));
  }),
  eventJob('tell-sellers-of-order', 'order.placed', notifySellersOfOrder),
  eventJob('tell-application-decided', 'application.decided', notifyApplicationDecided),
  scheduledJob('forget-unconfirmed-applications', '17 * * * *', async (shop) => {
    await deleteOldDrafts(shop, { before: new Date(shop.clock.now().getTime() - day) });
  }),
];
