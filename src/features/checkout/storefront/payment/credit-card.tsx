import { Wallet } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import type { PaymentStepView } from './payment-step.tsx';

interface CreditCardProps {
  view: PaymentStepView;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Renders the store credit: it pays as much as it covers; where that is everything, no payment method is required. */
export function CreditCard({ view, on, onChange }: CreditCardProps) {
  const t = useMessages(checkoutMessages);
  const { placing, quote, credit, due } = view;
  const coversAll = credit > 0 && due === 0;
  return (
    <Card className="grid gap-3">
      <Switch
        label={t.credit}
        hint={t.creditHas(quote.credit)}
        icon={
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turquoise-soft text-turquoise">
            <Wallet aria-hidden="true" className="size-5" />
          </span>
        }
        checked={on}
        onChange={onChange}
        disabled={placing.underWay !== null}
      />
      {on ? (
        <p className="text-sm text-muted" role="status">
          {coversAll ? t.creditCovers : t.creditLeaves(due)}
        </p>
      ) : null}
    </Card>
  );
}

/** Renders the final button of a purchase paid entirely from credit. */
export function PayByCredit({ view: { placing, credit } }: { view: PaymentStepView }) {
  const t = useMessages(checkoutMessages);
  return (
    <Button
      variant="primary"
      wide
      busy={placing.underWay === 'credit'}
      busyText={t.ordering}
      onClick={() => {
        placing.place('credit', credit);
      }}
    >
      {t.payByCredit}
    </Button>
  );
}
