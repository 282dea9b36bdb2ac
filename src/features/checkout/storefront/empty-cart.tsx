import { ShoppingBag } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { checkoutMessages } from '../checkout-screens.messages.ts';

/** Renders the empty cart; where an order may have been placed without a response, with a link to the orders. */
export function EmptyCart({ maybePlaced = false }: { maybePlaced?: boolean }) {
  const t = useMessages(checkoutMessages);
  return (
    <EmptyState
      icon={<ShoppingBag />}
      text={maybePlaced ? t.maybePlaced : t.cartEmpty}
      hint={maybePlaced ? undefined : t.cartEmptyHint}
      action={
        <Button variant="primary" asChild>
          {maybePlaced ? <Link to="/my-order">{t.myOrders}</Link> : <Link to="/shop-grid">{t.browse}</Link>}
        </Button>
      }
    />
  );
}
