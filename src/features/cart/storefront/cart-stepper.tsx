import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { cartMessages } from '../cart.messages.ts';
import { errorSentence, type CartOutcome } from './cart-error.ts';
import { removeItem, setQuantity, useCart, type CartEntry } from './cart-store.ts';

/** Returns the number of pieces of an item in the cart; null while there are none or the cart is loading. */
export function useInCart(id: number): number | null {
  const { state, items } = useCart();
  return state === 'ready' ? (items.find((item) => item.id === id)?.quantity ?? null) : null;
}

/** Replaces the buy button once an item is in the cart: displays its quantity and changes it in place. */
export function CartStepper({ item, quantity }: { item: CartEntry; quantity: number }) {
  const t = useMessages(cartMessages);
  const notify = (outcome: CartOutcome) => {
    if (typeof outcome !== 'string') announce(errorSentence(outcome, t), 'bad');
  };
  return (
    <div className="flex items-center gap-1">
      {quantity === 1 ? (
        <IconButton label={t.takeOut} className="text-muted" onClick={() => void removeItem(item.id).then(notify)}>
          <Trash2 aria-hidden size={20} />
        </IconButton>
      ) : null}
      <QuantityStepper
        label={t.inCart}
        value={quantity}
        max={Math.max(1, item.maxQuantity)}
        onChange={(wanted) => void setQuantity(item.id, wanted).then(notify)}
        onTooMany={(max) => {
          announce(t.aboveStock(max), 'bad');
        }}
      />
    </div>
  );
}
