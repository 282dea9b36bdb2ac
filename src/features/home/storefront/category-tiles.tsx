import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import type { Category } from '#features/categories/categories.contract.ts';
import { categoryAddress } from '#features/categories/categories.addresses.ts';
import { homeMessages } from '../home.messages.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { SectionHeading } from './section-heading.tsx';

/** The main categories as a row of round tiles. */
export function CategoryTiles({ categories }: { categories: readonly Pick<Category, 'slug' | 'name' | 'image'>[] }) {
  const t = useMessages(homeMessages);
  return (
    <section aria-labelledby="home-categories" className="container-middle">
      <SectionHeading id="home-categories" to="/catagory">
        {t.categories}
      </SectionHeading>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 lg:justify-between">
        {categories.map(({ slug, name, image }) => (
          <li key={slug} className="w-20 shrink-0 snap-start lg:w-auto lg:min-w-0 lg:flex-1">
            <Link
              to={categoryAddress(slug)}
              prefetch="intent"
              className="group grid justify-items-center gap-2 rounded-control text-center text-xs"
            >
              <span className="rounded-full border-2 border-line p-1 transition-colors group-hover:border-saffron">
                <RenditionImage drawn image={image} alt="" sizes="64px" className="size-16! rounded-full" />
              </span>
              <span className="own-direction line-clamp-2 min-h-[3.2em]">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
