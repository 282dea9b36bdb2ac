import type { ReactNode } from 'react';
import { ProductCard, type CardProduct } from '#features/products/storefront/product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

export interface ProductGridProps {
  products: readonly (CardProduct & { readonly id: number })[];
  /** Number of skeletons after the last card. */
  coming?: number;
  /** Number of cards on the first screen. */
  firstOnes?: number;
  /** Renders a product instead of the default card. */
  card?: (product: CardProduct, first: boolean) => ReactNode;
}

/** Grid of products: two columns on a phone, three on a tablet (four for eight products, which leave no gap), four on an admin page. */
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
