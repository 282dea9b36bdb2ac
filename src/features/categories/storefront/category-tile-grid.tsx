import { LayoutGrid } from 'lucide-react';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { categoriesMessages } from '../categories.messages.ts';
import type { Category } from '../categories.contract.ts';
import { categoryAddress } from '../categories.addresses.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';

type Tile = Pick<Category, 'slug' | 'name' | 'image' | 'stock'>;

/** Renders categories as tiles with their images; a message where there is none. */
export function CategoryTileGrid({ categories, label }: { categories: readonly Tile[]; label: string }) {
  const t = useMessages(categoriesMessages);
  if (categories.length === 0) return <EmptyState icon={<LayoutGrid />} text={t.noCategory} />;
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6 lg:gap-4">
      {categories.map((category) => (
        <li key={category.slug}>
          <Card bare asChild className="h-full">
            <article aria-label={category.name}>
              <RenditionImage
                drawn
                image={category.image}
                alt=""
                sizes="(min-width: 1024px) 190px, (min-width: 640px) 25vw, 33vw"
              />
              <div className="grid gap-1 p-2 text-center">
                <CardLink>
                  <Link
                    to={categoryAddress(category.slug)}
                    prefetch="intent"
                    className="own-direction line-clamp-2 min-h-[3.2em] text-xs font-semibold lg:text-sm"
                  >
                    {category.name}
                  </Link>
                </CardLink>
                <p className="min-h-[1.6em] text-center text-xs text-muted">
                  {category.stock > 0 ? t.inStock(category.stock) : null}
                </p>
              </div>
            </article>
          </Card>
        </li>
      ))}
    </ul>
  );
}
