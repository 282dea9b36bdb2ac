import { formatNumber } from '#shared/text/digits.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { useCart } from './cart-store.ts';

const maxVisible = 999;

/** How many pieces are in the cart, at the corner of the image it stands beside: it comes without moving anything. */
export function CartBadge() {
  const language = useLanguage();
  const { count } = useCart();
  if (count === 0) return null;
  return (
    <bdi className="absolute -end-2 -top-2 min-w-5 rounded-full bg-pomegranate px-1 text-center text-xs leading-5 font-bold text-pomegranate-ink figures">
      {formatNumber(Math.min(count, maxVisible), language)}
      {count > maxVisible && '+'}
    </bdi>
  );
}
