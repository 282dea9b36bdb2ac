import { Heart, LayoutGrid, Rows3 } from 'lucide-react';
import { useLocation } from 'react-router';
import type { ChosenProduct } from '#features/products/product-card.contract.ts';
import { AddToCartButton } from '#features/cart/storefront/add-to-cart.tsx';
import { productAddress } from '#features/products/products.addresses.ts';
import { ProductCardSkeleton } from '#features/listings/storefront/product-card-skeleton.tsx';
import { ProductCard } from '#features/products/storefront/product-card.tsx';
import { ProductRowSkeleton } from '#features/listings/storefront/product-row-skeleton.tsx';
import { ProductRow } from '#features/listings/storefront/product-row.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useEntryState } from '#web/pages/entry-state.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { wishlistMessages } from '../wishlist.messages.ts';
import { RemoveWish } from './remove-wish.tsx';
import { useWishedProducts } from './use-wished-products.ts';
import { followSession, useWishes } from './wishes.ts';

export const meta = pageHead(({ language }) => ({ title: wishlistMessages[language].title, unlisted: true }));

type Layout = 'grid' | 'list';

const pageSize = 24;
const layouts: Readonly<Record<Layout, string>> = {
  grid: 'grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-4',
  list: 'grid gap-3 md:grid-cols-2 lg:gap-4',
};

/** The wishlist as cards or lines, each of which can be bought or removed. */
export default function WishlistPage() {
  const t = useMessages(wishlistMessages);
  const { pathname } = useLocation();
  const layout = pathname.startsWith('/wishlist-list') ? 'list' : 'grid';
  const { state, ids } = useWishes();
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main id="content" className="container-middle grid gap-4 py-4">
        {state === 'failed' ? (
          <FailedState text={t.failed} onRetry={followSession} />
        ) : state === 'loading' ? (
          <div role="status" aria-label={t.loading}>
            <Skeletons layout={layout} />
          </div>
        ) : ids.length === 0 ? (
          <NoWishes />
        ) : (
          <Wished layout={layout} ids={ids} />
        )}
      </main>
    </>
  );
}

function Wished({ layout, ids }: { layout: Layout; ids: readonly number[] }) {
  const t = useMessages(wishlistMessages);
  const [visible, setVisible] = useEntryState('wishes', pageSize);
  const requested = ids.slice(0, visible);
  const { products, coming, failed, retry } = useWishedProducts(requested);
  if (products.length === 0 && failed) return <FailedState text={t.failed} onRetry={retry} />;
  if (products.length === 0 && !coming && ids.length <= visible) return <NoWishes />;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted">{t.count(ids.length)}</p>
        <LayoutSwitch layout={layout} />
      </div>
      <ul aria-label={t.items} className={layouts[layout]}>
        {products.map((product) => (
          <li key={product.id} className="row-span-2 grid grid-rows-subgrid gap-2">
            <WishedProduct product={product} layout={layout} />
          </li>
        ))}
      </ul>
      {coming ? <Skeletons layout={layout} /> : null}
      {failed ? <FailedState text={t.failed} onRetry={retry} /> : null}
      {!coming && !failed && visible < ids.length ? (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => {
            setVisible(visible + pageSize);
          }}
        >
          {t.showMore}
        </Button>
      ) : null}
    </>
  );
}

function WishedProduct({ product, layout }: { product: ChosenProduct; layout: Layout }) {
  return (
    <>
      {layout === 'grid' ? <ProductCard product={product} /> : <ProductRow product={product} />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-2">
        <Buy product={product} />
        <RemoveWish product={product} />
      </div>
    </>
  );
}

/** Renders the button that adds to the cart; with several variants it opens the choice first. */
function Buy({ product }: { product: ChosenProduct }) {
  const t = useMessages(wishlistMessages);
  const { id, slug, name, thumb, new_price: price, base_price: listPrice, only_variant: only } = product;
  if (!product.in_stock)
    return (
      <Button wide size="small" disabled>
        {t.soldOut}
      </Button>
    );
  if (only === null) {
    return (
      <Button asChild wide size="small" variant="outline">
        <Link to={productAddress(slug)}>{t.choose}</Link>
      </Button>
    );
  }
  const item = {
    id: only.id,
    product_id: id,
    slug,
    name,
    variant: null,
    image: thumb,
    price,
    list_price: listPrice,
    maxQuantity: only.quantity,
    low_stock: only.low_stock,
  };
  return <AddToCartButton wide oneOfMany item={item} quantity={1} />;
}

function LayoutSwitch({ layout }: { layout: Layout }) {
  const t = useMessages(wishlistMessages);
  const choices = [
    { to: '/wishlist-grid', is: 'grid', name: t.asGrid, Icon: LayoutGrid },
    { to: '/wishlist-list', is: 'list', name: t.asList, Icon: Rows3 },
  ] as const;
  return (
    <nav aria-label={t.layout} className="flex gap-1 rounded-control bg-raised p-1">
      {choices.map(({ to, is, name, Icon }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-label={name}
          aria-current={is === layout ? 'page' : undefined}
          className={`grid size-target place-items-center rounded-small ${is === layout ? 'bg-surface text-turquoise shadow-card' : 'text-muted hover:text-ink'}`}
        >
          <Icon aria-hidden size={20} />
        </Link>
      ))}
    </nav>
  );
}

function NoWishes() {
  const t = useMessages(wishlistMessages);
  return (
    <EmptyState
      icon={<Heart />}
      text={t.empty}
      hint={t.emptyHint}
      action={
        <Button variant="primary" asChild>
          <Link to="/shop-grid">{t.browse}</Link>
        </Button>
      }
    />
  );
}

function Skeletons({ layout }: { layout: Layout }) {
  return (
    <div aria-hidden="true" className={layouts[layout]}>
      {Array.from({ length: 4 }, (_, index) =>
        layout === 'grid' ? <ProductCardSkeleton key={index} /> : <ProductRowSkeleton key={index} />,
      )}
    </div>
  );
}
