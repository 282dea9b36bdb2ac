import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/text/price.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import type { SubmittedProduct } from '../own-shop.contract.ts';
import { sellerProductsMessages } from './seller-products.messages.ts';
import { useRowDecisions } from './use-row-decisions.tsx';

export const meta = pageHead(({ language }) => ({ title: sellerProductsMessages[language].title, unlisted: true }));

const states = ['waiting', 'approved', 'refused'] as const;

/** The page of products added by sellers, which become visible once approved. */
export default function SellerProductsPage() {
  const t = useMessages(sellerProductsMessages);
  const of = useAddressFilters({ status: states });
  const list = usePages<SubmittedProduct>(['admin/seller-products', of.key], (part, signal) =>
    staffApi('GET /api/admin/seller-products/', { query: { ...of.query, ...part }, ...(signal && { signal }) }),
  );
  const { buttons, dialog, keys } = useRowDecisions<SubmittedProduct>({
    about: 'seller product',
    decide: ({ id, version }, decision) =>
      staffApi('POST /api/admin/seller-products/:id/decide/', { params: { id }, body: { ...decision, version } }),
    takeBack: ({ id }, { decision }) =>
      staffApi('POST /api/admin/seller-products/bulk-undo/', { body: { ids: [id], decision } }),
    onDecided: list.refresh,
    texts: {
      approve: t.approve,
      refuse: t.refuse,
      wasRefused: t.wasRefused,
      refuseTitle: t.refuseTitle,
      refuseText: t.refuseText,
      approveOne: ({ name }) => t.approveOne(name),
      refuseOne: ({ name }) => t.refuseOne(name),
      approved: () => t.wasApproved,
      usualReasons: [t.reasonImages, t.reasonDescription, t.reasonForbidden],
    },
  });
  return (
    <AdminLayout
      title={t.title}
      filters={
        <FilterBar
          of={of}
          filters={[
            {
              kind: 'chips',
              name: 'status',
              label: t.state,
              usual: 'waiting',
              options: states.map((one) => ({ value: one, label: t[one] })),
            },
          ]}
        />
      }
    >
      <p className="hidden text-xs text-muted md:block">{keys}</p>
      <StaffTable
        list={list}
        caption={t.title}
        columns={useColumns(buttons)}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<PackageSearch />} text={t.none} />}
      />
      {dialog}
    </AdminLayout>
  );
}

function useColumns(buttons: (product: SubmittedProduct) => ReactNode): readonly Column<SubmittedProduct>[] {
  const t = useMessages(sellerProductsMessages);
  return [
    {
      key: 'product',
      title: t.product,
      cell: (one) => (
        <Link to={`/admin/products/${one.id}`} className="flex items-center gap-3 text-turquoise">
          {one.thumb === null ? null : (
            <img
              src={one.thumb}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className="size-10 rounded-small object-cover"
            />
          )}
          <bdi>{one.name}</bdi>
        </Link>
      ),
    },
    { key: 'seller', title: t.seller, onlyWide: true, cell: ({ seller }) => <bdi>{seller}</bdi> },
    {
      key: 'price',
      title: t.price,
      figure: true,
      cell: ({ base_price: price }) => <Price amount={price} unit={t.toman} size="small" />,
    },
    {
      key: 'when',
      title: t.when,
      onlyWide: true,
      cell: ({ created_at: at }) => <TimeCell at={at} />,
    },
    {
      key: 'decision',
      title: t.decision,
      ownLine: true,
      cell: (one) => (one.status === 'waiting' ? buttons(one) : t[one.status]),
    },
  ];
}
