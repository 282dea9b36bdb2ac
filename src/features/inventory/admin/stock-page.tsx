import { ClipboardPaste, History, Warehouse } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { joined } from '#shared/text/joined.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { Language } from '#shared/language.ts';
import type { AdminStock } from '../inventory-admin.contract.ts';
import { maxStockLines, type StockLine } from '../stock-lines.rules.ts';
import { MovementsDialog } from './movements-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { stockMessages } from './stock.messages.ts';

export const meta = pageHead(({ language }) => ({ title: stockMessages[language].title, unlisted: true }));

type Reason = 'received' | 'corrected';

/** What was typed into the list: the pieces of each variant, and how many there were when that was begun. */
type TypedPieces = readonly (readonly [variantId: number, { readonly pieces: number; readonly seen: number }])[];

interface WrittenStock {
  readonly reason: Reason;
  readonly note: string;
  readonly pieces: TypedPieces;
}

const nothingTyped: WrittenStock = { reason: 'received', note: '', pieces: [] };

/** Pieces that arrived or were counted, typed into many lines and stored at once, with why. */
function useStockChanges(onSaved: () => void) {
  const t = useMessages(stockMessages);
  const draft = useDraft(nothingTyped, 0, 'stock');
  const { reason, note } = draft.value;
  const typed = new Map(draft.value.pieces);
  const saving = useAction({ quiet: true });
  const errors = new Map([...typed.keys()].map((id, index) => [id, saving.fields[`changes.${index}.pieces`]]));
  const type = ({ id, on_hand: seen }: AdminStock, pieces: number | null) => {
    const next = new Map(typed);
    if (pieces === null) next.delete(id);
    else next.set(id, { pieces, seen: typed.get(id)?.seen ?? seen });
    draft.change({ pieces: [...next] });
  };
  const save = async (lines: readonly StockLine[]) => {
    let changed = 0;
    const body = {
      note,
      changes: lines.map(({ variantId, pieces }) => ({
        variant_id: variantId,
        reason,
        pieces,
        ...(reason === 'corrected' && typed.has(variantId) && { seen: typed.get(variantId)?.seen ?? 0 }),
      })),
    };
    const headers = { 'idempotency-key': saving.key.for(body) };
    const saved = await saving.run(async () => {
      ({ changed } = await staffApi('POST /api/admin/stock/', { headers, body }));
    }, null);
    if (!saved) return false;
    announce(t.kept(changed), 'good');
    draft.takeStored();
    onSaved();
    return true;
  };
  return { reason, note, typed, type, errors, saving, save, draft };
}

type StockChanges = ReturnType<typeof useStockChanges>;

/** How an item is called: its product, its kind. */
const nameOf = ({ name, variant }: AdminStock, language: Language) => joined([name, variant], language);

function useColumns(
  { typed, type, errors }: StockChanges,
  onHistory: (row: AdminStock) => void,
): readonly Column<AdminStock>[] {
  const t = useMessages(stockMessages);
  const language = useLanguage();
  const figure = (number: number) => <bdi>{formatNumber(number, language)}</bdi>;
  return [
    {
      key: 'item',
      title: t.item,
      cell: (row) => (
        <span className="grid min-w-32">
          <bdi className="font-semibold">{nameOf(row, language)}</bdi>
          <bdi className="text-xs text-muted">{row.sku ?? t.variantNumber(row.id)}</bdi>
        </span>
      ),
    },
    { key: 'on_hand', title: t.onHand, figure: true, onlyWide: true, cell: ({ on_hand: onHand }) => figure(onHand) },
    { key: 'held', title: t.held, figure: true, onlyWide: true, cell: ({ held }) => figure(held) },
    { key: 'available', title: t.available, figure: true, cell: ({ on_hand: onHand, held }) => figure(onHand - held) },
    {
      key: 'change',
      title: t.change,
      cell: (row) => (
        <div className="w-28">
          <NumberField
            label={t.pieces(nameOf(row, language))}
            labelHidden
            value={typed.get(row.id)?.pieces ?? null}
            error={errors.get(row.id)}
            onChange={(pieces) => {
              type(row, pieces);
            }}
          />
        </div>
      ),
    },
    {
      key: 'history',
      title: t.history,
      cell: (row) => (
        <IconButton
          label={t.historyOf(nameOf(row, language))}
          onClick={() => {
            onHistory(row);
          }}
        >
          <History aria-hidden className="size-5" />
        </IconButton>
      ),
    },
  ];
}

