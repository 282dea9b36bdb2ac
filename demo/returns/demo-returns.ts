import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { ReturnReason } from '#features/returns/returns.contract.ts';
import { answerReturn, askReturn, receiveReturn } from '#features/returns/server/returns.service.ts';

const hour = 3_600_000;

/**
 * Orders with a line of the shop's own goods that were handed over days ago, the oldest of them first, but not those of one
 * customer: `[deliveredSince, deliveredUntil, but, ownSeller, limit]`.
 */
const returnable = untypedStatement<{ number: string; customerId: number; position: number }>({
  name: 'demo_returnable',
  text: `
SELECT o.number, o.customer_id AS "customerId", min(l.position) AS position
FROM orders o JOIN order_steps s ON s.order_id = o.id AND s.state = 'delivered' JOIN order_lines l ON l.order_id = o.id AND l.seller_id = $4
WHERE o.state = 'delivered' AND s.at BETWEEN $1 AND $2 AND o.customer_id <> $3
GROUP BY o.id ORDER BY o.id LIMIT $5`,
});

interface DemoReturn {
  readonly reason: ReturnReason;
  readonly text: string;
  /** How far it came, and so many hours ago each of it. */
  readonly asked: number;
  readonly answered?: { readonly hoursAgo: number; readonly state: 'approved' | 'refused'; readonly answer: string };
  readonly received?: { readonly hoursAgo: number; readonly restock: boolean };
}

const demoReturns: readonly DemoReturn[] = [
  {
    reason: 'damaged',
    text: 'گوشهٔ جعبه له شده بود و کالا ترک داشت.',
    asked: 46,
    answered: { hoursAgo: 41, state: 'approved', answer: 'با پست پیشتاز بفرستید؛ هزینهٔ پست با ماست.' },
    received: { hoursAgo: 4, restock: false },
  },
  {
    reason: 'changed-mind',
    text: 'نیازی به آن نداشتم، بازش نکرده‌ام.',
    asked: 44,
    answered: { hoursAgo: 40, state: 'approved', answer: '' },
    received: { hoursAgo: 6, restock: true },
  },
  {
    reason: 'other',
    text: 'بعد از دو روز دیگر خوشم نیامد.',
    asked: 30,
    answered: { hoursAgo: 26, state: 'refused', answer: 'کالا باز و استفاده شده است.' },
  },
  {
    reason: 'wrong-goods',
    text: 'رنگ دیگری سفارش داده بودم.',
    asked: 27,
    answered: { hoursAgo: 20, state: 'approved', answer: 'همان را برگردانید تا درستش را بفرستیم.' },
  },
  { reason: 'not-as-described', text: 'اندازه‌اش با آنچه نوشته‌اید یکی نیست.', asked: 5 },
];

/** The latest that any of them was asked for, and how long goods can be given back. */
const [deliveredAtLeast, windowHours] = [48, 7 * 24];

/**
 * Lets some of the demo's customers give goods back: two are through, one was refused, one is under way, and one waits for the
 * staff. Step after step in the order of time, as they would have come: the audit log, which only grows, is read by its numbers.
 */
export async function fillReturns(
  shop: Shop,
  { staffId, but, ownSeller }: { readonly staffId: number; readonly but: number; readonly ownSeller: number },
): Promise<void> {
  const now = shop.clock.now().getTime();
  const orders = await returnable(shop, [
    new Date(now - (windowHours - 1) * hour),
    new Date(now - deliveredAtLeast * hour),
    but,
    ownSeller,
    demoReturns.length,
  ]);
  const steps = orders.flatMap((order, place) => {
    const told = demoReturns[place];
    return told === undefined ? [] : stepsOf(order, told, staffId);
  });
  for (const { hoursAgo, take } of steps.sort((one, other) => other.hoursAgo - one.hoursAgo)) {
    // Nobody is told by text or notice of what is only there to be looked at.
    await take({ ...shop, clock: { now: () => new Date(now - hoursAgo * hour) }, publish: () => Promise.resolve() });
  }
}

interface ReturnStep {
  readonly hoursAgo: number;
  readonly take: (shop: Shop) => Promise<unknown>;
}

function stepsOf(
  order: { readonly number: string; readonly customerId: number; readonly position: number },
  told: DemoReturn,
  staffId: number,
): ReturnStep[] {
  const { answered, received } = told;
  let id = 0;
  return [
    {
      hoursAgo: told.asked,
      take: async (shop) => {
        const asked = await askReturn(shop, {
          ...order,
          lines: [{ position: order.position, quantity: 1 }],
          reason: told.reason,
          text: told.text,
          pictures: [],
        });
        if (isRefusal(asked)) throw new Error(`A return of the demo was refused: ${asked.message.en}`);
        id = asked.id;
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
