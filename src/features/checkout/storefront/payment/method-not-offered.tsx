import { CreditCard } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { cardScreens } from '../../card-screens.messages.ts';

/** A page of a way to pay that this shop is not set up for: says so, and leads back to those that there are. */
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
