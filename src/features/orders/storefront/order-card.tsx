import { ChevronRight } from 'lucide-react';
import { renditionAt } from '#features/media/media.rules.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { Image } from '#ui/media/image.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/text/price.tsx';
import { webMessages } from '#web/web.messages.ts';
import { ordersMessages } from '../orders-screens.messages.ts';
import type { OrderSummary } from '../orders.contract.ts';
import { OrderBadge } from './order-badge.tsx';

const maxThumbs = 4;

/** Returns the URL of an order's details. */
export const orderAddress = (number: string): string => `/my-order?order=${encodeURIComponent(number)}`;

/** Card of an order in a list; all of it links to the order. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useMessages(ordersMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  return (
    <Card asChild className="grid gap-3">
      <article aria-label={t.order(order.number)}>
        <div className="flex items-center justify-between gap-3">
          <OrderBadge status={order.status} />
          <p className="text-xs text-muted">{formatJalaliDate(new Date(order.placed_at), language, 'long')}</p>
        </div>
        <ul className="flex gap-2" aria-hidden="true">
          {order.thumbs.slice(0, maxThumbs).map((thumb, index) => (
            <li key={index} className="w-14">
              <Image photo src={renditionAt(thumb, 160)} alt="" className="rounded-control" />
            </li>
          ))}
        </ul>
        <div className="flex items-end justify-between gap-3">
          <div className="min-w-0">
            <CardLink>
              <Link to={orderAddress(order.number)} className="own-direction font-semibold">
                {t.order(order.number)}
              </Link>
            </CardLink>
            <p className="text-xs text-muted">{t.pieces(order.item_count)}</p>
          </div>
          <span className="flex items-center gap-2">
            <Price amount={order.total} unit={toman} />
            <ChevronRight aria-hidden="true" className="mirror size-5 text-muted" />
          </span>
        </div>
      </article>
    </Card>
  );
}
