import { rowsOnPage } from '#web/admin/rows-on-page.ts';
import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import { Flame } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useAddressFilters, type AddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { useOpened } from '#web/data/use-opened.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { usePages } from '#web/data/use-pages.ts';
import type { AdminFlashSale } from '../flash-sales-admin.contract.ts';
import { FlashSaleDialog, type ProductFinder } from './flash-sale-dialog.tsx';
import { flashSalesAdminMessages } from './flash-sales-admin.messages.ts';
import { useFlashSaleColumns } from './flash-sale-columns.tsx';

const states = ['running', 'coming', 'ended'] as const;

const oneFlashSale = (id: number, signal: AbortSignal) =>
  staffApi('GET /api/admin/flash-sales/:id/', { params: { id }, signal });

/** Table of all flash sales with their sold pieces. */
export function FlashSalesTab({ ProductFinder }: { ProductFinder: ProductFinder }) {
  const t = useMessages(flashSalesAdminMessages);
  const [open, setOpen] = useState<AdminFlashSale | 'new' | null>(null);
  const [ending, setEnding] = useState<AdminFlashSale | null>(null);
  const opened = useOpened('admin/flash-sales', open === 'new' ? null : open, oneFlashSale);
  const ended = useOpened('admin/flash-sales', ending, oneFlashSale);
  const columns = useFlashSaleColumns(setOpen, setEnding);
  const address = useAddressFilters({ status: states });
  const list = usePages<AdminFlashSale>(['admin/flash-sales', address.key], (query, signal) =>
    staffApi('GET /api/admin/flash-sales/', {
      query: { page_size: rowsOnPage, ...address.query, ...query },
      ...(signal && { signal }),
    }),
  );
  const end = async () => {
    if (ended === null) return;
    const { id, version } = ended;
    await staffApi('POST /api/admin/flash-sales/:id/end/', { params: { id }, body: { version } });
    list.refresh();
  };
  const isComing = ended?.status === 'coming';
  return (
    <div className="grid gap-4">
      <FlashSalesBar
        address={address}
        onAdd={() => {
          setOpen('new');
        }}
      />
      <StaffTable
        list={list}
        caption={t.flashSalesList}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Flame />} text={t.noFlashSales} />}
      />
      {open === null ? null : (
        <FlashSaleDialog
          ProductFinder={ProductFinder}
          flashSale={opened}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            list.refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={isComing ? t.callOffTitle : t.endTitle}
        text={isComing ? t.callOffText : t.endText}
        yes={isComing ? t.callOff : t.endNow}
        onYes={end}
      />
    </div>
  );
}

interface FlashSalesBarProps {
  address: AddressFilters<'status'>;
  onAdd: () => void;
}

function FlashSalesBar({ address, onAdd }: FlashSalesBarProps) {
  const t = useMessages(flashSalesAdminMessages);
  const terms = useMessages(termsMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-auto">
        <FilterBar
          filters={[
            {
              kind: 'chips',
              name: 'status',
              label: terms.state,
              options: states.map((state) => ({ value: state, label: terms[state] })),
            },
          ]}
          of={address}
        />
      </div>
      <Button variant="primary" size="small" icon={<Flame aria-hidden size={18} />} onClick={onAdd}>
        {t.newFlashSale}
      </Button>
    </div>
  );
}
