import { CalendarCheck, PackageCheck } from 'lucide-react';
import { isComing } from '#features/fulfillments/fulfillments.rules.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { arrivalOf, arrivalText } from '#shared/commerce/arrival.ts';
import { formatDay } from '#shared/text/jalali.ts';
import { CopyButton } from '#ui/inputs/copy-button.tsx';
import { Code } from '#ui/text/kit.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserNow } from '#web/browser-clock.ts';
import type { OrderDetail } from '../order-details.contract.ts';

/** States in which an order is not in transit. */
const resting: readonly OrderDetail['status'][] = ['awaiting-payment', 'cancelled', 'lapsed', 'returned'];

/** States in which all of an order has left the shop. */
const outside: readonly OrderDetail['status'][] = ['on-the-way', 'at-station'];

/** The expected or actual delivery date of an order; renders nothing for one that will not arrive. */
export function OrderArrival({ order }: { order: OrderDetail }) {
  const t = useMessages(ordersMessages);
  const language = useLanguage();
  if (resting.includes(order.status)) return null;
  // All of it has left and nothing is in transit, so no delivery date can be promised.
  if (outside.includes(order.status) && !order.fulfillments.some(isComing)) return null;
  const deliveredAt = order.steps.findLast(({ status }) => status === 'delivered')?.reached_at;
  const arrival = arrivalOf(order.shipping, new Date(order.paid_at ?? order.placed_at));
  const isLate = arrival.last.getTime() < browserNow();
  const [message, day] =
    deliveredAt === undefined
      ? [isLate ? t.wasDue : t.arrives, arrivalText(arrival, language)]
      : [t.deliveredOn, formatDay(new Date(deliveredAt), language)];
  const Sign = deliveredAt === undefined ? CalendarCheck : PackageCheck;
  return (
    <div className="flex items-center gap-3 rounded-card bg-turquoise-soft px-4 py-3 text-start text-turquoise">
      <Sign aria-hidden="true" className="size-7 shrink-0" />
      <p className="own-direction min-w-0">
        <span className="block text-xs">{message}</span>
        <strong className="text-lg">{day}</strong>
      </p>
    </div>
  );
}

/** A code of an order with a copy button. */
export function OrderCode({ name, code, asIs = false }: { name: string; code: string; asIs?: boolean }) {
  const t = useMessages(ordersMessages);
  return (
    <span className="inline-flex items-center gap-1">
      <Code asIs={asIs} className="font-bold">
        {code}
      </Code>
      <CopyButton label={t.copy(name)} text={code} copied={t.copied} notCopied={t.notCopied} />
    </span>
  );
}
