import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { PaymentStepView } from './payment-step.tsx';

/** Renders the explanation of a payment method beside its icon; `more` is rendered below both. */
export function WayCard({ icon: Icon, more, children }: { icon: LucideIcon; more?: ReactNode; children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-turquoise-soft text-turquoise">
          <Icon aria-hidden="true" className="size-7" />
        </span>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {more}
    </Card>
  );
}

interface PlaceButtonProps {
  view: PaymentStepView;
  way: PaymentMethod;
  busyText: string;
  children: ReactNode;
}

/** Renders the final button of the purchase, which places the order with one payment method. */
export function PlaceButton({ view: { placing, credit }, way, busyText, children }: PlaceButtonProps) {
  return (
    <Button
      variant="primary"
      wide
      busy={placing.underWay === way}
      busyText={busyText}
      onClick={() => {
        placing.place(way, credit);
      }}
    >
      {children}
    </Button>
  );
}
