import { useMessages } from '#ui/theme/language-context.tsx';
import { StateBadge, type StateTone } from '#ui/feedback/state-badge.tsx';
import { ordersMessages } from '../orders-screens.messages.ts';
import type { OrderState } from '../orders.contract.ts';

const tones: Readonly<Record<OrderState, StateTone>> = {
  'awaiting-payment': 'over',
  placed: 'waiting',
  packaging: 'waiting',
  ready: 'waiting',
  'on-the-way': 'going',
  'at-station': 'going',
  delivered: 'good',
  cancelled: 'bad',
  lapsed: 'over',
  returned: 'bad',
};

/** The state of an order, highlighted when it requires action by the staff. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const t = useMessages(ordersMessages);
  return <StateBadge tone={tones[state]}>{t[state]}</StateBadge>;
}
