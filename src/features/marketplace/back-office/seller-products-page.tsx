import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatJalaliDate } from '#shared/jalali.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { Price } from '#ui/price.tsx';
import { announce } from '#ui/toast.tsx';
import { useAddressFilters } from '#web/address-filters.ts';
import { staffApi } from '#web/api.ts';
import { BackOfficeLayout } from '#web/back-office-layout.tsx';
import { FilterBar } from '#web/back-office/filter-bar.tsx';
import { ReasonDialog } from '#web/back-office/reason-dialog.tsx';
import { StaffTable } from '#web/back-office/staff-table.tsx';
import { useStaffAction } from '#web/back-office/use-staff-action.ts';
import { pageHead } from '#web/page-meta.ts';
import { usePages } from '#web/use-pages.ts';
import type { SubmittedProduct } from '../seller-desk.contract.ts';
import { sellerProductsMessages } from './seller-products.messages.ts';

export const meta = pageHead(({ language }) => ({ title: sellerProductsMessages[language].title, unlisted: true }));

const states = ['waiting', 'approved', 'refused'] as const;

/** Products that sellers added: shown when they are approved. */
export default function SellerProductsPage() {
  const t = useMessages(sellerProductsMessages);
  const of = useAddressFilters(['state']);
  const list = usePages<SubmittedProduct>(of.key, (part, signal) =>
    staffApi('GET /api/admin/seller-products/', { query: { ...of.filters, ...part } as object, ...(signal && { signal }) }));
  const action = useStaffAction();
  const [refusing, setRefusing] = useState<SubmittedProduct | null>(null);
  const decide = (id: number, body: { decision: 'approve' } | { decision: 'refuse'; reason: string }) =>
    staffApi('POST /api/admin/seller-products/:id/decide/', { params: { id }, body });
  const approve = async ({ id }: SubmittedProduct) => {
    if (await action.run(() => decide(id, { decision: 'approve' }), t.wasApproved)) list.ask();
  };
  return (
    <BackOfficeLayout title={t.title} filters={<FilterBar of={of} filters={[{ kind: 'chips', name: 'state', label: t.state, options: states.map((one) => ({ value: one, label: t[one] })) }]} />}>
      <StaffTable
        list={list}
        caption={t.title}
        columns={useColumns({ busy: action.busy, onApprove: (one) => { void approve(one); }, onRefuse: setRefusing })}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<PackageSearch />} text={t.none} />}
      />
      <ReasonDialog
        open={refusing !== null}
        onClose={() => { setRefusing(null); }}
        title={t.refuseTitle}
        text={t.refuseText}
        yes={t.refuse}
        usual={[t.reasonPictures, t.reasonDescription, t.reasonForbidden]}
        onReason={async (reason) => {
          if (refusing === null) return;
          await decide(refusing.id, { decision: 'refuse', reason });
          announce(t.wasRefused, 'good');
          list.ask();
        }}
      />
    </BackOfficeLayout>
  );
}

function useColumns({ busy, onApprove, onRefuse }: {
  busy: boolean;
  onApprove: (product: SubmittedProduct) => void;
  onRefuse: (product: SubmittedProduct) => void;
}): readonly Column<SubmittedProduct>[] {
  const t = useMessages(sellerProductsMessages);
  const language = useLanguage();
  return [
    {
      key: 'product', title: t.product,
      cell: (one) => (
        <Link to={`/admin/products/${one.id}`} className="flex items-center gap-3 text-turquoise hover:underline">
          {one.thumb === null ? null : <img src={one.thumb} alt="" width={40} height={40} loading="lazy" className="size-10 rounded-small object-cover" />}
          <bdi>{one.name}</bdi>
        </Link>
      ),
    },
    { key: 'seller', title: t.seller, onlyWide: true, cell: ({ seller }) => <bdi>{seller}</bdi> },
    { key: 'price', title: t.price, figure: true, cell: ({ base_price: price }) => <Price amount={price} unit={t.toman} size="small" /> },
    { key: 'when', title: t.when, onlyWide: true, cell: ({ created_at: at }) => <time dateTime={at} className="whitespace-nowrap"><bdi>{formatJalaliDate(new Date(at), language, 'with-time')}</bdi></time> },
    {
      key: 'decision', title: t.decision,
      cell: (one) =>
        one.state === 'waiting' ? (
          <span className="flex flex-wrap gap-2">
            <Button size="small" variant="primary" disabled={busy} aria-label={t.approveOne(one.name)} onClick={() => { onApprove(one); }}>{t.approve}</Button>
            <Button size="small" variant="danger" aria-label={t.refuseOne(one.name)} onClick={() => { onRefuse(one); }}>{t.refuse}</Button>
          </span>
        ) : (
          t[one.state]
        ),
    },
  ];
}
