import type { ReactNode } from 'react';
import { AddToCartButton } from './add-to-cart.tsx';
import { CartStepper, useInCart } from './cart-stepper.tsx';
import type { CartEntry } from './cart-store.ts';

interface BuyBarProps {
  price: ReactNode;
  item: CartEntry;
  quantity: number;
  mayAdd: () => boolean;
}

/** Price and button at the bottom edge of a phone, above the tabs; what is in the cart is counted there in the button's place. */
export function BuyBar({ price, item, quantity, mayAdd }: BuyBarProps) {
  const inCart = useInCart(item.id);
  return (
    <div data-bottom-bar="" className="fixed inset-x-0 bottom-(--tabs-height) z-30 border-t bg-surface lg:hidden">
      <div className="container-middle flex items-center gap-3 py-3">
        <div className="min-w-0 flex-1">{price}</div>
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
