import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { customerApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
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
const maxImages = 5;

/** The draft of a return, preserved when the sheet is closed, after a notification and on reload. */
interface TypedReturn {
  readonly pieces: Readonly<Record<number, number>>;
  readonly reason: ReturnReason | '';
  readonly text: string;
}

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

/** Renders the return form for a delivered order, during the return period. */
export function RequestReturn({
  order,
  onRequested: onRequested,
}: {
  order: ReturnableOrder;
  onRequested: () => void;
}) {
  const t = useMessages(returnsMessages);
  const language = useLanguage();
  const [confirming, setRequesting] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={<Undo2 aria-hidden="true" className="mirror size-5" />}
        onClick={() => {
          setRequesting(true);
        }}
      >
        {t.requestReturn}
      </Button>
      <Sheet
        open={confirming}
        onClose={() => {
          setRequesting(false);
        }}
        from="bottom"
        title={t.requestReturn}
        {...(order.return_until === null
          ? {}
          : { description: t.requestUntil(formatJalaliDate(new Date(order.return_until), language, 'long')) })}
      >
        <ReturnForm
          order={order}
          onRequested={() => {
            setRequesting(false);
            onRequested();
          }}
        />
      </Sheet>
    </>
  );
}

/** Manages the form of a return: lines, reason and images; it is sent once complete. */
function useReturnForm(order: ReturnableOrder, onRequested: () => void) {
  const t = useMessages(returnsMessages);
  const action = useAction({ quiet: true, done: t.sent });
  const lines = order.lines.filter((line) => line.returned < line.quantity);
  // With a single returnable line, it is preselected.
  const name = `return:${order.number}`;
  const draft = useDraft<TypedReturn>(
    { pieces: lines.length === 1 && lines[0] !== undefined ? { [lines[0].position]: 1 } : {}, reason: '', text: '' },
    0,
    name,
  );
  const { pieces, reason, text } = draft.value;
  const uploads = useUpload({ to: 'images', max: maxImages, name });
  const send = async () => {
    const wanted = lines.flatMap(({ position }) =>
      (pieces[position] ?? 0) > 0 ? [{ position, quantity: pieces[position] ?? 0 }] : [],
    );
    if (wanted.length === 0 || reason === '') {
      action.reject({
        ...(wanted.length === 0 ? { lines: t.chooseSome } : {}),
        ...(reason === '' ? { reason: t.chooseReason } : {}),
      });
      return;
    }
    if (uploads.busy) {
      action.reject({}, t.stillSending);
      return;
    }
    const body = { lines: wanted, reason, text, pictures: uploads.keys };
    const isDone = await action.run(() =>
      customerApi('POST /api/orders/:number/returns/', {
        params: { number: order.number },
        headers: { 'idempotency-key': action.key.once(name, body) },
        body,
      }),
    );
    if (!isDone) return;
    draft.done(draft.value);
    uploads.clear();
    onRequested();
  };
  return { lines, draft, uploads, action, send };
}

interface ReturnedPiecesProps {
  lines: ReturnableOrder['lines'];
  /** The number of pieces of each line, by position. */
  pieces: TypedReturn['pieces'];
  error: string | undefined;
  onChange: (position: number, quantity: number) => void;
}

/** Renders the number of returned pieces of each line. */
function ReturnedPieces({ lines, pieces, error, onChange }: ReturnedPiecesProps) {
  const t = useMessages(returnsMessages);
  return (
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
              onChange(line.position, quantity);
            }}
          />
        </div>
      ))}
      <Notice tone="bad">{error}</Notice>
    </fieldset>
  );
}
function ReturnForm({ order, onRequested }: { order: ReturnableOrder; onRequested: () => void }) {
  const t = useMessages(returnsMessages);
  const { lines, draft, uploads, action, send } = useReturnForm(order, onRequested);
  const { pieces, reason, text } = draft.value;
  return (
    <Form action={action} className="grid gap-5" onSend={send}>
      <ReturnedPieces
        lines={lines}
        pieces={pieces}
        error={action.fields.lines}
        onChange={(position, quantity) => {
          draft.change({ pieces: { ...pieces, [position]: quantity } });
        }}
      />
      <Select
        label={t.why}
        required
        placeholder={t.chooseReason}
        value={reason}
        error={action.fields.reason}
        options={reasons.map((one) => ({ value: one, label: reasonName(one, t) }))}
        onChange={(event) => {
          draft.change({ reason: reasons.find((one) => one === event.currentTarget.value) ?? '' });
        }}
      />
      <TextArea
        label={t.text}
        rows={3}
        dir="auto"
        maxLength={1_000}
        value={text}
        onChange={(event) => {
          draft.change({ text: event.currentTarget.value });
        }}
      />
      <ImagePicker label={t.images} hint={t.imagesHint} uploads={uploads} />
      <Notice tone="bad">{action.message}</Notice>
      <Button type="submit" variant="primary" busy={action.busy} busyText={t.sending}>
        {t.send}
      </Button>
    </Form>
  );
}
