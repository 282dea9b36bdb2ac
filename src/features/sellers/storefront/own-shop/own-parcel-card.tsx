import { useState } from 'react';
import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { packingMessages } from '#features/fulfillments/packing.messages.ts';
import { isUndecided } from '#features/fulfillments/fulfillments.rules.ts';
import { CarrierFields } from '#features/fulfillments/storefront/carrier-fields.tsx';
import { ParcelLines } from '#features/fulfillments/storefront/parcel-lines.tsx';
import { UndeliveredButton } from '#features/fulfillments/storefront/undelivered-button.tsx';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { joined } from '#shared/text/joined.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { OwnParcel } from '../../own-parcels.contract.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';

interface OwnParcelCardProps {
  parcel: OwnParcel;
  onMoved: () => void;
}

/** Renders a seller's parcel: a packed one can be handed over or unpacked; the tracking code can be corrected while it is in transit. */
export function OwnParcelCard({ parcel, onMoved }: OwnParcelCardProps) {
  const t = useMessages(ownShopMessages);
  const { shopDecides } = useMessages(packingMessages);
  const words = useMessages(fulfillmentsMessages);
  const language = useLanguage();
  return (
    <article
      aria-label={joined([t.order(parcel.order_number), words.parcel(parcel.position)], language)}
      className="grid gap-3 rounded-card bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-base">{t.order(parcel.order_number)}</h3>
        <bdi className="text-sm">{words.parcel(parcel.position)}</bdi>
        <bdi className="text-sm text-muted">{t.to(parcel.province, parcel.city)}</bdi>
        <time dateTime={parcel.placed_at} className="ms-auto text-xs text-muted">
          <bdi>{formatJalaliDate(new Date(parcel.placed_at), language, 'with-time')}</bdi>
        </time>
      </div>
      <ParcelLines lines={parcel.lines} />
      {parcel.status === 'packed' ? null : <ParcelStanding parcel={parcel} />}
      {isUndecided(parcel) ? <p className="text-sm text-amber">{shopDecides}</p> : null}
      <ParcelSteps parcel={parcel} onMoved={onMoved} />
    </article>
  );
}

/** Renders the status of a shipped parcel, the reason and the carrier. */
function ParcelStanding({ parcel }: { parcel: OwnParcel }) {
  const t = useMessages(ownShopMessages);
  const words = useMessages(fulfillmentsMessages);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <bdi>{words[parcel.status]}</bdi>
      {parcel.reason === null ? null : <bdi>{words[parcel.reason]}</bdi>}
      {parcel.resolution === null ? null : <bdi>{words[parcel.resolution]}</bdi>}
      {parcel.carrier === null ? null : <bdi>{parcel.carrier}</bdi>}
      {parcel.tracking_code === null ? null : <bdi>{t.tracking(parcel.tracking_code)}</bdi>}
    </p>
  );
}

/** Renders the actions available for a parcel in its state. */
function ParcelSteps({ parcel, onMoved }: OwnParcelCardProps) {
  const t = useMessages(ownShopMessages);
  const [correcting, setCorrecting] = useState(false);
  if (parcel.status === 'packed' || correcting)
    return (
      <CarrierForm
        parcel={parcel}
        onDone={(isWhole) => {
          if (isWhole) setCorrecting(false);
          onMoved();
        }}
      />
    );
  if (parcel.status === 'delivered' || parcel.resolution !== null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        variant="outline"
        onClick={() => {
          setCorrecting(true);
        }}
      >
        {t.correctCode}
      </Button>
      <UndeliveredButton
        parcel={parcel}
        onSay={async (to, reason) => {
          await customerApi('POST /api/seller/fulfillments/:id/move/', {
            params: { id: parcel.id },
            body: { version: parcel.version, to, ...(reason !== undefined && { reason }) },
          });
          onMoved();
        }}
      />
    </div>
  );
}

function CarrierForm({ parcel, onDone }: { parcel: OwnParcel; onDone: (isWhole: boolean) => void }) {
  const t = useMessages(ownShopMessages);
  const words = useMessages(packingMessages);
  const draft = useDraft(
    { carrier: parcel.carrier ?? '', tracking_code: parcel.tracking_code ?? '' },
    parcel.version,
    `own parcel:${parcel.id}`,
  );
  const typed = draft.value;
  const action = useAction({ done: t.moved });
  const isPacked = parcel.status === 'packed';
  const { id } = parcel;
  const { version } = draft;
  const run = async (work: () => Promise<unknown>) => {
    if (!(await action.run(work))) return;
    onDone(draft.saved(typed));
  };
  const send = () =>
    run(() =>
      isPacked
        ? customerApi('POST /api/seller/fulfillments/:id/hand-over/', { params: { id }, body: { ...typed, version } })
        : customerApi('PATCH /api/seller/fulfillments/:id/', { params: { id }, body: { ...typed, version } }),
    );
  return (
    <Form action={action} className="flex flex-wrap items-end gap-3" onSend={send}>
      <DraftNotice draft={draft} className="w-full" />
      <CarrierFields value={typed} errors={action.fields} onChange={draft.change} />
      <Button
        type="submit"
        size="small"
        variant="primary"
        busy={action.busy}
        aria-label={isPacked ? t.handOverOne(parcel.order_number) : words.save}
      >
        {isPacked ? words.handOver : words.save}
      </Button>
      {isPacked ? (
        <Button
          size="small"
          variant="outline"
          held={action.busy}
          onClick={() => {
            void run(() =>
              customerApi('POST /api/seller/fulfillments/:id/unpack/', { params: { id }, body: { version } }),
            );
          }}
        >
          {words.unpack}
        </Button>
      ) : null}
    </Form>
  );
}
