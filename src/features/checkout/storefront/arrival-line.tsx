import { CalendarCheck } from 'lucide-react';
import { arrivalOf, arrivalText } from '#shared/commerce/arrival.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserNow } from '#web/browser-clock.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import type { ShippingMethod } from './shipping-choice.tsx';

/** On which day an order that is placed now arrives by a way of sending. */
export function ArrivalLine({ method }: { method: ShippingMethod | undefined }) {
  const t = useMessages(checkoutMessages);
  const language = useLanguage();
  if (method === undefined) return null;
  return (
    <p className="flex items-start gap-2 rounded-control bg-turquoise-soft px-3 py-2 text-sm text-turquoise">
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="own-direction">
        <span className="block text-xs">{t.arrives}</span>
        <strong>{arrivalText(arrivalOf(method, new Date(browserNow())), language)}</strong>
      </span>
    </p>
  );
}
