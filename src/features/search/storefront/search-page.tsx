import { maxFeaturesLength } from '#features/image-search/features-length.rules.ts';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { redirect, useLoaderData } from 'react-router';
import type { Category } from '#features/categories/categories.contract.ts';
import { categoryAddress } from '#features/categories/categories.addresses.ts';
import { mainCategories } from '#features/categories/categories.rules.ts';
import { filterAddress, filterIn, listQueryOf, narrows } from '#features/listings/list-filter.rules.ts';
import { facetsForChips, type FacetsSubject } from '#features/listings/storefront/filter/facets.ts';
import { FilteredList } from '#features/listings/storefront/filtered-list.tsx';
import {
  categoriesOrFallback,
  firstPageOf,
  pageSize,
  productItems,
} from '#features/listings/storefront/product-lists.ts';
import type { LoadPage } from '#features/listings/storefront/use-product-pages.ts';
import { useListFilter } from '#features/listings/storefront/filter/use-list-filter.ts';
import { Chip } from '#ui/inputs/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { browserApi } from '#web/data/api.ts';
import { pageData, type PageRequest } from '#web/pages/page-data.ts';
import { listStructured } from '#web/pages/list-structure.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import type { Reply } from '#shared/contract/contract.ts';
import type { searchContract } from '../search.contract.ts';
import { searchMessages } from '../search.messages.ts';
import { storeSearch } from './recent-searches.ts';
import { recordCategoryClick, recordClick, rememberOutcome } from './search-clicks.ts';
import { SearchBox } from './search-box.tsx';
import { headingOf, nothingFor, noticeOf } from './search-notice.ts';

/** The search and filters derived from the text. */
type Understood = NonNullable<Reply<(typeof searchContract)['GET /api/search/']>['understood']>;

/** The first page of a search. */
type FirstPage = Reply<(typeof searchContract)['GET /api/search/']>;

interface Searched {
  readonly q: string;
  readonly tag: string;
  /** The hashes of an image. */
  readonly image: string;
}

const searchedIn = (query: URLSearchParams): Searched => ({
  q: (query.get('q') ?? '').trim().slice(0, 200),
  tag: (query.get('tag') ?? '').trim().slice(0, 100),
  image: (query.get('picture') ?? '').slice(0, maxFeaturesLength),
});

/** Returns the subject of the facet counts, which interprets words as the search does. */
function subjectOf({ q, tag, image }: Searched): FacetsSubject {
  if (image !== '') return { picture: image };
  return tag !== '' ? { tag } : { q };
}

/**
 * Returns the URL of a derived search: the filters in the words become visible, removable filters. With no other words left it is the list of all
 * products, which remains when the filter is removed.
 */
function addressUnderstood(query: URLSearchParams, { q, ...wished }: Understood): string {
  const narrowed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(wished)) if (!narrowed.has(name)) narrowed.set(name, String(value));
  return `${q === '' ? '/shop-grid' : '/search'}${filterAddress(new URLSearchParams({ q }), filterIn(narrowed))}`;
}

function requested(query: URLSearchParams) {
  const { q, tag, image } = searchedIn(query);
  return {
    page_size: pageSize,
    ...listQueryOf(filterIn(query)),
    ...(q !== '' && { q }),
    ...(tag !== '' && { tag }),
    ...(image !== '' && { picture: image }),
  };
}

const searchPages =
  (api: PageRequest['api'], query: URLSearchParams): LoadPage =>
  (index, signal) =>
    api('GET /api/search/', { query: { ...requested(query), ...index }, signal });

