import { Card, CardLink } from '#ui/layout/card.tsx';
import { Carousel } from '#ui/media/carousel.tsx';
import { CountUp } from '#ui/feedback/count-up.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import type { Category } from '#features/categories/categories.contract.ts';
import { categoryAddress } from '#features/categories/categories.addresses.ts';
import { homeMessages } from '../home.messages.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { SectionHeading } from './section-heading.tsx';

const perView = { base: 2.3, sm: 3.3, md: 4.3, lg: 6 };

/** Six categories with their number of products in stock. */
export function Collections({
  categories,
}: {
  categories: readonly Pick<Category, 'slug' | 'name' | 'image' | 'stock'>[];
}) {
  const t = useMessages(homeMessages);
  return (
    <div className="container-middle">
      <SectionHeading id="home-collections" to="/catagory">
        {t.collections}
      </SectionHeading>
      <Carousel label={t.collections} perView={perView} dots={false}>
        {categories.map(({ slug, name, image, stock }) => (
          <Card key={slug} bare asChild className="h-full">
            <article aria-label={name}>
              <RenditionImage drawn image={image} alt="" sizes="(min-width: 1024px) 190px, 40vw" />
              <div className="grid gap-2 p-3">
                <CardLink>
                  <Link
                    to={categoryAddress(slug)}
                    prefetch="intent"
                    className="own-direction line-clamp-2 min-h-[3.4em] text-sm font-semibold"
                  >
                    {name}
                  </Link>
                </CardLink>
                <p className="text-xs text-muted">
                  <CountUp value={stock} className="font-bold text-amber" /> {t.inStock}
                </p>
              </div>
            </article>
          </Card>
        ))}
      </Carousel>
    </div>
  );
}
