import { Carousel } from '#ui/media/carousel.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SeeAllLink } from '#ui/text/section-links.tsx';
import type { ProductDetail } from '../products.contract.ts';
import { productMessages } from '../product.messages.ts';
import { ProductCard } from './product-card.tsx';
import { Part } from './product-facts.tsx';

const perView = { base: 2, sm: 2, md: 3, lg: 4 };

/** Renders a carousel of products related to a product or bought with it. */
export function RelatedProducts({ products }: { products: ProductDetail['related_products'] }) {
  const t = useMessages(productMessages);
  if (products.length === 0) return null;
  return (
    <Part title={t.related} aside={<SeeAllLink to="/shop-grid">{t.viewAll}</SeeAllLink>}>
      <Carousel
        label={t.related}
        perView={perView}
        autoplayMs={2500}
        loop={products.length > perView.lg}
        className="min-w-0"
      >
        {products.map(({ images, ...product }) => (
          <ProductCard key={product.id} product={{ ...product, thumb: images[0]?.image ?? null }} />
        ))}
      </Carousel>
    </Part>
  );
}
