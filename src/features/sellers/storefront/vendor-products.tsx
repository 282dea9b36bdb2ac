import { PackageOpen } from 'lucide-react';
import type { Facets, ProductList } from '#features/listings/listings.contract.ts';
import { listQueryOf, narrows } from '#features/listings/list-filter.rules.ts';
import { FilteredList } from '#features/listings/storefront/filtered-list.tsx';
import { pageSize } from '#features/listings/storefront/product-lists.ts';
import { useListFilter } from '#features/listings/storefront/filter/use-list-filter.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { sellersListMessages } from '../vendors.messages.ts';

/** A seller's products, narrowed and in the order that the address says. */
export function SellerProducts({
  slug,
  facets,
  first,
}: {
  slug: string;
  facets: Facets | null;
  first: ProductList | null;
}) {
  const t = useMessages(sellersListMessages);
  const { filter } = useListFilter();
  const empty = <EmptyState icon={<PackageOpen />} text={t.noProducts} />;
  if (first?.data.length === 0 && !narrows(filter)) return empty;
  return (
    <FilteredList
      subject={{ seller: slug }}
      facets={facets}
      first={first}
      load={(cursor, signal) =>
        browserApi('GET /api/vendors/:slug/products/', {
          params: { slug },
          query: { page_size: pageSize, ...listQueryOf(filter), ...cursor },
          signal,
        })
      }
      empty={empty}
    />
  );
}
