import { useEffect, useState } from 'react';
import { renditionAt } from '#features/media/media.rules.ts';
import { productAddress } from '#features/products/products.addresses.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Image } from '#ui/media/image.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Price } from '#ui/text/price.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useSession } from '#web/session/session.ts';
import type { CartItem } from '../cart.contract.ts';
import { cartScreens } from '../cart-screens.messages.ts';
import { cartMessages } from '../cart.messages.ts';
import { refreshCart, useCart } from './cart-store.ts';

/** The maximum number of lines displayed; the rest are only counted. */
const max = 4;

/** Renders a preview of the cart: the most recently added items, the total, and the link to the cart. */
export function CartPreview() {
  const t = useMessages(cartScreens);
  const { state, items, total } = useCart();
  const checked = useChecked();
  if (state === 'loading' || !checked) return <PreviewSkeleton />;
  if (items.length === 0)
    return (
      <p className="rounded-card border border-line bg-surface p-5 text-center text-sm text-muted shadow-sheet">
        {t.empty}
      </p>
    );
  return (
    <section aria-label={t.title} className="rounded-card border border-line bg-surface shadow-sheet">
      <ul className="divide-y divide-line px-4">
        {items
          .slice(-max)
          .reverse()
          .map((item) => (
            <PreviewLine key={item.id} item={item} />
          ))}
      </ul>
      <div className="grid gap-3 border-t border-line p-4">
        {items.length > max ? (
          <Link to="/cart" className="text-sm text-muted hover:text-turquoise">
            {t.furtherItems(items.length - max)}
          </Link>
        ) : null}
        <p className="flex items-center justify-between gap-3">
          <span className="text-sm text-muted">{t.total}</span>
          <Price amount={total} unit={t.toman} />
        </p>
        <Button variant="primary" wide asChild>
          <Link to="/cart">{t.toCart}</Link>
        </Button>
      </div>
    </section>
  );
}

/** Whether prices may be displayed: a guest's only after the shop has confirmed that they are still valid; a customer's come from the shop. */
function useChecked(): boolean {
  const session = useSession();
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    void refreshCart().finally(() => setChecked(true));
  }, []);
  return checked || session.state === 'customer';
}

function PreviewLine({ item }: { item: CartItem }) {
  const language = useLanguage();
  const t = useMessages(cartScreens);
  const { soldOut } = useMessages(cartMessages);
  const { name, slug, image, variant, quantity, price, maxQuantity } = item;
  return (
    <li>
      <Link
        to={slug === '' ? '/cart' : productAddress(slug)}
        className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3 py-3 hover:text-turquoise"
      >
        <Image photo src={image === null ? null : renditionAt(image, 160)} alt="" className="rounded-control" />
        <span className="grid gap-0.5">
          <bdi className="truncate text-sm font-semibold">{name}</bdi>
          {variant === null ? null : <bdi className="truncate text-xs text-muted">{variant}</bdi>}
          <span className="flex items-center justify-between gap-2 text-xs text-muted">
            <bdi>{maxQuantity === 0 ? soldOut : t.piecesOf(formatNumber(quantity, language))}</bdi>
            <Price amount={price * quantity} unit={t.toman} size="small" />
          </span>
        </span>
      </Link>
    </li>
  );
}

function PreviewSkeleton() {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 shadow-sheet">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
