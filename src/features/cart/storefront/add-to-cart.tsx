import { ShoppingBag } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { Link } from '#ui/link.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { cartMessages } from '../cart.messages.ts';
import { useInCart } from './cart-stepper.tsx';
import { errorSentence } from './cart-error.ts';
import { addToCart, type CartEntry } from './cart-store.ts';

export interface AddToCartButtonProps {
  /** The variant to add, with the data that the cart displays. */
  item: CartEntry;
  quantity: number;
  wide?: boolean;
  /** Whether it is one of many on its page: small and in a secondary style. */
  oneOfMany?: boolean;
  /** Called before adding; returns false, and displays a message, if something has to be chosen first. */
  mayAdd?: () => boolean;
}

/** Renders the button that adds the given quantity to the cart and reports the result; more than is available is refused without a request. */
export function AddToCartButton({ item, quantity, wide = false, oneOfMany = false, mayAdd }: AddToCartButtonProps) {
  const t = useMessages(cartMessages);
  const navigate = useNavigate();
  const action = useAction({ done: null });
  const soldOut = item.maxQuantity === 0;

  const add = async () => {
    const outcome = await addToCart(item, quantity);
    if (outcome === 'done' || outcome === 'waiting') {
      announce((outcome === 'done' ? t.added : t.addedOffline)(quantity, item.name), 'good', {
        action: { label: t.viewCart, onPress: () => void navigate('/cart') },
      });
    } else if (outcome.failed === 'above-stock' || outcome.message !== '') {
      announce(errorSentence(outcome, t), 'bad');
    } else {
      announce(t.errorAdding, 'bad');
    }
  };

  return (
    <Button
      {...(oneOfMany
        ? { variant: 'outline', size: 'small', className: 'px-2!' }
        : { variant: soldOut ? 'quiet' : 'primary', icon: <ShoppingBag aria-hidden size={20} /> })}
      wide={wide}
      disabled={soldOut}
      busy={action.busy}
      busyText={t.adding}
      onClick={() => {
        if (mayAdd?.() !== false) void action.run(add);
      }}
    >
      {soldOut ? t.soldOut : t.addToCart}
    </Button>
  );
}

export interface AddToCartProps extends AddToCartButtonProps {
  /** The page holds the quantity, so that all its controls display the same. */
  onQuantityChange: (quantity: number) => void;
}

/** Renders the quantity field, between one and the maximum, and the button that adds to the cart. */
export function AddToCart({ item, quantity, onQuantityChange, wide = true, mayAdd }: AddToCartProps) {
  const t = useMessages(cartMessages);
  const inCart = useInCart(item.id);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <QuantityStepper
        label={t.quantity}
        value={quantity}
        max={Math.max(1, item.maxQuantity)}
        disabled={item.maxQuantity === 0}
        onChange={onQuantityChange}
        onTooMany={(max) => {
          announce(t.aboveStock(max), 'bad');
        }}
      />
      <div className="min-w-40 flex-1">
        <AddToCartButton item={item} quantity={quantity} wide={wide} {...(mayAdd !== undefined && { mayAdd })} />
      </div>
      {inCart === null ? null : (
        <p className="flex w-full items-center justify-between gap-3 text-sm text-turquoise">
          <bdi>{t.inCartNow(inCart)}</bdi>
          <Link to="/cart" className="inline-flex min-h-target items-center font-semibold hover:underline">
            {t.viewCart}
          </Link>
        </p>
      )}
    </div>
  );
}
