import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { products } from '#features/catalogue/server/catalogue.tables.ts';
import { fillDemoConversation } from '#features/chat/server/demo/demo-conversation.ts';
import { fillDemoNotices } from '#features/notifications/server/demo/demo-notices.ts';
import { orderLines, orders } from '#features/orders/server/orders.tables.ts';
import type { Shop } from '#platform/shop.ts';

/** Lets the demo's customer have talked with the support, and have been told of an order of their own. */
export async function fillTalk(shop: Shop, { customerId, staffId }: { customerId: number; staffId: number }): Promise<void> {
  await fillDemoConversation(shop, { customerId, staffId });
  const [last] = await shop.db
    .select({ orderNumber: orders.number, name: products.name, slug: products.slug })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.id))
    .limit(1);
  if (last !== undefined) await fillDemoNotices(shop, { customerId, orderNumber: last.orderNumber, product: last });
}
