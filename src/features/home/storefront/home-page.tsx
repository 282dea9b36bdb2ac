import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { SearchBox } from '#features/search/storefront/search-box.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useBrand } from '#web/session/brand.ts';
import { FarPart } from '#web/pages/far-part.tsx';
import { pageData, type PageRequest } from '#web/pages/page-data.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { partOfPage } from '#web/pages/part-of-page.ts';
import { webMessages } from '#web/web.messages.ts';
import type { ProductCard } from '#features/products/product-card.contract.ts';
import type { Category } from '#features/categories/categories.contract.ts';
import type { HomeCoupon, Promo, Slide } from '../home-promo.contract.ts';
import { homeMessages } from '../home.messages.ts';
import { collectionsOf } from '../home.rules.ts';
import { mainCategories } from '#features/categories/categories.rules.ts';
import { fallbackCategories } from '#features/categories/storefront/fallback-categories.ts';
import { BestSellers } from './best-sellers.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Collections } from './collections.tsx';
import { CouponBanner } from './coupon-banner.tsx';
import { Hero } from './hero.tsx';
import { HomeFooter } from './home-footer.tsx';
import { firstFlashSales, FlashSaleCards } from './hot-offers.tsx';
import { NightModeRow } from './night-mode-row.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { FlashSaleCard } from '#features/listings/flash-sale-list.contract.ts';
import { ProductGrid } from '#features/listings/storefront/product-grid.tsx';
import { requireArray, requireList } from '#features/listings/storefront/product-lists.ts';

const heroImages = 3;
const collections = 6;

interface HomeData {
  readonly categories: readonly Pick<Category, 'slug' | 'name' | 'image'>[];
  readonly collections: readonly Pick<Category, 'slug' | 'name' | 'image' | 'stock'>[];
  /** Null when the browser is to request them. */
  readonly flashSales: readonly FlashSaleCard[] | null;
  readonly products: readonly ProductCard[];
  readonly bestSellers: readonly ProductCard[];
  readonly featured: readonly (string | null)[];
  readonly slides: readonly Slide[];
  readonly promo: Promo | null;
  readonly coupon: HomeCoupon | null;
}

/** Loads everything except the flash sales; a part whose request fails is logged and omitted from the page. */
async function parts({ api, language, signal }: PageRequest): Promise<HomeData> {
  const [categories, products, bestSellers, featured, banner] = await Promise.all([
    partOfPage(api('GET /api/products/categories/', { signal }).then(requireArray)),
    partOfPage(api('GET /api/products/', { query: { page: 1, page_size: 8 }, signal }).then(requireList)),
    partOfPage(
      api('GET /api/orders/weeklyBestSellers/', { query: { page: 1, page_size: 4 }, signal }).then(requireList),
    ),
    partOfPage(api('GET /api/products/featured/', { query: { page_size: heroImages }, signal }).then(requireList)),
    partOfPage(api('GET /api/home-promo/', { signal })),
  ]);
  return {
    categories: mainCategories(categories ?? fallbackCategories(language)).map(({ slug, name, image }) => ({
      slug,
      name,
      image,
    })),
    collections: collectionsOf(categories ?? [], collections),
    flashSales: null,
    products: products?.data ?? [],
    bestSellers: bestSellers?.data ?? [],
    featured: (featured?.data ?? []).map(({ thumb }) => thumb),
    slides: banner?.slides ?? [],
    promo: banner?.promo ?? null,
    coupon: banner?.coupon ?? null,
  };
}

const onServer = pageData(async (request): Promise<HomeData> => {
  const [home, flashSales] = await Promise.all([
    parts(request),
    partOfPage(request.api('GET /api/products/specialproduct/').then(firstFlashSales)),
  ]);
  return { ...home, flashSales };
});

export const loader = onServer.server;
/** On client-side navigation the page does not wait for the flash sales. */
export const clientLoader = pageData(parts).browser;

export const meta = pageHead<HomeData>(({ language, publicUrl, brand }) => ({
  title: homeMessages[language].title,
  canonical: '/home',
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: `${publicUrl}/home`,
      logo: `${publicUrl}${brand.logo ?? brand.icon}`,
      description: webMessages[language].shopDescription(brand.name),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.name,
      url: `${publicUrl}/home`,
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
}));

/** The home page. */
export default function HomePage() {
  const t = useMessages(homeMessages);
  const home = useLoaderData<HomeData>();
  const brand = useBrand();
  const thumbs = (products: readonly { thumb: string | null }[]) =>
    products.slice(0, heroImages).map(({ thumb }) => thumb);
  return (
    <main id="content" className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-3 lg:gap-8 lg:pt-6">
      <h1 className="sr-only">{t.heading(brand.name)}</h1>
      <div className="container-middle grid grid-cols-[minmax(0,1fr)] gap-3">
        <SearchBox />
        <Hero
          slides={home.slides}
          images={{
            offers: thumbs(home.flashSales ?? home.bestSellers),
            featured: home.featured,
            newest: thumbs(home.products),
          }}
        />
      </div>
      {/* Each section has its own Suspense boundary, so that it hydrates separately and input is not blocked by the whole page. */}
      <Suspense>{home.categories.length > 0 && <CategoryTiles categories={home.categories} />}</Suspense>
      <Suspense>
        <FlashSaleCards flashSales={home.flashSales} />
      </Suspense>
      <NightModeRow />
      {home.products.length > 0 && (
        <FarPart height={1_400}>
          <section aria-labelledby="home-products" className="container-middle">
            <SectionHeading id="home-products" to="/shop-grid">
              {t.products}
            </SectionHeading>
            <ProductGrid products={home.products} firstOnes={0} />
          </section>
        </FarPart>
      )}
      {home.promo === null ? null : <PromoBanner promo={home.promo} />}
      {home.bestSellers.length > 0 && (
        <FarPart height={630}>
          <BestSellers products={home.bestSellers} />
        </FarPart>
      )}
      {home.coupon === null ? null : <CouponBanner coupon={home.coupon} />}
      {home.collections.length > 0 && (
        <FarPart height={294}>
          <Collections categories={home.collections} />
        </FarPart>
      )}
      <HomeFooter />
    </main>
  );
}
