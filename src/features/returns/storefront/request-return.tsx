import { Undo2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { CallRefused } from '#shared/contract/api-client.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { report } from '#web/pages/guard.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import type { ReturnReason } from '../returns.contract.ts';
import { returnsMessages } from '../returns.messages.ts';
import { reasonName } from './order-returns.tsx';

const reasons: readonly ReturnReason[] = [
  'damaged',
  'wrong-goods',
  'not-as-described',
  'does-not-fit',
  'changed-mind',
  'other',
];
const mostPictures = 5;

interface ReturnableOrder {
  readonly number: string;
  readonly return_until: string | null;
  readonly lines: readonly {
    readonly position: number;
    readonly name: string;
    readonly variant: string | null;
    readonly quantity: number;
    readonly returned: number;
  }[];
}

/** The way to give goods of a delivered order back, for as long as the shop's days last. */
export function AskReturn({ order, onAsked }: { order: ReturnableOrder; onAsked: () => void }) {
  const t = useMessages(returnsMessages);
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={<Undo2 aria-hidden="true" className="mirror size-5" />}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t.askReturn}
      </Button>
      <Sheet
        open={asking}
        onClose={() => {
          setAsking(false);
        }}
        from="bottom"
        title={t.askReturn}
        {...(order.return_until === null
          ? {}
          : { description: t.askUntil(formatJalaliDate(new Date(order.return_until), language, 'long')) })}
      >
        <ReturnForm
          order={order}
          onAsked={() => {
            setAsking(false);
            onAsked();
          }}
        />
      </Sheet>
    </>
  );
}

function ReturnForm({ order, onAsked }: { order: ReturnableOrder; onAsked: () => void }) {
  const t = useMessages(returnsMessages);
  const { noAnswer } = useMessages(ordersMessages);
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<{ lines?: string; reason?: string; form?: string }>({});
  const uploads = useUpload({ to: 'pictures', most: mostPictures });
  const lines = order.lines.filter((line) => line.returned < line.quantity);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = lines.flatMap(({ position }) =>
      (pieces[position] ?? 0) > 0 ? [{ position, quantity: pieces[position] ?? 0 }] : [],
    );
    if (wanted.length === 0 || reason === '') {
      setFaults({
        ...(wanted.length === 0 ? { lines: t.chooseSome } : {}),
        ...(reason === '' ? { reason: t.chooseReason } : {}),
      });
      return;
    }
    if (uploads.busy) {
      setFaults({ form: t.stillSending });
      return;
    }
    setBusy(true);
    setFaults({});
    try {
      await customerApi('POST /api/orders/:number/returns/', {
        params: { number: order.number },
        body: { lines: wanted, reason, text, pictures: uploads.keys },
      });
      announce(t.sent, 'good');
      onAsked();
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setFaults({ form: error instanceof CallRefused && error.message !== '' ? error.message : noAnswer });
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        void send(event);
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{t.which}</legend>
        {lines.map((line) => (
          <div key={line.position} className="flex items-center justify-between gap-3">
            <p className="min-w-0 text-sm">
              <bdi>{line.name}</bdi>
              {line.variant === null ? null : <bdi className="block text-xs text-muted">{line.variant}</bdi>}
            </p>
            <QuantityStepper
              label={t.piecesOf(line.name)}
              size="small"
              min={0}
              max={line.quantity - line.returned}
              value={pieces[line.position] ?? 0}
              onChange={(quantity) => {
                setPieces((before) => ({ ...before, [line.position]: quantity }));
              }}
            />
          </div>
        ))}
        <Notice tone="bad">{faults.lines}</Notice>
      </fieldset>
      <Select
        label={t.why}
        required
        placeholder={t.chooseReason}
        value={reason}
        error={faults.reason}
        options={reasons.map((one) => ({ value: one, label: reasonName(one, t) }))}
        onChange={(event) => {
          setReason(reasons.find((one) => one === event.currentTarget.value) ?? '');
        }}
      />
      <TextArea
        label={t.text}
        rows={3}
        dir="auto"
        maxLength={1_000}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <ImagePicker label={t.pictures} hint={t.picturesHint} uploads={uploads} />
      <Notice tone="bad">{faults.form}</Notice>
      <Button type="submit" variant="primary" busy={busy} busyText={t.sending}>
        {t.send}
      </Button>
    </form>
  );
}
