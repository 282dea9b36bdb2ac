import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { cartMessages } from '../cart.messages.ts';
import { failureSentence, type CartOutcome } from './cart-failure.ts';
import { removeItem, setQuantity, useCart, type CartThing } from './cart-store.ts';

/** How many pieces of a thing are in the cart; null while none are, or it is not known. */
export function useInCart(id: number): number | null {
  const { state, items } = useCart();
  return state === 'ready' ? (items.find((item) => item.id === id)?.quantity ?? null) : null;
}

/** What stands in place of the button to buy once a thing is in the cart: how many of it are there, to be changed on the spot. */
export function CartStepper({ thing, quantity }: { thing: CartThing; quantity: number }) {
  const t = useMessages(cartMessages);
  const tell = (outcome: CartOutcome) => {
    if (typeof outcome !== 'string') announce(failureSentence(outcome, t), 'bad');
  };
  return (
    <div className="flex items-center gap-1">
      {quantity === 1 ? (
        <IconButton label={t.takeOut} className="text-muted" onClick={() => void removeItem(thing.id).then(tell)}>
          <Trash2 aria-hidden size={20} />
        </IconButton>
      ) : null}
      <QuantityStepper
        label={t.inCart}
        value={quantity}
        max={Math.max(1, thing.maxQuantity)}
        onChange={(wanted) => void setQuantity(thing.id, wanted).then(tell)}
        onTooMany={(most) => {
          announce(t.aboveStock(most), 'bad');
        }}
      />
    </div>
  );
}
