import type { ReactNode } from 'react';
import { ProductCard, type CardProduct } from '#features/products/storefront/product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

export interface ProductGridProps {
  products: readonly (CardProduct & { readonly id: number })[];
  /** How many cards are on their way, as skeletons after the last. */
  coming?: number;
  /** How many of the first are on the first screen. */
  firstOnes?: number;
  /** Draws a product otherwise than as a plain card. */
  card?: (product: CardProduct, first: boolean) => ReactNode;
}

/** Products in two columns on a phone, three on a tablet (eight in four, which leave no gap), four on an admin page. */
export function ProductGrid({ products, coming = 0, firstOnes = 2, card }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product.id}>
          {card ? card(product, index < firstOnes) : <ProductCard product={product} first={index < firstOnes} />}
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={`coming ${index}`} aria-hidden="true">
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
