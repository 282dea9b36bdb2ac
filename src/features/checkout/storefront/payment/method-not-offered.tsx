import { CreditCard } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { cardScreens } from '../../card-screens.messages.ts';

/** Renders the page of a payment method that is not set up in this shop, with a link to those that are. */
export function MethodNotOffered({ text }: { text: string }) {
  const t = useMessages(cardScreens);
  return (
    <EmptyState
      icon={<CreditCard />}
      text={text}
      hint={t.notOfferedHint}
      action={
        <Button variant="primary" asChild>
          <Link to="/checkout-payment">{t.otherWays}</Link>
        </Button>
      }
    />
  );
}
