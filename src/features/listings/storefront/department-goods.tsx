import type { ProductCard } from '#features/products/product-card.contract.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { productAddress } from '#features/products/products.addresses.ts';
import { ProductPrice } from '#features/products/storefront/product-price.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { listsMessages } from '../listings.messages.ts';

/** Number of products in a row of the panel. */
const count = 4;

/** Best-selling products of a department and its descendants; renders nothing where there are none or the request fails. */
export function DepartmentGoods({ slug, name }: { slug: string; name: string }) {
  const t = useMessages(listsMessages);
  const language = useLanguage();
  const answer = useResource(['products', 'department', slug, language], (signal) =>
    browserApi('GET /api/products/categories/:slug/', {
      params: { slug },
      query: { sort: 'popular', in_stock: true, page_size: count },
      signal,
    }),
  );
  if (answer.state !== 'loading' && (answer.state !== 'ready' || answer.data.data.length === 0)) return null;
  return (
    <section aria-label={t.bestsellersOf(name)} className="mt-6">
      <p aria-hidden className="mb-3 text-sm text-muted">
        {t.bestsellers}
      </p>
      <ul className="grid grid-cols-4 gap-3">
        {answer.state === 'ready'
          ? answer.data.data.slice(0, count).map((product) => <Good key={product.id} product={product} />)
          : Array.from({ length: count }, (_, index) => <GoodSkeleton key={index} />)}
      </ul>
    </section>
  );
}

function Good({ product }: { product: ProductCard }) {
  return (
    <li>
      <Link
        to={productAddress(product.slug)}
        className="group grid h-full grid-rows-[auto_auto_1fr] gap-2 rounded-card border border-line p-2 hover:border-turquoise"
      >
        <RenditionImage image={product.thumb} alt="" sizes="200px" className="rounded-control" />
        <bdi className="line-clamp-2 min-h-[3.4em] text-sm group-hover:text-turquoise">{product.name}</bdi>
        <ProductPrice product={product} size="small" className="self-end" />
      </Link>
    </li>
  );
}

function GoodSkeleton() {
  return (
    <li className="grid gap-2 rounded-card border border-line p-2">
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="h-[3.4em] w-full text-sm" />
      <Skeleton className="h-5 w-2/3" />
    </li>
  );
}
