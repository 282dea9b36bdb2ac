import { Banknote } from 'lucide-react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PlaceButton, WayCard } from './payment-way.tsx';

export const meta = pageHead(({ language }) => ({
  title: checkoutMessages[language].cashTitle,
  canonical: '/checkout-cash',
  unlisted: true,
}));

/** Renders payment on delivery: the order is placed here. */
export default function CheckoutCashPage() {
  const t = useMessages(checkoutMessages);
  return (
    <CheckoutFrame title={t.cashTitle} back="/checkout-payment" step={2}>
      {(customer, beginning) => (
        <PaymentStep
          key={customer.id}
          customer={customer}
          beginning={beginning}
          way={() => 'cash'}
          button={(view) => (
            <PlaceButton view={view} way="cash" busyText={t.ordering}>
              {t.orderNow}
            </PlaceButton>
          )}
        >
          {({ due }) => <WayCard icon={Banknote}>{t.cashLead(due)}</WayCard>}
        </PaymentStep>
      )}
    </CheckoutFrame>
  );
}
