import { Badge, type Tone } from '#ui/feedback/badge.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ordersMessages } from '../orders-screens.messages.ts';
import type { OrderState } from '../orders.contract.ts';

const tones: Readonly<Record<OrderState, Tone>> = {
  'awaiting-payment': 'offer',
  placed: 'good',
  packaging: 'good',
  ready: 'good',
  'on-the-way': 'good',
  'at-station': 'good',
  delivered: 'plain',
  cancelled: 'bad',
  lapsed: 'bad',
  returned: 'plain',
};

/** Badge with an order's state. */
export function OrderBadge({ status }: { status: OrderState }) {
  const t = useMessages(ordersMessages);
  return <Badge tone={tones[status]}>{t[status]}</Badge>;
}
