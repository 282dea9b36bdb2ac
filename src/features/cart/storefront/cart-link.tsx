import { ShoppingBag } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '#shared/text/digits.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { loadedLater } from '#ui/loaded-later.tsx';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { cartLinkMessages } from '../cart-link.messages.ts';
import { CartBadge } from './cart-badge.tsx';
import { useCart } from './cart-store.ts';

const CartPreview = loadedLater(async () => (await import('./cart-preview.tsx')).CartPreview, { spare: true });

/** Milliseconds the mouse rests on the cart link before the preview opens, and milliseconds it may leave before the preview closes. */
const restMs = 150;
const awayMs = 250;

/** Renders the link to the cart with the number of pieces in it; hovering with a mouse opens a preview. */
export function CartLink() {
  const t = useMessages(cartLinkMessages);
  const language = useLanguage();
  const { count } = useCart();
  const { key, pathname } = useLocation();
  const [open, setOpen] = useOpenHere();
  const turning = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turnSoon = (event: PointerEvent, to: boolean, afterMs: number) => {
    if (event.pointerType !== 'mouse' || pathname === '/cart' || pathname.startsWith('/checkout')) return;
    clearTimeout(turning.current);
    if (to) CartPreview.preload();
    turning.current = setTimeout(() => setOpen(to), afterMs);
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  });
  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open]);
  useEffect(() => () => clearTimeout(turning.current), [key]);
  return (
    <div
      className="relative"
      onPointerEnter={(event) => turnSoon(event, true, restMs)}
      onPointerLeave={(event) => turnSoon(event, false, awayMs)}
    >
      <IconButton asChild label={count === 0 ? t.cart : t.cartHolding(formatNumber(count, language))}>
        <Link to="/cart">
          <span className="relative">
            <ShoppingBag aria-hidden size={22} />
            <CartBadge />
          </span>
        </Link>
      </IconButton>
      {open ? (
        <div className="absolute end-0 top-full w-88 pt-2">
          <CartPreview />
        </div>
      ) : null}
    </div>
  );
}
