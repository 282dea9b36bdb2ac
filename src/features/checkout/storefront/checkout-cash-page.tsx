import { Banknote } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { pageHead } from '#web/page-meta.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { NotThisWay, reasonAgainst } from './not-this-way.tsx';
import { PaymentStep } from './payment-step.tsx';

export const meta = pageHead(({ language }) => ({ title: checkoutMessages[language].cashTitle, canonical: '/checkout-cash', unlisted: true }));

/** Paying when the goods are handed over: here the order is placed. */
export default function CheckoutCashPage() {
  const t = useMessages(checkoutMessages);
  return (
    <CheckoutFrame title={t.cashTitle} back="/checkout-payment" step={2}>
      {(customer) => (
        <PaymentStep
          key={customer.id}
          customer={customer}
          button={({ placing, credit, quote }) => reasonAgainst(quote, 'cash') !== null ? null : (
            <Button
              variant="primary"
              wide
              busy={placing.underWay === 'cash'}
              busyText={t.ordering}
              onClick={() => {
                placing.place('cash', credit);
              }}
            >
              {t.orderNow}
            </Button>
          )}
        >
          {({ due, quote }) => reasonAgainst(quote, 'cash') !== null ? <NotThisWay reason={reasonAgainst(quote, 'cash')} /> : (
            <Card className="flex items-center gap-4">
              <span className="grid size-14 shrink-0 place-items-center rounded-full bg-turquoise-soft text-turquoise">
                <Banknote aria-hidden="true" className="size-7" />
              </span>
              <p className="min-w-0 flex-1">{t.cashLead(due)}</p>
            </Card>
          )}
        </PaymentStep>
      )}
    </CheckoutFrame>
  );
}
