import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { orderPaymentsMessages } from '../order-payments.messages.ts';
import { fitsAsPart, hoursForRest, minPart } from '../order-payments.rules.ts';
import { usePayAgain } from './use-pay-again.ts';

/** Form for paying part of the amount left; renders nothing where it is too small to be split. */
export function PayPart({ number, left }: { number: string; left: number }) {
  const t = useMessages(orderPaymentsMessages);
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);
  const { pay, paying, error, action } = usePayAgain(number);
  if (left < 2 * minPart) return null;
  const hint = t.partHint(minPart, left - minPart);
  const fits = amount !== null && amount < left && fitsAsPart(amount, left);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t.payPart}
      </Button>
      <Dialog open={open} onClose={close} title={t.payPart} description={t.payPartMeans(hoursForRest)}>
        <Form
          action={action}
          onSend={() => {
            if (fits) pay(undefined, amount);
            else action.reject({ amount: hint });
          }}
        >
          <NumberField
            label={t.partAmount}
            hint={hint}
            required
            value={amount}
            error={action.fields.amount}
            onChange={setAmount}
          />
          <Notice tone="bad">{action.fields.amount === undefined ? error : null}</Notice>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={paying !== null} className="flex-1">
              {t.toPay}
            </Button>
            <Button onClick={close} className="flex-1">
              {t.notNow}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
