import { formatNumber } from '#shared/text/digits.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { useCart } from './cart-store.ts';

const maxVisible = 999;

/**
 * Renders the number of pieces in the cart at the corner of the icon beside it, without a layout shift. Its position follows the layout, its digits
 * the language.
 */
export function CartBadge() {
  const language = useLanguage();
  const { count } = useCart();
  if (count === 0) return null;
  return (
    <span className="absolute -end-2 -top-2">
      <bdi className="block min-w-5 rounded-full bg-pomegranate px-1 text-center text-xs leading-5 font-bold text-pomegranate-ink figures">
        {formatNumber(Math.min(count, maxVisible), language)}
        {count > maxVisible && '+'}
      </bdi>
    </span>
  );
}
