import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { AddToCartButton } from './add-to-cart.tsx';
import { CartStepper, useInCart } from './cart-stepper.tsx';
import type { CartEntry } from './cart-store.ts';

interface BuyBarProps {
  /** The page's own button: the bar replaces it while it is out of view. */
  standsFor: RefObject<HTMLElement | null>;
  price: ReactNode;
  item: CartEntry;
  quantity: number;
  mayAdd: () => boolean;
}

/** The areas covered by the header and the tab bar of a phone, in pixels. */
const covered = '-56px 0px -60px';
/** The visible fraction from which an element counts as in view. */
const enough = 0.9;

/** Whether the page's own button is out of view; the bar also stays while the keyboard focus is in it. */
function useStandsIn(button: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [standsIn, setStandsIn] = useState(false);
  useEffect(() => {
    if (button.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const isOut = entry.intersectionRatio < enough;
        setStandsIn(isOut || (bar.current?.querySelector(':focus-visible') ?? null) !== null);
      },
      { rootMargin: covered, threshold: enough },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button, bar]);
  return standsIn;
}

/**
 * Renders price and button at the bottom edge of a phone, above the tab bar, while the page's own button is out of view; once the item is in the
 * cart, its quantity control replaces the button.
 */
export function BuyBar({ standsFor, price, item, quantity, mayAdd }: BuyBarProps) {
  const inCart = useInCart(item.id);
  const bar = useRef<HTMLDivElement>(null);
  const standsIn = useStandsIn(standsFor, bar);
  // A sold-out item has no action here: the page itself displays the alternatives.
  if (!standsIn || (item.maxQuantity === 0 && inCart === null)) return null;
  return (
    <div
      ref={bar}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-(--tabs-height) z-30 border-t bg-surface transition-transform duration-(--motion) motion-reduce:transition-none lg:hidden starting:translate-y-full"
    >
      {/* With text at twice the size the price wraps above the button. */}
      <div className="container-middle flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
        <div className="min-w-min flex-1">{price}</div>
        <div className="shrink-0">
          {inCart === null ? (
            <AddToCartButton item={item} quantity={quantity} mayAdd={mayAdd} />
          ) : (
            <CartStepper item={item} quantity={inCart} />
          )}
        </div>
      </div>
    </div>
  );
}
