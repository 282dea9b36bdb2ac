import { PackageOpen } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ProductList } from '#features/catalogue/catalogue.contract.ts';
import { filterAddress, listQueryOf } from '#features/catalogue/list-filter.rules.ts';
import { listsMessages } from '#features/catalogue/lists.messages.ts';
import { pageSize } from '#features/catalogue/storefront/product-lists.ts';
import { ProductPages } from '#features/catalogue/storefront/product-pages.tsx';
import { useListFilter } from '#features/catalogue/storefront/use-list-filter.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { Select } from '#ui/select.tsx';
import { browserApi } from '#web/api.ts';
import { vendorsMessages } from '../vendors.messages.ts';

const sorts = ['newest', 'popular', 'ratings', 'cheapest', 'dearest'] as const;

/** A seller's products, in the order that the address says. */
export function VendorProducts({ slug, first }: { slug: string; first: ProductList | null }) {
  const t = useMessages(vendorsMessages);
  const lists = useMessages(listsMessages);
  const { filter, query } = useListFilter();
  const navigate = useNavigate();
  return (
    <div className="grid gap-4">
      {first?.data.length === 0 ? null : (
        <div className="max-w-64">
          <Select
            label={t.sortBy}
            value={filter.sort ?? 'newest'}
            options={sorts.map((sort) => ({ value: sort, label: lists[sort] }))}
            onChange={(event) => {
              const sort = sorts.find((one) => one === event.target.value) ?? null;
              void navigate(filterAddress(query, { ...filter, sort: sort === 'newest' ? null : sort }), { preventScrollReset: true, replace: true });
            }}
          />
        </div>
      )}
      <ProductPages
        first={first}
        load={(place, signal) => browserApi('GET /api/vendors/:slug/products/', { params: { slug }, query: { page_size: pageSize, ...listQueryOf(filter), ...place }, signal })}
        empty={<EmptyState icon={<PackageOpen />} text={t.noProducts} />}
      />
    </div>
  );
}
