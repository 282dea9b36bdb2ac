import { useMessages } from '#ui/theme/language-context.tsx';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import type { RefundWay } from '../refunds.contract.ts';
import { refundsMessages } from '../refunds.messages.ts';

interface RefundWayCardsProps {
  value: RefundWay;
  onChange: (way: RefundWay) => void;
}

/** Renders the choice of the refund method, when there is one. */
export function RefundWayCards({ value, onChange }: RefundWayCardsProps) {
  const t = useMessages(refundsMessages);
  return (
    <RadioCards
      legend={t.refundWay}
      name="refund-way"
      value={value}
      onChange={(way) => {
        onChange(way === 'payment' ? 'payment' : 'credit');
      }}
      options={[
        { value: 'payment', label: t['to-payment'], description: t.toPaymentHint },
        { value: 'credit', label: t['to-credit'], description: t.toCreditHint },
      ]}
    />
  );
}
