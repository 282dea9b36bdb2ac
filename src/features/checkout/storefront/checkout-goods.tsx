import type { CartItem } from '#features/cart/cart.contract.ts';
import { renditionAt } from '#features/media/media.rules.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { Image } from '#ui/media/image.tsx';
import { Price } from '#ui/text/price.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { webMessages } from '#web/web.messages.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';

/** Renders the ordered goods: on a phone as a row of small images, on a desktop line by line beside the rest. */
export function CheckoutGoods({ items }: { items: readonly CartItem[] }) {
  const t = useMessages(checkoutMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <ul
      aria-label={t.goods}
      tabIndex={0}
      className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 lg:max-h-72 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto"
    >
      {items.map((item) => (
        <li key={item.id} className="shrink-0 lg:flex lg:items-center lg:gap-3">
          <span className="relative block w-16 lg:w-14">
            <Image
              photo
              src={item.image === null ? null : renditionAt(item.image, 160)}
              alt=""
              className="rounded-control"
            />
            <span className="absolute end-1 bottom-1 min-w-6 rounded-full bg-surface/90 px-1.5 text-center text-xs leading-6 font-bold text-ink">
              <span aria-hidden="true">{formatNumber(item.quantity, language)}</span>
              <span className="sr-only">{t.piecesOf(item.quantity)}</span>
            </span>
          </span>
          <span className="sr-only min-w-0 flex-1 lg:not-sr-only lg:grid lg:gap-0.5">
            <bdi className="truncate text-sm font-semibold">{item.name}</bdi>
            <span className="flex items-center justify-between gap-2">
              <bdi className="truncate text-xs text-muted">{item.variant ?? ''}</bdi>
              <Price amount={item.price * item.quantity} unit={toman} size="small" className="shrink-0" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
