import { bigint, int, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { ReturnReason } from '#features/returns/returns.contract.ts';
import { answerReturn, requestReturn, receiveReturn } from '#features/returns/server/returns.service.ts';

const hour = 3_600_000;

/** Orders with a line of the shop's own goods that were delivered within a period, oldest first, except those of one customer. */
const returnable = statement({
  name: 'demo_returnable',
  params: { since: timestamptz, until: timestamptz, but: bigint, ownSeller: bigint, limit: bigint },
  row: { number: text, customerId: bigint, position: int },
  text: `
SELECT o.number, o.customer_id AS "customerId", min(l.position) AS position
FROM order_summaries o JOIN order_ends e ON e.order_id = o.id AND e.state = 'delivered'
JOIN ordered_lines l ON l.order_id = o.id AND l.seller_id = :ownSeller
WHERE o.state = 'delivered' AND e.at BETWEEN :since AND :until AND o.customer_id <> :but
GROUP BY o.id, o.number, o.customer_id ORDER BY o.id LIMIT :limit`,
});

interface DemoReturn {
  readonly reason: ReturnReason;
  readonly text: string;
  /** The hours since the request and, below, since each further step that the return has reached. */
  readonly requests: number;
  readonly answered?: { readonly hoursAgo: number; readonly state: 'approved' | 'refused'; readonly answer: string };
  readonly received?: { readonly hoursAgo: number; readonly restock: boolean };
}

const demoReturns: readonly DemoReturn[] = [
  {
    reason: 'damaged',
    text: 'گوشهٔ جعبه له شده بود و کالا ترک داشت.',
    requests: 46,
    answered: { hoursAgo: 41, state: 'approved', answer: 'با پست پیشتاز بفرستید؛ هزینهٔ پست با ماست.' },
    received: { hoursAgo: 4, restock: false },
  },
  {
    reason: 'changed-mind',
    text: 'نیازی به آن نداشتم، بازش نکرده‌ام.',
    requests: 44,
    answered: { hoursAgo: 40, state: 'approved', answer: '' },
    received: { hoursAgo: 6, restock: true },
  },
  {
    reason: 'other',
    text: 'بعد از دو روز دیگر خوشم نیامد.',
    requests: 30,
    answered: { hoursAgo: 26, state: 'refused', answer: 'کالا باز و استفاده شده است.' },
  },
  {
    reason: 'wrong-goods',
    text: 'رنگ دیگری سفارش داده بودم.',
    requests: 27,
    answered: { hoursAgo: 20, state: 'approved', answer: 'همان را برگردانید تا درستش را بفرستیم.' },
  },
  { reason: 'not-as-described', text: 'اندازه‌اش با آنچه نوشته‌اید یکی نیست.', requests: 5 },
];

/** In hours after delivery: the time by which each of them has been requested, and the return window. */
const [deliveredAtLeast, windowHours] = [48, 7 * 24];

/**
 * Creates returns of some of the demo's customers: two are complete, one was refused, one is in progress, and one awaits the staff. The steps run in
 * chronological order, as they would have happened: the audit log is append-only and is read by its ids.
 */
export async function fillReturns(
  shop: Shop,
  { staffId, but, ownSeller }: { readonly staffId: number; readonly but: number; readonly ownSeller: number },
): Promise<void> {
  const now = shop.clock.now().getTime();
  const orders = await returnable(shop, {
    since: new Date(now - (windowHours - 1) * hour),
    until: new Date(now - deliveredAtLeast * hour),
    but,
    ownSeller,
    limit: demoReturns.length,
  });
  const steps = orders.flatMap((order, index) => {
    const returned = demoReturns[index];
    return returned === undefined ? [] : stepsOf(order, returned, staffId);
  });
  for (const { hoursAgo, take } of steps.sort((one, other) => other.hoursAgo - one.hoursAgo)) {
    // Publishes no events: nobody is notified of demo data.
    await take({ ...shop, clock: { now: () => new Date(now - hoursAgo * hour) }, publish: () => Promise.resolve() });
  }
}

interface ReturnStep {
  readonly hoursAgo: number;
  readonly take: (shop: Shop) => Promise<unknown>;
}

function stepsOf(
  order: { readonly number: string; readonly customerId: number; readonly position: number },
  returned: DemoReturn,
  staffId: number,
): ReturnStep[] {
  const { answered, received } = returned;
  let id = 0;
  return [
    {
      hoursAgo: returned.requests,
      take: async (shop) => {
        const requested = await requestReturn(shop, {
          ...order,
          lines: [{ position: order.position, quantity: 1 }],
          reason: returned.reason,
          text: returned.text,
          pictures: [],
        });
        if (isRefusal(requested)) throw new Error(`A return of the demo was refused: ${requested.message.en}`);
        id = requested.id;
      },
    },
    ...(answered === undefined
      ? []
      : [
          {
            hoursAgo: answered.hoursAgo,
            take: (shop: Shop) =>
              answerReturn(shop, { id, by: staffId, state: answered.state, answer: answered.answer }),
          },
        ]),
    ...(received === undefined
      ? []
      : [
          {
            hoursAgo: received.hoursAgo,
            take: (shop: Shop) =>
              receiveReturn(shop, { id, by: staffId, role: 'owner', restock: received.restock, way: 'credit' }),
          },
        ]),
  ];
}
