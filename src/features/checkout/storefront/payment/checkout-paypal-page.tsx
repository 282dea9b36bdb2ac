import { CircleDollarSign } from 'lucide-react';
import { foreignPaidMessages } from '#features/payments/foreign-paid.messages.ts';
import { formatForeign, minorOf, oneUnit } from '#features/payments/paypal.rules.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { cardScreens } from '../../card-screens.messages.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { MethodNotOffered } from './method-not-offered.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PlaceButton, WayCard } from './payment-way.tsx';
import type { Beginning, OfferedMethod } from '../checkout-beginning.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';

export const meta = pageHead(({ language }) => ({
  title: cardScreens[language].paypalTitle,
  canonical: '/checkout-paypal',
  unlisted: true,
}));

/** Renders payment by PayPal: the amount in its currency and the exchange rate are displayed first. */
export default function CheckoutPaypalPage() {
  const t = useMessages(cardScreens);
  return (
    <CheckoutFrame title={t.paypalTitle} back="/checkout-payment" step={2}>
      {(customer, beginning) => <PaypalStep key={customer.id} customer={customer} beginning={beginning} />}
    </CheckoutFrame>
  );
}

function PaypalStep({ customer, beginning }: { customer: Customer; beginning: Beginning }) {
  const t = useMessages(cardScreens);
  const rate = beginning.ways.find(({ method }) => method === 'paypal')?.rate;
  if (rate === undefined) return <MethodNotOffered text={t.paypalNotOffered} />;
  return (
    <PaymentStep
      customer={customer}
      beginning={beginning}
      way={() => 'paypal'}
      button={(view) => (
        <PlaceButton view={view} way="paypal" busyText={t.leaving}>
          {t.paypalPay}
        </PlaceButton>
      )}
    >
      {({ due }) => <ForeignSum due={due} rate={rate} />}
    </PaymentStep>
  );
}

function ForeignSum({
  due,
  rate: { currency, toman_per_unit: tomanPerUnit, date },
}: {
  due: number;
  rate: NonNullable<OfferedMethod['rate']>;
}) {
  const t = useMessages(cardScreens);
  const language = useLanguage();
  const message = useMessages(foreignPaidMessages);
  return (
    <WayCard
      icon={CircleDollarSign}
      more={
        <>
          <dl className="grid gap-2 text-sm">
            <Row name={t.paypalRate}>{message.rateIs(oneUnit(currency, language), tomanPerUnit)}</Row>
            <Row name={t.paypalRateDay}>{formatJalaliDate(new Date(`${date}T12:00:00Z`), language, 'long')}</Row>
          </dl>
          <p className="text-sm text-muted">{t.paypalText}</p>
        </>
      }
    >
      <p className="text-sm text-muted">{t.paypalSum}</p>
      <p className="text-xl font-bold figures">
        <bdi>{formatForeign(minorOf(due, { currency, tomanPerUnit }), currency, language)}</bdi>
      </p>
    </WayCard>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <dt className="text-muted">{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
