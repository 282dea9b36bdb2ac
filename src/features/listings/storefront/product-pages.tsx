import { PackageOpen, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import type { ProductList } from '../listings.contract.ts';
import type { ProductCard } from '#features/products/product-card.contract.ts';
import { listsMessages } from '../listings.messages.ts';
import { ProductGrid } from './product-grid.tsx';
import { pageSize } from './product-lists.ts';
import { useProductPages, type LoadPage } from './use-product-pages.ts';

export interface ProductPagesProps {
  first: ProductList | null;
  load: LoadPage;
  /** Rendered for an empty list; by default a sentence and a link to all products. */
  empty?: ReactNode;
  /** Renders the loaded products and the skeletons of the next ones; a grid when omitted. */
  draw?: (products: readonly ProductCard[], coming: number) => ReactNode;
}

const drawGrid = (products: readonly ProductCard[], coming: number) => (
  <ProductGrid products={products} coming={coming} />
);

/** An infinite list of products. */
export function ProductPages({ first, load, empty, draw = drawGrid }: ProductPagesProps) {
  const t = useMessages(listsMessages);
  const { products, state, loadMore, sentinel } = useProductPages(first, load);
  if (state === 'ended' && products.length === 0) return empty ?? <NoProducts text={t.none} />;
  return (
    <section aria-label={t.products} aria-busy={state === 'loading' || undefined}>
      {draw(products, state === 'loading' ? pageSize : 0)}
      <div ref={sentinel} className="h-2" />
      <div role="status" className="grid min-h-16 place-items-center text-sm text-muted">
        {state === 'loading' ? <span className="sr-only">{t.loading}</span> : null}
        {state === 'ended' ? <p>{t.end}</p> : null}
        {state === 'failed' ? (
          <div className="grid justify-items-center gap-2 py-2">
            <p>{t.failed}</p>
            <Button size="small" variant="outline" icon={<RotateCcw aria-hidden size={18} />} onClick={loadMore}>
              {t.tryAgain}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Empty state of a list: the reason, and a link to all products. */
export function NoProducts({ text, to = '/shop-grid' }: { text: string; to?: string }) {
  const t = useMessages(listsMessages);
  return (
    <EmptyState
      icon={<PackageOpen />}
      text={text}
      action={
        <Button asChild>
          <Link to={to}>{t.seeAll}</Link>
        </Button>
      }
    />
  );
}
