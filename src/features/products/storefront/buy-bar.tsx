import { AddToCartButton } from '#features/cart/storefront/add-to-cart.tsx';
import { CartStepper, useInCart } from '#features/cart/storefront/cart-stepper.tsx';
import type { CartThing } from '#features/cart/storefront/cart-store.ts';
import { ProductPrice, type ProductPriceProps } from './product-price.tsx';

interface BuyBarProps extends Pick<ProductPriceProps, 'product'> {
  thing: CartThing;
  quantity: number;
  mayAdd: () => boolean;
}

/** Price and button at the bottom edge of a phone, above the tabs; what is in the cart is counted there in the button's place. */
export function BuyBar({ product, thing, quantity, mayAdd }: BuyBarProps) {
  const inCart = useInCart(thing.id);
  return (
    <div data-bottom-bar="" className="fixed inset-x-0 bottom-(--tabs-height) z-30 border-t bg-surface lg:hidden">
      <div className="container-middle flex items-center gap-3 py-3">
        <ProductPrice product={product} className="flex-1" />
        <div className="shrink-0">
          {inCart === null ? (
            <AddToCartButton thing={thing} quantity={quantity} mayAdd={mayAdd} />
          ) : (
            <CartStepper thing={thing} quantity={inCart} />
          )}
        </div>
      </div>
    </div>
  );
}
