import { rowsOnPage } from '#web/admin/rows-on-page.ts';
import { formatNumber } from '#shared/text/digits.ts';
import type { Column } from '#ui/layout/data-table.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { Form } from '#web/forms/form.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { usePages } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import type { StockMovement } from '../inventory-admin.contract.ts';
import type { StockLocation } from '../stock-locations.contract.ts';
import { locationName } from './use-stock-locations.ts';
import { stockMessages } from './stock.messages.ts';

const signed = (number: number, language: 'fa' | 'en') =>
  number === 0 ? '—' : `${number > 0 ? '+' : '−'}${formatNumber(Math.abs(number), language)}`;

/** Dialog of a variant's stock movements, with the person or order that caused each. */
export function MovementsDialog({
  variantId,
  locationId,
  locations,
  threshold,
  name,
  onClose,
  onThreshold,
}: {
  variantId: number;
  /** The location whose warning level is edited; when undefined, that of all locations together. */
  locationId: number | undefined;
  locations: readonly StockLocation[];
  /** The staff is warned at this quantity or below. */
  threshold: number;
  name: string;
  onClose: () => void;
  /** Called after it was changed. */
  onThreshold: () => void;
}) {
  const t = useMessages(stockMessages);
  const list = usePages<StockMovement>(['admin/stock', variantId, 'movements'], (query, signal) =>
    staffApi('GET /api/admin/stock/:id/movements/', {
      params: { id: variantId },
      query: { page_size: rowsOnPage, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  return (
    <Dialog open wide onClose={onClose} title={t.historyOf(name)}>
      <ThresholdForm variantId={variantId} locationId={locationId} threshold={threshold} onRead={onThreshold} />
      <StaffTable
        list={list}
        caption={t.historyOf(name)}
        columns={useColumns(locations)}
        rowKey={({ id }) => id}
        empty={<p className="text-muted">{t.noMovements}</p>}
      />
    </Dialog>
  );
}

function useColumns(locations: readonly StockLocation[]): readonly Column<StockMovement>[] {
  const t = useMessages(stockMessages);
  const language = useLanguage();
  const where = (id: number) => {
    const location = locations.find((one) => one.id === id);
    return location === undefined ? undefined : locationName(location, language);
  };
  const reasons: Readonly<Record<string, string>> = {
    received: t.receivedReason,
    corrected: t.correctedReason,
    transferred: t.transferredReason,
    held: t.heldReason,
    released: t.releasedReason,
    sold: t.soldReason,
    returned: t.returnedReason,
  };
  return [
    {
      key: 'at',
      title: t.when,
      cell: ({ at }) => <TimeCell at={at} />,
    },
    {
      key: 'shelf',
      title: t.shelf,
      figure: true,
      cell: ({ on_hand_change: change }) => <bdi dir="ltr">{signed(change, language)}</bdi>,
    },
    {
      key: 'held',
      title: t.holding,
      figure: true,
      cell: ({ held_change: change }) => <bdi dir="ltr">{signed(change, language)}</bdi>,
    },
    {
      key: 'why',
      title: t.why,
      ownLine: true,
      cell: ({ reason, order, note, location_id: at }) => (
        <span className="grid">
          {reasons[reason] ?? reason}
          {where(at) === undefined ? null : <bdi className="text-xs text-muted">{where(at)}</bdi>}
          {order === null ? null : <bdi className="text-xs text-muted">{t.order(order)}</bdi>}
          {note === '' ? null : <bdi className="text-xs text-muted">{note}</bdi>}
        </span>
      ),
    },
    {
      key: 'who',
      title: t.who,
      cell: ({ by }) => (by === null ? <span className="text-muted">{t.shop}</span> : <bdi>{by}</bdi>),
    },
  ];
}

/** Form for the quantity at which shoppers see a low-stock hint and the staff is warned. */
function ThresholdForm({
  variantId,
  locationId,
  threshold,
  onRead,
}: {
  variantId: number;
  locationId: number | undefined;
  threshold: number;
  /** Called when it was saved or has changed meanwhile: to be read again. */
  onRead: () => void;
}) {
  const t = useMessages(stockMessages);
  const draft = useDraft<{ pieces: number | null }>(
    { pieces: threshold },
    null,
    `threshold:${variantId}@${locationId ?? ''}`,
  );
  const { pieces } = draft.value;
  const saving = useAction();
  const save = async () => {
    if (pieces === null) return;
    const sent = draft.value;
    const isDone = await saving.run(() =>
      staffApi('PATCH /api/admin/stock/:id/', {
        params: { id: variantId },
        body: {
          low_stock_threshold: pieces,
          before: draft.stored.pieces ?? 0,
          ...(locationId !== undefined && { location_id: locationId }),
        },
      }),
    );
    if (isDone) draft.saved(sent);
    // After a concurrent change, the current value is displayed beside the entered one.
    onRead();
  };
  return (
    <Form action={saving} className="mb-4 flex flex-wrap items-end gap-3" onSend={save}>
      <DraftNotice className="w-full" draft={draft} names={{ pieces: t.threshold }} />
      <div className="w-40">
        <NumberField
          label={t.threshold}
          value={pieces}
          error={saving.fields.low_stock_threshold}
          onChange={(next) => draft.change({ pieces: next })}
        />
      </div>
      <Button type="submit" size="small" busy={saving.busy} disabled={pieces === null || !draft.changed}>
        {t.saveThreshold}
      </Button>
    </Form>
  );
}
