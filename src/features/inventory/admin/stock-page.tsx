import { rowsOnPage } from '#web/admin/rows-on-page.ts';
import { ClipboardPaste, Warehouse } from 'lucide-react';
import { useId, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { FormAttempt } from '#ui/inputs/form-attempt.ts';
import { Link } from '#ui/link.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar, type Filter } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { useAddressFilters, type AddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import type { AdminStock } from '../inventory-admin.contract.ts';
import type { StockLocation } from '../stock-locations.contract.ts';
import { MovementsDialog } from './movements-dialog.tsx';
import { ChangesBar, PasteChanges } from './stock-changes-bar.tsx';
import { nameOf, useStockColumns } from './stock-columns.tsx';
import { stockMessages } from './stock.messages.ts';
import { useStockChanges } from './use-stock-changes.ts';
import { locationName, useSeveralLocations } from './use-stock-locations.ts';

export const meta = pageHead(({ language }) => ({ title: stockMessages[language].title, unlisted: true }));

type FilterName = 'q' | 'status' | 'product' | 'location_id';

/** Page of the stock of every variant: low stock, history, and bulk entry of received or counted pieces. */
export default function StockPage() {
  const t = useMessages(stockMessages);
  const address = useAddressFilters({
    q: 'text',
    status: ['low', 'sold-out'],
    product: 'number',
    location_id: 'number',
  });
  const [pasting, setPasting] = useState(false);
  const locations = useSeveralLocations();
  const language = useLanguage();
  return (
    <AdminLayout
      title={t.title}
      actions={
        <>
          <Button asChild size="small" icon={<Warehouse aria-hidden size={18} />}>
            <Link to="/admin/stock/locations">{t.locations}</Link>
          </Button>
          <Button
            size="small"
            icon={<ClipboardPaste aria-hidden size={18} />}
            onClick={() => {
              setPasting(true);
            }}
          >
            {t.paste}
          </Button>
        </>
      }
      filters={<FilterBar of={address} filters={filtersOf(t, locations, language)} />}
    >
      <StockList
        key={address.filters.location_id ?? 'all'}
        address={address}
        query={address.query}
        locations={locations}
        pasting={pasting}
        onPasted={() => {
          setPasting(false);
        }}
      />
    </AdminLayout>
  );
}

interface StockListProps {
  address: AddressFilters<FilterName>;
  query: { readonly location_id?: number };
  locations: readonly StockLocation[];
  pasting: boolean;
  onPasted: () => void;
}

/** The stock of one location, or of all together, with the entered quantities. */
function StockList({ address, query: filters, locations, pasting, onPasted }: StockListProps) {
  const t = useMessages(stockMessages);
  const language = useLanguage();
  const list = usePages<AdminStock>(['admin/stock', 'list', address.key], (query, signal) =>
    staffApi('GET /api/admin/stock/', {
      query: { page_size: rowsOnPage, ...filters, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const changes = useStockChanges(filters.location_id, list.refresh);
  const [history, setHistory] = useState<AdminStock | null>(null);
  const bar = useId();
  const rows = list.state === 'ready' ? list.data.data : [];
  const inSight = new Set(rows.map(({ id }) => id));
  return (
    <>
      <FormAttempt value={changes.saving.attempt}>
        <StaffTable
          list={list}
          caption={t.list}
          columns={useStockColumns(changes, { locations, bar, onHistory: setHistory })}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={<Warehouse />} text={Object.keys(address.filters).length === 0 ? t.noneYet : t.empty} />
          }
        />
      </FormAttempt>
      {changes.typed.size === 0 ? null : (
        <ChangesBar id={bar} inSight={inSight} changes={changes} locations={locations} />
      )}
      {history === null ? null : (
        <MovementsDialog
          variantId={history.id}
          locationId={filters.location_id}
          locations={locations}
          threshold={(rows.find(({ id }) => id === history.id) ?? history).low_stock_threshold}
          name={nameOf(history, language)}
          onClose={() => {
            setHistory(null);
          }}
          onThreshold={list.refresh}
        />
      )}
      {pasting ? <PasteChanges changes={changes} locations={locations} onClose={onPasted} /> : null}
      <UnsavedGuard unsaved={changes.typed.size > 0 && !changes.saving.busy} onLeave={changes.draft.takeStored} />
    </>
  );
}

const filtersOf = (
  t: (typeof stockMessages)[Language],
  locations: readonly StockLocation[],
  language: Language,
): readonly Filter<FilterName>[] => [
  { kind: 'search', name: 'q', label: t.search },
  {
    kind: 'chips',
    name: 'status',
    label: t.state,
    options: [
      { value: 'low', label: t.low },
      { value: 'sold-out', label: t.soldOut },
    ],
  },
  ...(locations.length === 0
    ? []
    : [
        {
          kind: 'select',
          name: 'location_id',
          label: t.location,
          all: t.everywhere,
          options: locations.map((location) => ({
            value: String(location.id),
            label: locationName(location, language),
          })),
        } as const,
      ]),
];
