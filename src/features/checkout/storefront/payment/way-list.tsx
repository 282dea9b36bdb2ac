import { Banknote, CircleDollarSign, CircleSlash, CreditCard, Globe, Landmark, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { Link } from '#ui/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import type { OfferedMethod } from '../checkout-beginning.ts';
import type { Quote } from '../use-quote.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  cash: Banknote,
  bank: Landmark,
  online: Globe,
  zibal: Globe,
  paypal: CircleDollarSign,
};

/** Returns the route of a payment method: one with its own explanation or fields has its own page. */
const routeOf = ({ method, at_gateway: atGateway }: OfferedMethod): string =>
  atGateway ? `/checkout-payment?way=${encodeURIComponent(method)}` : `/checkout-${method}`;

interface WayListProps {
  ways: readonly OfferedMethod[];
  quote: Quote;
  /** The chosen method; null before one is chosen. */
  chosen: string | null;
  /** Called before navigating to a method; returns false, and displays the errors, where other fields have to be filled in first. */
  mayChoose?: () => boolean;
  /** The explanation or the fields of the chosen method. */
  children?: ReactNode;
}

/** Renders the payment methods as one uniform list: each is a route of the checkout, the chosen one with its content. */
export function WayList({ ways, quote, chosen, mayChoose, children }: WayListProps) {
  const t = useMessages(checkoutMessages);
  const reasons = new Map(quote.unpayable.map(({ method, reason }) => [method, reason]));
  const hasRow = ways.some(({ method }) => method === chosen);
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-3">
      <h2 id="how-to-pay" className="text-base font-bold">
        {t.howToPay}
      </h2>
      {ways.length === 0 ? <FailedState text={t.noMethods} /> : null}
      <ul className="grid gap-3">
        {ways.map((way) => {
          const isChosen = way.method === chosen;
          return (
            <li key={way.method}>
              <Card
                className={classNames(
                  'grid gap-4 border transition-colors',
                  isChosen && !reasons.has(way.method)
                    ? 'border-turquoise bg-turquoise-soft'
                    : 'border-line hover:border-edge',
                )}
              >
                <WayRow way={way} chosen={isChosen} reason={reasons.get(way.method)} mayChoose={mayChoose} />
              </Card>
              {isChosen && children ? <div className="mt-3">{children}</div> : null}
            </li>
          );
        })}
      </ul>
      {hasRow ? null : children}
    </section>
  );
}

interface WayRowProps {
  way: OfferedMethod;
  chosen: boolean;
  /** Why this order cannot be paid by this method. */
  reason: string | undefined;
  mayChoose: WayListProps['mayChoose'];
}

function WayRow({ way, chosen, reason, mayChoose }: WayRowProps) {
  const Icon = icons[way.method] ?? CreditCard;
  return (
    <>
      <div className={classNames('flex items-center gap-3', reason !== undefined && 'text-muted')}>
        <span
          aria-hidden="true"
          className={classNames(
            'size-5 shrink-0 rounded-full bg-surface',
            chosen && reason === undefined ? 'border-6 border-turquoise' : 'border-2 border-edge',
          )}
        />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">
            {reason === undefined ? (
              <CardLink>
                <Link
                  to={routeOf(way)}
                  // The page with card fields is its own document: no other may connect to the card provider.
                  reloadDocument={way.card !== undefined}
                  replace={mayChoose === undefined}
                  preventScrollReset
                  aria-current={chosen ? 'true' : undefined}
                  className="own-direction"
                  onClick={(event) => {
                    if (mayChoose?.() === false) event.preventDefault();
                  }}
                >
                  {way.name}
                </Link>
              </CardLink>
            ) : (
              way.name
            )}
          </h3>
          <p className="text-sm text-muted">{way.description}</p>
        </div>
        <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
      </div>
      {reason === undefined ? null : (
        <p role={chosen ? 'status' : undefined} className="flex items-start gap-2 text-sm text-amber">
          <CircleSlash aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="own-direction">{reason}</span>
        </p>
      )}
    </>
  );
}
