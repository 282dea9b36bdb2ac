import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { productSummaries } from '#features/products/server/products.views.ts';
import { fillDemoConversation } from '../chat/demo-conversation.ts';
import { fillDemoNotices } from '../notifications/demo-notices.ts';
import { orderedLines, orderSummaries } from '#features/orders/server/orders.views.ts';
import type { Shop } from '#platform/shop.ts';

/** An order this old has been delivered and may have been reviewed. */
const longAgoMs = 8 * 86_400_000;

/** Creates the demo customer's support conversation and the notifications about an order. */
export async function fillTalk(
  shop: Shop,
  { customerId, staffId }: { customerId: number; staffId: number },
): Promise<void> {
  await fillDemoConversation(shop, { customerId, staffId });
  const [last] = await shop.db
    .select({
      number: orderSummaries.number,
      placedAt: orderSummaries.placedAt,
      name: productSummaries.name,
      nameEn: sql<string | null>`${productSummaries.translations} -> 'en' ->> 'name'`,
      slug: productSummaries.slug,
    })
    .from(orderSummaries)
    .innerJoin(orderedLines, eq(orderedLines.orderId, orderSummaries.id))
    .innerJoin(productSummaries, eq(productSummaries.id, orderedLines.productId))
    .where(
      and(
        eq(orderSummaries.customerId, customerId),
        isNotNull(orderSummaries.paidAt),
        lte(orderSummaries.placedAt, new Date(shop.clock.now().getTime() - longAgoMs)),
      ),
    )
    .orderBy(desc(orderSummaries.placedAt))
    .limit(1);
  if (last !== undefined) await fillDemoNotices(shop, { customerId, order: last, product: last });
}