const load = pageData(async ({ api, query, language, signal }) => {
  const searched = searchedIn(query);
  const categories = categoriesOrFallback(api('GET /api/products/categories/', { signal }), language).then(
    mainCategories,
  );
  if (searched.q === '' && searched.tag === '' && searched.image === '') return { categories: await categories };
  const [first, facets] = await Promise.all([
    firstPageOf(api('GET /api/search/', { query: { page: 1, ...requested(query) }, signal })),
    facetsForChips({ api, query, language, signal }, subjectOf(searched)),
  ]);
  if (first?.understood !== undefined) throw redirect(addressUnderstood(query, first.understood));
  return { categories: await categories, found: { first, facets } };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageHead<Awaited<ReturnType<typeof loader>>>(({ data, language, publicUrl }) => {
  const { title, description } = searchMessages[language];
  const items = productItems(data?.found?.first?.data ?? []);
  return {
    title,
    description,
    canonical: '/search',
    structured: listStructured({ steps: [{ name: title, address: '/search' }], items }, publicUrl),
  };
});

/** Stores a search's outcome in this tab, so that a click after a rephrased search can suggest a synonym. */
function useOutcome(q: string, first: FirstPage | null) {
  const found = first?.data.length;
  const otherwise = first?.relaxed === true || (first?.corrected ?? null) !== null;
  useEffect(() => {
    if (q !== '' && found !== undefined) rememberOutcome({ q, found, otherwise });
  }, [q, found, otherwise]);
}

const productLink = 'a[href*="/single-product/"]';

/** Returns the position of the clicked product in the results, starting at 1; null for another click. */
function clickedPosition(list: Element, target: EventTarget): number | null {
  const link = target instanceof Element ? target.closest(productLink) : null;
  if (link === null) return null;
  const addresses = [...list.querySelectorAll(productLink)].map((one) => one.getAttribute('href'));
  return [...new Set(addresses)].indexOf(link.getAttribute('href')) + 1;
}

/** The page that searches products by words, by a tag or by an image. */
export default function SearchPage() {
  const { categories, found } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const t = useMessages(searchMessages);
  const { filter, query } = useListFilter();
  const searched = searchedIn(query);
  const { q, tag, image } = searched;
  useEffect(() => storeSearch(q), [q]);
  useOutcome(q, found?.first ?? null);
  const words = q || tag;
  // The empty message contains the words itself.
  const isEmpty = found?.first?.data.length === 0 && !narrows(filter);
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main id="content" className="container-middle grid gap-4 py-2">
        <SearchBox words={q} focused={words === '' && image === ''} />
        {found === undefined ? (
          <Suggestions text={t.start} categories={categories} />
        ) : (
          <div className="grid gap-3">
            <h2 className={isEmpty ? 'sr-only' : 'text-lg'}>{headingOf(searched, found.first, t)}</h2>
            <Notice>{noticeOf(found.first, words, t)}</Notice>
            <div
              onClickCapture={({ target, currentTarget }) => {
                const position = q === '' ? null : clickedPosition(currentTarget, target);
                if (position !== null) recordClick(q, position);
              }}
            >
              <FilteredList
                subject={subjectOf(searched)}
                facets={found.facets}
                first={found.first}
                load={searchPages(browserApi, query)}
                empty={
                  <>
                    <EmptyState
                      icon={<SearchX />}
                      text={image === '' ? nothingFor(found.first, words, t) : t.noneAlike}
                      hint={image === '' ? t.nothingHint : t.noneAlikeHint}
                    />
                    <Suggestions
                      centred
                      categories={categories}
                      onOpen={({ name }) => {
                        if (q !== '') recordCategoryClick(name, q);
                      }}
                    />
                  </>
                }
              />
            </div>
          </div>
        )}
      </main>
    </>
  );
}

/** Renders the main categories, for browsing instead of searching. */
function Suggestions({
  text,
  centred = false,
  categories,
  onOpen,
}: {
  text?: string;
  /** Whether it is centred, below a sentence. */
  centred?: boolean;
  categories: readonly Category[];
  onOpen?: (category: Category) => void;
}) {
  const t = useMessages(searchMessages);
  return (
    <nav aria-label={t.categories} className="grid gap-3">
      {text === undefined ? null : <p className="text-sm text-muted">{text}</p>}
      <ul className={`flex flex-wrap gap-2 ${centred ? 'mx-auto max-w-160 justify-center' : ''}`}>
        {categories.map((category) => (
          <li key={category.slug}>
            <Chip asChild>
              <Link to={categoryAddress(category.slug)} onClick={() => onOpen?.(category)}>
                {category.name}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
