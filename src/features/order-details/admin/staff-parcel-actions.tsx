import type { ComponentProps } from 'react';
import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { parcelStepsOf } from '#features/fulfillments/fulfillments.rules.ts';
import { packingMessages } from '#features/fulfillments/packing.messages.ts';
import { CarrierFields } from '#features/fulfillments/storefront/carrier-fields.tsx';
import { UndeliveredButton } from '#features/fulfillments/storefront/undelivered-button.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { StaffOrderDetail } from '../order-details-admin.contract.ts';

export type StaffParcel = StaffOrderDetail['fulfillments'][number];
const steps = ['handed-over', 'on-the-way', 'at-station', 'delivered'] as const;

interface StaffParcelActionsProps {
  parcel: StaffParcel;
  onMoved: () => void;
}

/** Carrier fields and the possible status changes of a parcel. */
export function StaffParcelActions({ parcel, onMoved }: StaffParcelActionsProps) {
  const words = useMessages(packingMessages);
  const names = useMessages(fulfillmentsMessages);
  // Each parcel has its own draft, unaffected by changes to others.
  const draft = useDraft(
    { carrier: parcel.carrier ?? '', tracking_code: parcel.tracking_code ?? '' },
    parcel.version,
    `parcel:${parcel.id}`,
  );
  const action = useAction();
  const params = { id: parcel.id };
  const { value: typed, version } = draft;
  const run = async (work: () => Promise<unknown>) => {
    if (!(await action.run(work))) return;
    draft.saved(typed);
    onMoved();
  };
  return (
    <>
      <Form
        action={action}
        className="flex flex-wrap items-end gap-3 print:hidden"
        onSend={() =>
          run(() => staffApi('PATCH /api/admin/fulfillments/:id/', { params, body: { version, ...typed } }))
        }
      >
        <DraftNotice
          draft={draft}
          names={{ carrier: names.carrier, tracking_code: names.trackingCode }}
          className="w-full"
        />
        <CarrierFields value={typed} errors={action.fields} onChange={draft.change} />
        <Button type="submit" size="small" variant="outline" busy={action.busy}>
          {words.save}
        </Button>
      </Form>
      <ParcelSteps
        parcel={parcel}
        busy={action.busy}
        onStep={(to) => {
          const body = { version, to, ...typed };
          void run(() => staffApi('POST /api/admin/fulfillments/:id/move/', { params, body }));
        }}
        onUnpack={() => {
          void run(() => staffApi('POST /api/admin/fulfillments/:id/unpack/', { params, body: { version } }));
        }}
        onSay={async (to, reason) => {
          const body = { version, to, ...(reason !== undefined && { reason }) };
          await staffApi('POST /api/admin/fulfillments/:id/move/', { params, body });
          onMoved();
        }}
      />
    </>
  );
}

interface ParcelStepsProps {
  parcel: StaffParcel;
  busy: boolean;
  onStep: (to: (typeof steps)[number]) => void;
  onUnpack: () => void;
  onSay: ComponentProps<typeof UndeliveredButton>['onSay'];
}

/** Buttons for each possible next status of a parcel. */
function ParcelSteps({ parcel, busy, onStep, onUnpack, onSay }: ParcelStepsProps) {
  const t = useMessages(fulfillmentsMessages);
  const { unpack } = useMessages(packingMessages);
  const possible = parcelStepsOf(parcel);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
      {steps
        .filter((to) => possible.includes(to))
        .map((to) => (
          <Button
            key={to}
            size="small"
            variant="outline"
            busy={busy}
            onClick={() => {
              onStep(to);
            }}
          >
            {t[to]}
          </Button>
        ))}
      {parcel.status === 'packed' ? (
        <Button size="small" variant="outline" busy={busy} onClick={onUnpack}>
          {unpack}
        </Button>
      ) : null}
      <UndeliveredButton parcel={parcel} busy={busy} onSay={onSay} />
    </div>
  );
}
