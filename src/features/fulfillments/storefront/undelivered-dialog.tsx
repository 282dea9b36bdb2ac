import { Button } from '#ui/inputs/button.tsx';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { Fulfillment } from '../fulfillments.contract.ts';
import { fulfillmentReasons, type FulfillmentReason } from '../fulfillment-reasons.rules.ts';
import { fulfillmentsMessages } from '../fulfillments.messages.ts';
import { parcelStepsOf } from '../fulfillments.rules.ts';
import { packingMessages } from '../packing.messages.ts';

const outcomes = ['returning', 'returned', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

type Parcel = Pick<Fulfillment, 'id' | 'status' | 'resolution' | 'reason'>;

/** Returns the undelivered outcomes that are currently possible for a parcel. */
export const outcomesOf = (parcel: Pick<Parcel, 'status' | 'resolution'>): Outcome[] =>
  outcomes.filter((outcome) => parcelStepsOf(parcel).includes(outcome));

export interface UndeliveredDialogProps {
  parcel: Parcel;
  onClose: () => void;
  /** Submits the report; a refusal is displayed in the dialog. */
  onSay: (outcome: Outcome, reason: FulfillmentReason | undefined) => Promise<unknown>;
}

/** Reports a parcel as returning, returned or lost, with the reason. Changes neither stock nor payments. */
export function UndeliveredDialog({ parcel, onClose, onSay }: UndeliveredDialogProps) {
  const t = useMessages(packingMessages);
  const names = useMessages(fulfillmentsMessages);
  const possible = outcomesOf(parcel);
  const draft = useDraft<{ outcome: Outcome; reason: FulfillmentReason | '' }>(
    { outcome: possible[0] ?? 'lost', reason: parcel.reason ?? '' },
    null,
    `undelivered:${parcel.id}`,
  );
  const { outcome, reason } = draft.value;
  const action = useAction({ quiet: true, done: t.noted });
  const say = async () => {
    if (!(await action.run(() => onSay(outcome, reason === '' ? undefined : reason)))) return;
    draft.done(draft.value);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.undeliveredQuestion} description={t.undeliveredMeans}>
      <Form action={action} onSend={say}>
        <RadioCards
          legend={t.whatHappened}
          name="outcome"
          value={outcome}
          onChange={(value) => {
            draft.change({ outcome: possible.find((one) => one === value) ?? outcome });
          }}
          options={possible.map((value) => ({ value, label: t[value] }))}
        />
        <Select
          label={t.whyUndelivered}
          required={outcome !== 'lost'}
          placeholder={t.chooseWhy}
          value={reason}
          error={action.fields['reason']}
          options={fulfillmentReasons.map((value) => ({ value, label: names[value] }))}
          onChange={(event) => {
            draft.change({ reason: fulfillmentReasons.find((one) => one === event.currentTarget.value) ?? '' });
          }}
        />
        <Notice tone="bad">{action.fields['reason'] === undefined ? action.message : null}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={action.busy} className="flex-auto">
            {t.note}
          </Button>
          <Button onClick={onClose} held={action.busy} className="flex-auto">
            {t.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
