import {
  Banknote,
  ChevronRight,
  CircleDollarSign,
  CircleSlash,
  CreditCard,
  Globe,
  Landmark,
  type LucideIcon,
} from 'lucide-react';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { PaymentStep, type PaymentStepView } from './payment-step.tsx';
import { usePaymentMethods, type OfferedMethod } from './use-payment-methods.ts';

export const meta = pageHead(({ language }) => ({
  title: checkoutMessages[language].paymentTitle,
  canonical: '/checkout-payment',
  unlisted: true,
}));

const icons: Readonly<Record<string, LucideIcon>> = {
  cash: Banknote,
  bank: Landmark,
  online: Globe,
  zibal: Globe,
  paypal: CircleDollarSign,
};

/** The second step of the checkout: how to pay. */
export default function CheckoutPaymentPage() {
  const t = useMessages(checkoutMessages);
  return (
    <CheckoutFrame title={t.paymentTitle} back="/checkout" step={2}>
      {(customer) => (
        <PaymentStep key={customer.id} customer={customer}>
          {(view) => <MethodChoice view={view} />}
        </PaymentStep>
      )}
    </CheckoutFrame>
  );
}

function MethodChoice({ view }: { view: PaymentStepView }) {
  const t = useMessages(checkoutMessages);
  const methods = usePaymentMethods();
  const unpayable = new Map(view.quote.unpayable.map(({ method, reason }) => [method, reason]));
  if (methods.state === 'failed') return <FailedState text={t.failed} onRetry={methods.refresh} />;
  if (methods.state === 'ready' && methods.data.length === 0)
    return <FailedState text={t.noMethods} onRetry={methods.refresh} />;
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-3">
      <h2 id="how-to-pay" className="text-base font-bold">
        {t.howToPay}
      </h2>
      {methods.state === 'loading' ? (
        <>
          <Skeleton className="h-36 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </>
      ) : (
        <ul className="grid gap-3">
          {methods.data.map((method, place) => (
            <li key={method.method}>
              {unpayable.has(method.method) ? (
                <RefusedMethod method={method} reason={unpayable.get(method.method) ?? ''} />
              ) : method.at_gateway ? (
                <GatewayCard method={method} view={view} first={place === 0} />
              ) : (
                <MethodLink method={method} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MethodName({ method, link }: { method: OfferedMethod; link?: string }) {
  const Icon = icons[method.method] ?? CreditCard;
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turquoise-soft text-turquoise">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          {link === undefined ? (
            method.name
          ) : (
            <CardLink>
              <Link to={link} reloadDocument={method.card !== undefined} className="own-direction">
                {method.name}
              </Link>
            </CardLink>
          )}
        </h3>
        <p className="text-sm text-muted">{method.description}</p>
      </div>
      {link === undefined ? null : <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-muted" />}
    </div>
  );
}

/** A way to pay that is not for this order, and why. */
function RefusedMethod({ method, reason }: { method: OfferedMethod; reason: string }) {
  return (
    <Card className="grid gap-3">
      <div className="opacity-60">
        <MethodName method={method} />
      </div>
      <p className="flex items-start gap-2 text-sm text-amber">
        <CircleSlash aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="own-direction">{reason}</span>
      </p>
    </Card>
  );
}

/** A way to pay with a page of its own; where cards are typed, that is a document of its own, as none other may speak to their provider. */
function MethodLink({ method }: { method: OfferedMethod }) {
  return (
    <Card className="transition-colors hover:bg-raised">
      <MethodName method={method} link={`/checkout-${method.method}`} />
    </Card>
  );
}

interface GatewayCardProps {
  method: OfferedMethod;
  view: PaymentStepView;
  /** The way that most take: its button is the one of the page. */
  first: boolean;
}

/** A gateway: places the order and goes there. */
function GatewayCard({ method, view, first }: GatewayCardProps) {
  const t = useMessages(checkoutMessages);
  const { placing, credit, due } = view;
  const way = method.method as PaymentMethod;
  return (
    <Card className="grid gap-4">
      <MethodName method={method} />
      <Button
        variant={first ? 'primary' : 'outline'}
        wide
        busy={placing.underWay === way}
        busyText={t.paying}
        onClick={() => {
          placing.place(way, credit);
        }}
      >
        {first ? t.payNow(due) : t.payBy(method.name)}
      </Button>
    </Card>
  );
}
