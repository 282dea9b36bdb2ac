import { rowsOnPage } from '#web/admin/rows-on-page.ts';
import { doneOf } from '#web/admin/queue/bulk-outcomes.ts';
import { FileSpreadsheet, PackageOpen, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { QueueActions, useMarks } from '#web/admin/queue/queue-actions.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { Language } from '#shared/language.ts';
import { productStatuses, type ProductStatus } from '../products.rules.ts';
import type { AdminProduct } from '../products-admin.contract.ts';
import { ProductThumb } from './product-thumb.tsx';
import { ProductTableDialog } from '#features/product-import/admin/product-table-dialog.tsx';
import { productTableMessages } from '#features/product-import/admin/product-table.messages.ts';
import { productsMessages } from './products.messages.ts';
import { useChoices } from './use-choices.ts';

export const meta = pageHead(({ language }) => ({ title: productsMessages[language].title, unlisted: true }));

function ProductName({ product }: { product: AdminProduct }) {
  const t = useMessages(productsMessages);
  return (
    <Link to={`/admin/products/${product.id}`} className="flex min-h-target items-center gap-3">
      <ProductThumb image={product.thumb} />
      <span className="min-w-0">
        <bdi className="line-clamp-2 font-semibold">{product.name}</bdi>
        <span className="block text-xs text-muted">
          <bdi>{product.category}</bdi>
          {product.variants_count > 1 ? (
            <>
              {' '}
              · <bdi>{t.variants(product.variants_count)}</bdi>
            </>
          ) : null}
        </span>
      </span>
    </Link>
  );
}

function useColumns(): readonly Column<AdminProduct>[] {
  const t = useMessages(productsMessages);
  const language = useLanguage();
  return [
    {
      key: 'product',
      title: t.product,
      cell: (product) => <ProductName product={product} />,
    },
    {
      key: 'seller',
      title: t.seller,
      onlyWide: true,
      cell: ({ seller, brand }) => (
        <>
          <bdi className="block">{seller}</bdi>
          {brand === null ? null : <bdi className="block text-xs text-muted">{brand}</bdi>}
        </>
      ),
    },
    {
      key: 'price',
      title: t.price,
      figure: true,
      onlyWide: true,
      cell: (product) => <bdi>{formatNumber(product.base_price, language)}</bdi>,
    },
    {
      key: 'available',
      title: t.available,
      figure: true,
      cell: ({ available, low_stock: low }) => (
        <bdi className={available === 0 ? 'text-rose' : low ? 'text-amber' : ''}>
          {formatNumber(available, language)}
        </bdi>
      ),
    },
    {
      key: 'sold',
      title: t.sold,
      figure: true,
      onlyWide: true,
      cell: ({ sold_count: sold }) => <bdi>{formatNumber(sold, language)}</bdi>,
    },
    {
      key: 'state',
      title: t.state,
      cell: (product) => (
        <span className="flex flex-wrap gap-1">
          <StateBadge tone={product.status === 'active' ? 'good' : 'over'}>{t[product.status]}</StateBadge>
          {product.on_offer ? <StateBadge tone="waiting">{t.flashSale}</StateBadge> : null}
        </span>
      ),
    },
  ];
}

/** Applies an action to the selected products, limited to the number one request accepts. */
function useTurn(
  marked: readonly AdminProduct[],
  { unmark, onDone }: { readonly unmark: (ids: readonly number[]) => void; readonly onDone: () => void },
) {
  const t = useMessages(productsMessages);
  const change = useAction();
  const turn = async (status: ProductStatus) => {
    let changed = 0;
    const ids = marked.slice(0, maxAtOnce).map(({ id }) => id);
    const done = await change.run(async () => {
      const { data } = await staffApi('POST /api/admin/products/bulk-set-status/', { body: { ids, status } });
      changed = doneOf(data).length;
    }, null);
    if (!done) return;
    announce(t.changed(changed), 'good');
    unmark(ids);
    onDone();
  };
  return { busy: change.busy, turn };
}

/** The list of all products, with search and filters and with bulk publishing, unpublishing and archiving. */
export default function ProductsPage() {
  const t = useMessages(productsMessages);
  const choices = useChoices();
  const address = useAddressFilters({
    q: 'text',
    category: 'number',
    brand: 'number',
    status: productStatuses,
    stock: ['sold-out', 'low'],
    on_offer: 'boolean',
    seller: 'number',
  });
  const list = usePages<AdminProduct>(['admin/products', 'list', address.key], (query, signal) =>
    staffApi('GET /api/admin/products/', {
      query: { page_size: rowsOnPage, ...address.query, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const marks = useMarks(address.key);
  const rows = list.state === 'ready' ? list.data.data : [];
  const marked = rows.filter(({ id }) => marks.marked.has(id));
  const { busy, turn } = useTurn(marked, { unmark: marks.unmark, onDone: list.refresh });
  const marking = { ...marks, markRow: ({ name }: AdminProduct) => t.mark(name), markAll: t.markAll };
  const empty = Object.keys(address.filters).length === 0 ? t.noneYet : t.empty;
  return (
    <AdminLayout
      title={t.title}
      actions={<ProductsActions />}
      filters={<FilterBar filters={filtersOf(t, choices)} of={address} />}
    >
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        marking={marking}
        empty={<EmptyState icon={<PackageOpen />} text={empty} />}
      />
      <QueueActions count={marked.length} onClear={marks.clear}>
        {(['active', 'draft', 'archived'] as const).map((status) => (
          <Button
            key={status}
            size="small"
            busy={busy}
            onClick={() => {
              void turn(status);
            }}
          >
            {t.turn(status)}
          </Button>
        ))}
      </QueueActions>
    </AdminLayout>
  );
}

/** Renders the buttons for a new product and for the table file. */
function ProductsActions() {
  const t = useMessages(productsMessages);
  const words = useMessages(productTableMessages);
  const [tableOpen, setTableOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<FileSpreadsheet aria-hidden size={18} />}
        onClick={() => {
          setTableOpen(true);
        }}
      >
        {words.table}
      </Button>
      <Button asChild variant="primary" size="small" icon={<PackagePlus aria-hidden size={18} />}>
        <Link to="/admin/products/new">{t.add}</Link>
      </Button>
      {tableOpen ? (
        <ProductTableDialog
          onClose={() => {
            setTableOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

const option = (value: string, label: string) => ({ value, label });

const filtersOf = (t: (typeof productsMessages)[Language], choices: ReturnType<typeof useChoices>) =>
  [
    { kind: 'search', name: 'q', label: t.search },
    { kind: 'select', name: 'category', label: t.category, all: t.everyCategory, options: choices.categories },
    { kind: 'select', name: 'brand', label: t.brand, all: t.everyBrand, options: choices.brands },
    {
      kind: 'chips',
      name: 'status',
      label: t.state,
      options: productStatuses.map((status) => option(status, t[status])),
    },
    { kind: 'chips', name: 'stock', label: t.stock, options: [option('sold-out', t.soldOut), option('low', t.low)] },
    { kind: 'chips', name: 'on_offer', label: t.flashSale, options: [option('true', t.onFlashSale)] },
  ] as const;

const maxAtOnce = 200;
