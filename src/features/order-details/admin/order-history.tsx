import type { StaffOrderDetail } from '../order-details-admin.contract.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { staffOrdersMessages } from '#features/orders/admin/orders-admin.messages.ts';

/** Every step of an order with its time and cause, newest first. */
export function OrderHistory({ steps }: Pick<StaffOrderDetail, 'steps'>) {
  const t = useMessages(staffOrdersMessages);
  const names = useMessages(ordersMessages);
  const language = useLanguage();
  const reasons: Readonly<Record<string, string>> = {
    customer: t['by-customer'],
    payment: t['by-payment'],
    'hold-ended': t['by-hold-ended'],
    staff: t['by-staff'],
    seller: t['by-seller'],
  };
  return (
    <ol aria-label={t.history} className="grid gap-3 text-sm">
      {steps.toReversed().map((step, index) => (
        <li key={`${step.status} ${step.reached_at}`} className="flex gap-3">
          <span
            aria-hidden="true"
            className={`mt-1.5 size-2.5 shrink-0 rounded-full ${index === 0 ? 'bg-turquoise' : 'bg-edge'}`}
          />
          <div className="min-w-0">
            <p className={index === 0 ? 'font-semibold' : ''}>{names[step.status]}</p>
            <p className="text-xs text-muted">
              <time dateTime={step.reached_at}>
                {formatJalaliDate(new Date(step.reached_at), language, 'with-time')}
              </time>
              {' · '}
              <bdi>{step.by ?? reasons[step.reason] ?? step.reason}</bdi>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
