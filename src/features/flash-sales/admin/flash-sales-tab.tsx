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
import { usePages } from '#web/data/use-pages.ts';
import type { DeskOffer } from '../promotions-desk.contract.ts';
import { standingTones } from '#features/coupons/admin/coupons-tab.tsx';
import { OfferDialog } from './flash-sale-dialog.tsx';
import { promotionsMessages } from './promotions.messages.ts';

const states = ['running', 'coming', 'ended'] as const;

function useColumns(
  onOpen: (offer: DeskOffer) => void,
  onEnd: (offer: DeskOffer) => void,
): readonly Column<DeskOffer>[] {
  const t = useMessages(promotionsMessages);
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
      cell: (offer) => (
        <Button
          size="small"
          className="justify-start!"
          onClick={() => {
            onOpen(offer);
          }}
        >
          <bdi className="line-clamp-2 text-start">{offer.name}</bdi>
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
      cell: ({ sold, allotted }) => <bdi className="whitespace-nowrap">{t.usesOf(sold, allotted)}</bdi>,
    },
    { key: 'begins', title: t.begins, onlyWide: 'desk', cell: ({ begins_at: begins }) => when(begins) },
    { key: 'ends', title: t.ends, onlyWide: true, cell: ({ ends_at: ends }) => when(ends) },
    {
      key: 'position',
      title: t.position,
      figure: true,
      onlyWide: 'desk',
      cell: ({ position }) => <bdi>{formatNumber(position, language)}</bdi>,
    },
    {
      key: 'state',
      title: t.state,
      cell: (offer) => (
        <span className="flex flex-wrap items-center gap-2">
          <StateBadge tone={standingTones[offer.state]}>{t[offer.state]}</StateBadge>
          {offer.state === 'running' ? (
            <Button
              size="small"
              onClick={() => {
                onEnd(offer);
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

/** Every special offer, with what was sold of it. */
export function OffersTab() {
  const t = useMessages(promotionsMessages);
  const [open, setOpen] = useState<DeskOffer | 'new' | null>(null);
  const [ending, setEnding] = useState<DeskOffer | null>(null);
  const columns = useColumns(setOpen, setEnding);
  const address = useAddressFilters({ state: states });
  const list = usePages<DeskOffer>(`offers ${address.key}`, (query, signal) =>
    staffApi('GET /api/admin/offers/', {
      query: { ...address.query, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const end = async () => {
    if (ending === null) return;
    await staffApi('POST /api/admin/offers/:id/end/', { params: { id: ending.id }, body: { version: ending.version } });
    list.ask();
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
                label: t.state,
                options: states.map((state) => ({ value: state, label: t[state] })),
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
          {t.newOffer}
        </Button>
      </div>
      <StaffTable
        list={list}
        caption={t.offersList}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Flame />} text={t.noOffers} />}
      />
      {open === null ? null : (
        <OfferDialog
          offer={open === 'new' ? null : open}
          onClose={() => {
            setOpen(null);
          }}
          onKept={() => {
            setOpen(null);
            list.ask();
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
