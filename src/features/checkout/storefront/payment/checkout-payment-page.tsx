import { useSearchParams } from 'react-router';
import type { Customer } from '#features/accounts/profile.contract.ts';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import type { Beginning } from '../checkout-beginning.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import type { Quote } from '../use-quote.ts';
import { PaymentStep } from './payment-step.tsx';
import { PlaceButton } from './payment-way.tsx';

export const meta = pageHead(({ language }) => ({
  title: checkoutMessages[language].paymentTitle,
  canonical: '/checkout-payment',
  unlisted: true,
}));

/** Renders the last step of the checkout, the payment; the chosen gateway is the first or the one named by `?way=`. */
export default function CheckoutPaymentPage() {
  const t = useMessages(checkoutMessages);
  return (
    <CheckoutFrame title={t.paymentTitle} back="/checkout" step={2}>
      {(customer, beginning) => <AtGateway key={customer.id} customer={customer} beginning={beginning} />}
    </CheckoutFrame>
  );
}

function AtGateway({ customer, beginning }: { customer: Customer; beginning: Beginning }) {
  const t = useMessages(checkoutMessages);
  const [query] = useSearchParams();
  const wanted = query.get('way');
  const gatewayFor = ({ unpayable }: Quote): PaymentMethod | null => {
    const payable = beginning.ways.filter(
      (way) => way.at_gateway && !unpayable.some(({ method }) => method === way.method),
    );
    const gateway = payable.find(({ method }) => method === wanted) ?? payable[0];
    return (gateway?.method as PaymentMethod | undefined) ?? null;
  };
  return (
    <PaymentStep
      customer={customer}
      beginning={beginning}
      way={gatewayFor}
      button={(view) => {
        const gateway = gatewayFor(view.quote);
        return gateway === null ? (
          <Button variant="primary" wide disabled>
            {t.chooseWay}
          </Button>
        ) : (
          <PlaceButton view={view} way={gateway} busyText={t.paying}>
            {t.toGateway}
          </PlaceButton>
        );
      }}
    />
  );
}
