import { CircleDollarSign } from 'lucide-react';
import type { Customer } from '#features/identity/identity.contract.ts';
import { foreignPaidMessages } from '#features/payments/foreign-paid.messages.ts';
import { formatForeign, minorOf, oneUnit } from '#features/payments/paypal.rules.ts';
import { formatJalaliDate } from '#shared/jalali.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { pageHead } from '#web/page-meta.ts';
import { cardScreens } from '../card-screens.messages.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { CheckoutFrame, CheckoutSkeleton } from './checkout-frame.tsx';
import { MethodNotOffered } from './method-not-offered.tsx';
import { PaymentStep } from './payment-step.tsx';
import { usePaymentMethods, type OfferedMethod } from './use-payment-methods.ts';

export const meta = pageHead(({ language }) => ({ title: cardScreens[language].paypalTitle, canonical: '/checkout-paypal', unlisted: true }));

/** Paying at PayPal: what it is in its currency and by which rate is said before. */
export default function CheckoutPaypalPage() {
  const t = useMessages(cardScreens);
  return (
    <CheckoutFrame title={t.paypalTitle} back="/checkout-payment" step={2}>
      {(customer) => <PaypalPayment key={customer.id} customer={customer} />}
    </CheckoutFrame>
  );
}

function PaypalPayment({ customer }: { customer: Customer }) {
  const t = useMessages(cardScreens);
  const { failed } = useMessages(checkoutMessages);
  const methods = usePaymentMethods();
  if (methods.state === 'failed') return <FailedState text={failed} onRetry={methods.ask} />;
  if (methods.state === 'loading') return <CheckoutSkeleton />;
  const rate = methods.answer.find(({ method }) => method === 'paypal')?.rate;
  if (rate === undefined) return <MethodNotOffered text={t.paypalNotOffered} />;
  return (
    <PaymentStep
      customer={customer}
      button={({ placing, credit }) => (
        <Button
          variant="primary"
          wide
          busy={placing.underWay === 'paypal'}
          busyText={t.leaving}
          onClick={() => {
            placing.place('paypal', credit);
          }}
        >
          {t.paypalPay}
        </Button>
      )}
    >
      {({ due }) => <ForeignSum due={due} rate={rate} />}
    </PaymentStep>
  );
}

function ForeignSum({ due, rate: { currency, toman_per_unit: tomanPerUnit, date } }: { due: number; rate: NonNullable<OfferedMethod['rate']> }) {
  const t = useMessages(cardScreens);
  const language = useLanguage();
  const said = useMessages(foreignPaidMessages);
  return (
    <Card className="grid gap-4">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-turquoise-soft text-turquoise">
          <CircleDollarSign aria-hidden="true" className="size-7" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t.paypalSum}</p>
          <p className="text-xl font-bold tabular-nums"><bdi>{formatForeign(minorOf(due, { currency, tomanPerUnit }), currency, language)}</bdi></p>
        </div>
      </div>
      <dl className="grid gap-2 text-sm">
        <Row name={t.paypalRate}>{said.rateIs(oneUnit(currency, language), tomanPerUnit)}</Row>
        <Row name={t.paypalRateDay}>{formatJalaliDate(new Date(`${date}T12:00:00Z`), language, 'long')}</Row>
      </dl>
      <p className="text-sm text-muted">{t.paypalText}</p>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <dt className="text-muted">{name}</dt>
      <dd><bdi>{children}</bdi></dd>
    </div>
  );
}
