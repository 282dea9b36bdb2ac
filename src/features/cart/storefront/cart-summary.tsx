import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/text/price.tsx';
import { cartScreens } from '../cart-screens.messages.ts';
import type { Cart } from './cart-store.ts';

/** Renders the total of the cart and the link to the checkout, always in view: above the tab bar on a phone, beside the items on a desktop. */
export function CartSummary({ cart }: { cart: Cart }) {
  const t = useMessages(cartScreens);
  const { items, total, count } = cart;
  const listTotal = items.reduce((sum, item) => sum + item.list_price * item.quantity, 0);
  const soldOut = items.some((item) => item.maxQuantity === 0);
  return (
    <section
      aria-label={t.summary}
      data-bottom-bar="tall"
      className="sticky bottom-(--tabs-height) z-20 -mx-4 grid gap-2 border-t border-line bg-surface px-4 py-3 lg:top-20 lg:bottom-auto lg:mx-0 lg:gap-4 lg:self-start lg:rounded-card lg:border-0 lg:p-5 lg:shadow-card"
    >
      <h2 className="hidden text-lg font-bold lg:block">{t.summary}</h2>
      <dl className="hidden gap-2 text-sm lg:grid">
        <div className="flex items-center justify-between gap-3">
          <dt className="text-muted">{t.pieces(count)}</dt>
          <dd>
            <Price amount={listTotal} unit={t.toman} size="small" />
          </dd>
        </div>
        {listTotal > total && (
          <div className="flex items-center justify-between gap-3 text-turquoise">
            <dt>{t.saved}</dt>
            <dd>
              <Price amount={listTotal - total} unit={t.toman} size="small" />
            </dd>
          </div>
        )}
      </dl>
      {soldOut && <p className="text-sm text-rose">{t.removeSoldOut}</p>}
      <dl className="flex items-center justify-between gap-3 lg:border-t lg:border-line lg:pt-4">
        <dt className="font-semibold">{t.total}</dt>
        <dd>
          <Price amount={total} unit={t.toman} />
        </dd>
      </dl>
      {soldOut ? (
        <Button variant="primary" wide disabled>
          {t.pay(total)}
        </Button>
      ) : (
        <Button variant="primary" wide asChild>
          <Link to="/checkout">{t.pay(total)}</Link>
        </Button>
      )}
      <p className="hidden text-xs text-muted lg:block">{t.shippingLater}</p>
    </section>
  );
}
