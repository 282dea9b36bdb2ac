import { periodTones } from '#web/admin/period-tones.ts';
import { termsMessages } from '#web/admin/terms.messages.ts';
import { Flame } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { newestOf, usePages } from '#web/data/use-pages.ts';
import type { AdminFlashSale } from '../flash-sales-admin.contract.ts';
import { FlashSaleDialog, type ProductFinder } from './flash-sale-dialog.tsx';
import { flashSalesAdminMessages } from './flash-sales-admin.messages.ts';

const states = ['running', 'coming', 'ended'] as const;

function useColumns(
  onOpen: (flashSale: AdminFlashSale) => void,
  onEnd: (flashSale: AdminFlashSale) => void,
): readonly Column<AdminFlashSale>[] {
  const t = useMessages(flashSalesAdminMessages);
  const terms = useMessages(termsMessages);
  const language = useLanguage();
  const when = (moment: string) => (
    <time dateTime={moment} className="lg:whitespace-nowrap">
      {formatJalaliDate(new Date(moment), language, 'with-time')}
    </time>
  );
  return [
    {
      key: 'product',
      title: t.product,
      cell: (flashSale) => (
        <Button
          size="small"
          className="justify-start!"
          onClick={() => {
            onOpen(flashSale);
          }}
        >
          <bdi className="line-clamp-2 text-start">{flashSale.name}</bdi>
        </Button>
      ),
    },
    {
      key: 'price',
      title: t.price,
      figure: true,
      cell: ({ price, base_price: base }) => (
        <bdi className="grid whitespace-nowrap">
          <span>{price === null ? '—' : formatNumber(price, language)}</span>
          <s className="text-xs text-muted">{formatNumber(base, language)}</s>
        </bdi>
      ),
    },
    {
      key: 'sold',
      title: t.sold,
      figure: true,
      cell: ({ sold, allotted }) => <bdi className="whitespace-nowrap">{terms.usesOf(sold, allotted)}</bdi>,
    },
    { key: 'begins', title: terms.begins, onlyWide: 'desk', cell: ({ begins_at: begins }) => when(begins) },
    { key: 'ends', title: terms.ends, onlyWide: true, cell: ({ ends_at: ends }) => when(ends) },
    {
      key: 'position',
      title: t.position,
      figure: true,
      onlyWide: 'desk',
      cell: ({ position }) => <bdi>{formatNumber(position, language)}</bdi>,
    },
    {
      key: 'state',
      title: terms.state,
      cell: (flashSale) => (
        <span className="flex flex-wrap items-center gap-2">
          <StateBadge tone={periodTones[flashSale.state]}>{terms[flashSale.state]}</StateBadge>
          {flashSale.state === 'running' ? (
            <Button
              size="small"
              onClick={() => {
                onEnd(flashSale);
              }}
            >
              {t.endNow}
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
}

/** Every flash sale, with what was sold of it. */
export function FlashSalesTab({ ProductFinder }: { ProductFinder: ProductFinder }) {
  const t = useMessages(flashSalesAdminMessages);
  const terms = useMessages(termsMessages);
  const [open, setOpen] = useState<AdminFlashSale | 'new' | null>(null);
  const [ending, setEnding] = useState<AdminFlashSale | null>(null);
  const columns = useColumns(setOpen, setEnding);
  const address = useAddressFilters({ state: states });
  const list = usePages<AdminFlashSale>(['admin/offers', address.key], (query, signal) =>
    staffApi('GET /api/admin/offers/', {
      query: { ...address.query, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const end = async () => {
    if (ending === null) return;
    await staffApi('POST /api/admin/offers/:id/end/', { params: { id: ending.id }, body: { version: ending.version } });
    list.refresh();
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-auto">
          <FilterBar
            filters={[
              {
                kind: 'chips',
                name: 'state',
                label: terms.state,
                options: states.map((state) => ({ value: state, label: terms[state] })),
              },
            ]}
            of={address}
          />
        </div>
        <Button
          variant="primary"
          size="small"
          icon={<Flame aria-hidden size={18} />}
          onClick={() => {
            setOpen('new');
          }}
        >
          {t.newFlashSale}
        </Button>
      </div>
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
          flashSale={open === 'new' ? null : newestOf(list, open)}
          onClose={() => {
            setOpen(null);
          }}
          onSaved={() => {
            setOpen(null);
            list.refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={ending !== null}
        onClose={() => {
          setEnding(null);
        }}
        title={t.endTitle}
        text={t.endText}
        yes={t.endNow}
        onYes={end}
      />
    </div>
  );
}
