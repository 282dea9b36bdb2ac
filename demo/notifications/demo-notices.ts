import type { Shop } from '#platform/shop.ts';
import { namedProduct, type NoticeKind, type Notices } from '#shared/notices.ts';
import { seedNotices } from '#features/notifications/server/notifications.seed.ts';

const hour = 3_600_000;

type DemoNotice = {
  [Kind in NoticeKind]: { kind: Kind; params: Notices[Kind]; link: string; hoursAgo: number; read: boolean };
}[NoticeKind];

/** Creates the notices of the demo's customer about an order and about answers. */
export async function fillDemoNotices(
  shop: Shop,
  {
    customerId,
    order,
    product,
  }: {
    customerId: number;
    order: { number: string; placedAt: Date };
    product: { name: string; nameEn: string | null; slug: string };
  },
): Promise<void> {
  const now = shop.clock.now().getTime();
  const ofOrder = {
    params: { number: order.number },
    link: `/my-order?order=${order.number}`,
    hoursAgo: (now - order.placedAt.getTime()) / hour,
    read: true,
  };
  const ofProduct = { params: namedProduct(product), link: `/single-product/${product.slug}` };
  const notices: readonly DemoNotice[] = [
    { kind: 'order-placed', ...ofOrder },
    { kind: 'order-paid', ...ofOrder },
    { kind: 'review-approved', ...ofProduct, hoursAgo: 70, read: true },
    { kind: 'question-answered', ...ofProduct, hoursAgo: 26, read: false },
    {
      kind: 'chat-message',
      params: { text: 'تا وقتی بسته به پیک سپرده نشده بله. نشانی تازه را همین‌جا بفرستید تا عوضش کنم.' },
      link: '/message',
      hoursAgo: 0.5,
      read: false,
    },
  ];
  await seedNotices(
    shop,
    notices.map(({ kind, params, link, hoursAgo, read }, index) => {
      const createdAt = new Date(now - hoursAgo * hour);
      return { customerId, kind, params, link, once: `demo:${index}`, createdAt, readAt: read ? createdAt : null };
    }),
  );
}
