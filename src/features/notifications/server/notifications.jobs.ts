import { orderForNotice } from '#features/orders/server/orders.service.ts';
import type { EventName } from '#platform/jobs/events.ts';
import { eventJob, scheduledJob, type Job, type Message } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import type { NoticeDue } from '#shared/notices.ts';
import { forgetOldNotices, keepNotice } from './notifications.service.ts';
import { pushNotice } from './push.service.ts';

const orderNotices = {
  'order.placed': 'order-placed',
  'order.cancelled': 'order-cancelled',
  'order.lapsed': 'order-lapsed',
} as const satisfies Partial<Record<EventName, NoticeDue['kind']>>;

const isOrderEvent = (name: string): name is keyof typeof orderNotices => name in orderNotices;

/** Turns an event into a notice, idempotently. */
export async function recordEvent(shop: Shop, event: Record<string, unknown>, message: Message): Promise<void> {
  const due = isOrderEvent(message.name)
    ? await noticeOfOrder(shop, message.name, Number(event.orderId))
    : (event as unknown as NoticeDue);
  if (due !== null) await keepNotice(shop, due, message.id);
}

async function noticeOfOrder(shop: Shop, name: keyof typeof orderNotices, orderId: number): Promise<NoticeDue | null> {
  const order = await orderForNotice(shop, orderId);
  if (order === null) return null;
  const { customerId, number } = order;
  // An order placed by its payment has two events but one notice; one paid on delivery needs none.
  const kind = name === 'order.placed' && order.paid ? 'order-paid' : orderNotices[name];
  return { customerId, kind, params: { number }, link: `/my-order?order=${number}`, once: `${kind}:${number}` };
}

export const notificationsJobs: readonly Job[] = [
  {
    name: 'note-news',
    on: ['notice.due', ...(Object.keys(orderNotices) as (keyof typeof orderNotices)[])],
    run: recordEvent,
  },
  eventJob('push-notice', 'notice.kept', (shop, { noticeId }) => pushNotice(shop, noticeId)),
  scheduledJob('forget-old-notices', '17 3 * * *', async (shop) => {
    await forgetOldNotices(shop);
  }),
];
