import { Heart } from 'lucide-react';
import { setWished, useIsWished } from '#features/wishlist/storefront/wishes.ts';
import { StockNotice } from '#features/stock-notices/storefront/stock-notice.tsx';
import { stockNoticePart } from '#features/stock-notices/stock-notices.rules.ts';
import { renditionAt } from '#features/media/media.rules.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Link } from '#ui/link.tsx';
import { Image } from '#ui/media/image.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { productAddress } from '../products.addresses.ts';
import { productMessages } from '../product.messages.ts';
import type { ProductDetail, Variant } from '../products.contract.ts';
import { ProductPrice } from './product-price.tsx';

const maxSiblings = 3;

/**
 * Renders the alternatives for a sold-out product: a notification when it is back in stock, the wish list, and available replacements. Products
 * bought together with it are of another kind and not listed.
 */
export function SoldOutWaysOn({ product, variantId }: { product: ProductDetail; variantId: number }) {
  const t = useMessages(productMessages);
  const wished = useIsWished(product.id);
  const siblings = product.related_products.filter((one) => one.in_stock && one.same_kind).slice(0, maxSiblings);
  return (
    <div id={stockNoticePart} className="grid gap-3 rounded-card bg-surface p-4">
      <StockNotice key={variantId} variantId={variantId} />
      <Button
        variant="outline"
        icon={<Heart aria-hidden size={20} className={wished ? 'fill-rose text-rose' : ''} />}
        aria-pressed={wished}
        onClick={() => void setWished(product.id, !wished)}
      >
        {wished ? t.putAside : t.putItAside}
      </Button>
      {siblings.length === 0 ? null : (
        <>
          <h2 className="text-sm font-bold">{t.toBeHadNow}</h2>
          <ul className="grid gap-1">
            {siblings.map((sibling) => (
              <li key={sibling.id}>
                <Link
                  to={productAddress(sibling.slug)}
                  className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3 rounded-control p-1 hover:bg-raised"
                >
                  <Image
                    photo
                    src={sibling.images[0] === undefined ? null : renditionAt(sibling.images[0].image, 160)}
                    alt=""
                    className="rounded-control"
                  />
                  <span className="grid gap-0.5">
                    <bdi className="line-clamp-2 text-sm">{sibling.name}</bdi>
                    <ProductPrice product={sibling} size="small" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Renders whether a variant is in stock, and the remaining pieces when there are few. */
export function StockLine({ variant }: { variant: Variant }) {
  const t = useMessages(productMessages);
  if (variant.quantity === 0) return <p className="text-sm text-rose">{t.outOfStock}</p>;
  if (variant.low_stock) return <p className="text-sm text-amber">{t.fewLeft(variant.quantity)}</p>;
  return <p className="text-sm text-turquoise">{t.inStock}</p>;
}
