import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { products } from '#features/products/server/products.tables.ts';
import { fillDemoConversation } from '../chat/demo-conversation.ts';
import { fillDemoNotices } from '../notifications/demo-notices.ts';
import { orderLines, orders } from '#features/orders/server/orders.tables.ts';
import type { Shop } from '#platform/shop.ts';

/** An order of so long ago has arrived, and what was in it could be judged since. */
const longAgoMs = 8 * 86_400_000;

/** Lets the demo's customer have talked with the support, and have been told of an order of their own. */
export async function fillTalk(
  shop: Shop,
  { customerId, staffId }: { customerId: number; staffId: number },
): Promise<void> {
  await fillDemoConversation(shop, { customerId, staffId });
  const [last] = await shop.db
    .select({
      number: orders.number,
      placedAt: orders.placedAt,
      name: products.name,
      nameEn: sql<string | null>`${products.translations} -> 'en' ->> 'name'`,
      slug: products.slug,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        eq(orders.customerId, customerId),
        isNotNull(orders.paidAt),
        lte(orders.placedAt, new Date(shop.clock.now().getTime() - longAgoMs)),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  if (last !== undefined) await fillDemoNotices(shop, { customerId, order: last, product: last });
}
