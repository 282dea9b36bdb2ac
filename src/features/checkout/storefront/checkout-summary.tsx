import type { ReactNode } from 'react';
import type { CartItem } from '#features/cart/cart.contract.ts';
import { OrderSums } from '#features/order-details/storefront/order-sums.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Price } from '#ui/text/price.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { webMessages } from '#web/web.messages.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import { CalendarCheck } from 'lucide-react';
import { arrivalOf, arrivalText } from '#shared/commerce/arrival.ts';
import { browserNow } from '#web/browser-clock.ts';
import { CheckoutGoods } from './checkout-goods.tsx';
import type { ShippingMethod } from './shipping-choice.tsx';
import type { Quoted } from './use-quote.ts';

interface CheckoutSummaryProps {
  quoted: Quoted;
  items: readonly CartItem[];
  /** The chosen shipping method. */
  method: ShippingMethod | undefined;
  /** The amount of the total paid from credit. */
  credit?: number;
  /** Whether the button displays the total, so that a phone's bottom bar need not. */
  totalInButton?: boolean;
  /** The coupon field, between the goods and the totals. */
  coupon?: ReactNode;
  /** The main button of the step. */
  children?: ReactNode;
}

/**
 * Renders the goods, the arrival date and the total with its parts: on a phone in the page's flow, with the total above the tab bar; on a desktop
 * beside the form.
 */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { quoted, items, method, credit = 0, totalInButton = false, coupon, children } = props;
  const t = useMessages(checkoutMessages);
  const { toman } = useMessages(webMessages);
  const { quote, state } = quoted;
  return (
    <>
      <Card asChild className="flex flex-col gap-3 lg:sticky lg:top-20 lg:self-start">
        <section aria-label={t.summary} aria-busy={state === 'loading' || undefined}>
          <h2 className="text-base font-bold">{t.summary}</h2>
          <CheckoutGoods items={items} />
          <ArrivalLine method={method} />
          {coupon}
          <div className={state === 'loading' && quote !== null ? 'opacity-60 transition-opacity' : ''}>
            {quote === null ? (
              <SkeletonText lines={5} />
            ) : (
              <OrderSums sums={{ ...quote, credit_used: credit }} coupon={quote.coupon?.code} />
            )}
          </div>
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={quoted.request}>
                {t.tryAgain}
              </Button>
            }
          >
            {state === 'failed' ? quoteError(quoted, t.quoteFailed) : null}
          </Notice>
          {children === undefined ? null : <div className="hidden lg:grid">{children}</div>}
        </section>
      </Card>
      {children === undefined ? null : (
        <div
          data-bottom-bar=""
          className="sticky bottom-(--tabs-height) z-20 -mx-4 flex items-center justify-between gap-4 border-t bg-surface px-4 py-3 lg:hidden"
        >
          {totalInButton ? null : (
            <p className="shrink-0">
              <span className="block text-xs text-muted">{t.total}</span>
              {quote === null ? (
                <span className="block h-7 w-24" />
              ) : (
                <Price amount={quote.total - credit} unit={toman} />
              )}
            </p>
          )}
          <div className={totalInButton ? 'grow' : 'min-w-0'}>{children}</div>
        </div>
      )}
    </>
  );
}

/** Returns why there are no totals: for an error that only the shopper can resolve, the shop's message. */
const quoteError = ({ refused }: Quoted, otherwise: string): string =>
  refused?.code === 'order-too-large' ? refused.message : otherwise;

/** Renders the date on which an order placed now arrives by a shipping method. */
function ArrivalLine({ method }: { method: ShippingMethod | undefined }) {
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