/** The stock of every variant: what is few, why it is so, and pieces that arrived or were counted, many at once. */
export default function StockPage() {
  const t = useMessages(stockMessages);
  const language = useLanguage();
  const address = useAddressFilters({ q: 'text', state: ['low', 'sold-out'], product: 'number' });
  const list = usePages<AdminStock>(['admin/stock', 'list', address.key], (query, signal) =>
    staffApi('GET /api/admin/stock/', {
      query: { ...address.query, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const changes = useStockChanges(list.refresh);
  const [history, setHistory] = useState<AdminStock | null>(null);
  const [pasting, setPasting] = useState(false);
  const empty = Object.keys(address.filters).length === 0 ? t.noneYet : t.empty;
  const paste = () => {
    setPasting(true);
  };
  return (
    <AdminLayout
      title={t.title}
      actions={
        <Button size="small" icon={<ClipboardPaste aria-hidden size={18} />} onClick={paste}>
          {t.paste}
        </Button>
      }
      filters={<FilterBar of={address} filters={filtersOf(t)} />}
    >
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns(changes, setHistory)}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Warehouse />} text={empty} />}
      />
      {changes.typed.size === 0 ? null : <ChangesBar changes={changes} />}
      {history === null ? null : (
        <MovementsDialog
          variantId={history.id}
          threshold={history.low_stock_threshold}
          name={nameOf(history, language)}
          onClose={() => {
            setHistory(null);
          }}
          onThreshold={list.refresh}
        />
      )}
      {pasting ? (
        <PasteChanges
          changes={changes}
          onClose={() => {
            setPasting(false);
          }}
        />
      ) : null}
      <UnsavedGuard unsaved={changes.typed.size > 0 && !changes.saving.busy} onLeave={changes.draft.takeStored} />
    </AdminLayout>
  );
}

const filtersOf = (t: (typeof stockMessages)[Language]) =>
  [
    { kind: 'search', name: 'q', label: t.search },
    {
      kind: 'chips',
      name: 'state',
      label: t.state,
      options: [
        { value: 'low', label: t.low },
        { value: 'sold-out', label: t.soldOut },
      ],
    },
  ] as const;

/** What was typed, to be stored with why; in sight as long as something is typed. */
function ChangesBar({ changes }: { changes: StockChanges }) {
  const t = useMessages(stockMessages);
  const { typed, saving, note, draft } = changes;
  return (
    <Form
      action={saving}
      data-bottom-bar="always"
      className="sticky bottom-0 z-20 -mx-4 grid items-end gap-3 border-t border-line bg-surface px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
      onSend={() => changes.save([...typed].map(([variantId, { pieces }]) => ({ variantId, pieces })))}
    >
      <ReasonSelect reason={changes.reason} onChange={(reason) => changes.draft.change({ reason })} />
      <TextField
        label={t.note}
        dir="auto"
        maxLength={200}
        value={note}
        onChange={(event) => {
          draft.change({ note: event.currentTarget.value });
        }}
      />
      <Button type="submit" variant="primary" busy={saving.busy} disabled={typed.size > maxStockLines}>
        {t.keep}
      </Button>
      <DraftNotice draft={draft} className="sm:col-span-3" />
      <Notice tone="bad" className="sm:col-span-3">
        {saving.message}
      </Notice>
    </Form>
  );
}

function PasteChanges({ changes, onClose }: { changes: StockChanges; onClose: () => void }) {
  return (
    <PasteDialog action={changes.saving} onClose={onClose} onSave={changes.save}>
      <ReasonSelect reason={changes.reason} onChange={(reason) => changes.draft.change({ reason })} />
    </PasteDialog>
  );
}

function ReasonSelect({ reason, onChange }: { reason: Reason; onChange: (reason: Reason) => void }) {
  const t = useMessages(stockMessages);
  return (
    <Select
      label={t.how}
      value={reason}
      options={[
        { value: 'received', label: t.received },
        { value: 'corrected', label: t.corrected },
      ]}
      onChange={(event) => {
        onChange(event.currentTarget.value === 'corrected' ? 'corrected' : 'received');
      }}
    />
  );
}
