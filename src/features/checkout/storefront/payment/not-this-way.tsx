import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import type { Quote } from '../use-quote.ts';

/** Why an order of these sums cannot be paid in a way; null when it can. */
export function reasonAgainst({ unpayable }: Quote, method: string): string | null {
  return unpayable.find((one) => one.method === method)?.reason ?? null;
}

/** Says why this way to pay is not for this order, and leads to the others. */
export function NotThisWay({ reason }: { reason: string | null }) {
  const t = useMessages(checkoutMessages);
  return (
    <Notice
      tone="warning"
      action={
        <Button asChild size="small">
          <Link to="/checkout-payment">{t.otherMethods}</Link>
        </Button>
      }
    >
      <span className="own-direction">{reason}</span>
    </Notice>
  );
}
