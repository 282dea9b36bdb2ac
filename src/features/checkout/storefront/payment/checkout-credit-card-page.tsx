import { CreditCard } from 'lucide-react';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { cardScreens } from '../../card-screens.messages.ts';
import { CardFields } from './card-fields.tsx';
import { CardOrder } from './card-order.tsx';
import type { CardFormState } from './card-provider.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { MethodNotOffered } from './method-not-offered.tsx';
import { PaymentStep, type PaymentStepView } from './payment-step.tsx';
import { PlaceButton, WayCard } from './payment-way.tsx';
import { useRequestedNumber } from '../use-requested-order.ts';
import { useCardForm } from './use-card-form.ts';
import { useOwnDocument } from './card-provider.ts';
import type { Beginning } from '../checkout-beginning.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';

export const meta = pageHead(({ language }) => ({
  title: cardScreens[language].title,
  canonical: '/checkout-credit-card',
  unlisted: true,
}));

/** Gateways that request the card on their own page. */
const redirecting: readonly PaymentMethod[] = ['online', 'zibal'];

/** Renders payment by card: entered here where a provider accepts it from the browser, else on the bank's own page. */
export default function CheckoutCreditCardPage() {
  const t = useMessages(cardScreens);
  useOwnDocument();
  return (
    <CheckoutFrame title={t.title} back="/checkout-payment" step={2}>
      {(customer, beginning) => <CardPayment key={customer.id} customer={customer} beginning={beginning} />}
    </CheckoutFrame>
  );
}

interface StepProps {
  customer: Customer;
  beginning: Beginning;
}

function CardPayment({ customer, beginning }: StepProps) {
  const t = useMessages(cardScreens);
  const number = useRequestedNumber();
  if (number === undefined) return <CheckoutSkeleton />;
  const { ways } = beginning;
  const admin = ways.find(({ method }) => method === 'credit-card')?.card;
  if (admin !== undefined)
    return number === null ? (
      <CardStep customer={customer} beginning={beginning} cardForm={admin} />
    ) : (
      <CardOrder number={number} cardForm={admin} />
    );
  const gateway = redirecting.find((code) => ways.some(({ method }) => method === code));
  return gateway === undefined ? (
    <MethodNotOffered text={t.cardNotOffered} />
  ) : (
    <BankStep customer={customer} beginning={beginning} gateway={gateway} />
  );
}

const formId = 'card';

/** Places the order of the cart and pays it with the card entered here. */
function CardStep({ customer, beginning, cardForm: admin }: StepProps & { cardForm: CardFormState }) {
  const t = useMessages(cardScreens);
  const card = useCardForm(admin);
  const pay = ({ placing, credit }: PaymentStepView) => {
    if (card.check()) placing.place('credit-card', credit, card.hand);
  };
  return (
    <PaymentStep
      customer={customer}
      beginning={beginning}
      way={() => 'credit-card'}
      totalInButton
      button={({ placing, due }) => (
        <Button
          type="submit"
          form={formId}
          variant="primary"
          wide
          busy={placing.underWay === 'credit-card'}
          busyText={t.paying}
        >
          {t.pay(due)}
        </Button>
      )}
    >
      {(view) => (
        <CardFields
          id={formId}
          card={card}
          isDemo={admin.stand_in}
          onSubmit={() => {
            pay(view);
          }}
        />
      )}
    </PaymentStep>
  );
}

/** Places the order for a gateway that requests the card on its own page: nothing is entered here. */
function BankStep({ customer, beginning, gateway }: StepProps & { gateway: PaymentMethod }) {
  const t = useMessages(cardScreens);
  return (
    <PaymentStep
      customer={customer}
      beginning={beginning}
      way={() => 'credit-card'}
      button={(view) => (
        <PlaceButton view={view} way={gateway} busyText={t.leaving}>
          {t.toBank}
        </PlaceButton>
      )}
    >
      {() => (
        <WayCard icon={CreditCard}>
          <h2 className="font-bold">{t.bankPage}</h2>
          <p className="text-sm text-muted">{t.bankPageText}</p>
        </WayCard>
      )}
    </PaymentStep>
  );
}
