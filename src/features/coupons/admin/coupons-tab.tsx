import { rowsOnPage } from '#web/admin/rows-on-page.ts';
import { periodTones } from '#web/admin/period-tones.ts';
import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { useOpened } from '#web/data/use-opened.ts';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { newestOf, usePages } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import type { AdminCoupon } from '../coupons-admin.contract.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { CouponDialog, type CategoryChoice } from './coupon-dialog.tsx';
import { couponsAdminMessages } from './coupons-admin.messages.ts';

const states = ['running', 'coming', 'ended', 'paused'] as const;

/** Renders the number of uses, the limit, and the number of late payments that received the discount beyond it. */
function Uses({ coupon: { uses_count: uses, uncounted_count: uncounted, max_uses: max } }: { coupon: AdminCoupon }) {
  const t = useMessages(couponsAdminMessages);
  const terms = useMessages(termsMessages);
  const language = useLanguage();
  return (
    <>
      <bdi>{max === null ? formatNumber(uses, language) : terms.usesOf(uses, max)}</bdi>
      {uncounted === 0 ? null : <bdi className="block text-xs text-muted">{t.uncounted(uncounted)}</bdi>}
    </>
  );
}

function Worth({ coupon }: { coupon: AdminCoupon }) {
  const t = useMessages(couponsAdminMessages);
  const terms = useMessages(termsMessages);
  if (coupon.kind === 'free-shipping') return <bdi>{t.shippingFree}</bdi>;
  return (
    <bdi>{coupon.kind === 'percent' ? t.percentValue(coupon.percent_off) : terms.toman(coupon.discount_amount)}</bdi>
  );
}

/** Renders how many of its single-use codes are left; the button opens the dialog in which they are generated and listed. */
function CodesLeft({ coupon, onOpen }: { coupon: AdminCoupon; onOpen: (coupon: AdminCoupon) => void }) {
  const t = useMessages(couponsAdminMessages);
  return (
    <Button
      size="small"
      variant="outline"
      onClick={() => {
        onOpen(coupon);
      }}
    >
      {coupon.codes_count === 0 ? t.makeCodes : t.codesLeft(coupon.free_codes_count, coupon.codes_count)}
    </Button>
  );
}

function useColumns(
  onOpen: (coupon: AdminCoupon) => void,
  onCodes: (coupon: AdminCoupon) => void,
): readonly Column<AdminCoupon>[] {
  const t = useMessages(couponsAdminMessages);
  const terms = useMessages(termsMessages);
  return [
    {
      key: 'code',
      title: t.code,
      cell: (coupon) => (
        <Button
          size="small"
          onClick={() => {
            onOpen(coupon);
          }}
        >
          <bdi dir="ltr">{coupon.code}</bdi>
        </Button>
      ),
    },
    { key: 'kind', title: t.kind, cell: (coupon) => <Worth coupon={coupon} /> },
    {
      key: 'uses',
      title: t.uses,
      figure: true,
      cell: (coupon) => <Uses coupon={coupon} />,
    },
    {
      key: 'codes',
      title: t.codes,
      cell: (coupon) => (coupon.single_use_codes ? <CodesLeft coupon={coupon} onOpen={onCodes} /> : '—'),
    },
    {
      key: 'given',
      title: t.given,
      figure: true,
      onlyWide: true,
      cell: ({ given }) => <bdi>{terms.toman(given)}</bdi>,
    },
    {
      key: 'ends',
      title: terms.ends,
      onlyWide: true,
      cell: ({ ends_at: ends }) => (ends === null ? '—' : <TimeCell at={ends} />),
    },
    {
      key: 'state',
      title: terms.state,
      cell: (coupon) => (
        <span className="inline-flex flex-wrap gap-1">
          <StateBadge tone={periodTones[coupon.status]}>{terms[coupon.status]}</StateBadge>
          {coupon.shown_on_home ? <StateBadge tone="going">{t.onHome}</StateBadge> : null}
        </span>
      ),
    },
  ];
}

/** Renders every coupon, with its uses and the discount it gave. */
export function CouponsTab({ CategoryChoice }: { CategoryChoice: CategoryChoice }) {
  const t = useMessages(couponsAdminMessages);
  const terms = useMessages(termsMessages);
  const [open, setOpen] = useState<AdminCoupon | 'new' | null>(null);
  const [codesOf, setCodesOf] = useState<AdminCoupon | null>(null);
  const opened = useOpened('admin/coupons', open === 'new' ? null : open, (id, signal) =>
    staffApi('GET /api/admin/coupons/:id/', { params: { id }, signal }),
  );
  const columns = useColumns(setOpen, setCodesOf);
  const options = states.map((state) => ({ value: state, label: terms[state] }));
  const address = useAddressFilters({ status: states });
  const list = usePages<AdminCoupon>(['admin/coupons', address.key], (query, signal) =>
    staffApi('GET /api/admin/coupons/', {
      query: { page_size: rowsOnPage, ...address.query, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-auto">
          <FilterBar filters={[{ kind: 'chips', name: 'status', label: terms.state, options }]} of={address} />
        </div>
        <Button
          variant="primary"
          size="small"
          icon={<TicketPercent aria-hidden size={18} />}
          onClick={() => {
            setOpen('new');
          }}
        >
          {t.newCoupon}
        </Button>
      </div>
      <StaffTable
        list={list}
        caption={t.couponsList}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<TicketPercent />} text={t.noCoupons} />}
      />
      {codesOf === null ? null : <CodesDialog coupon={newestOf(list, codesOf)} onClose={() => setCodesOf(null)} />}
      {open === null ? null : (
        <CouponDialog
          CategoryChoice={CategoryChoice}
          coupon={opened}
          onClose={() => {
            setOpen(null);
          }}
          onSaved={() => {
            setOpen(null);
            list.refresh();
          }}
        />
      )}
    </div>
  );
}
