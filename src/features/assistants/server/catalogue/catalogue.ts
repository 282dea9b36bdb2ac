import { categoryTree } from '#features/categories/server/category-tree.service.ts';
import { listProducts } from '#features/listings/server/product-list.service.ts';
import { productsAt } from '#features/products/server/product-detail.service.ts';
import { search } from '#features/search/server/search.service.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { formatNumber } from '#shared/text/digits.ts';
import type { Static } from 'typebox';
import { readKey } from '../../protocol.rules.ts';
import { effectiveSelection, matching, offeredOptions } from '../../variant-selection.rules.ts';
import { productsNamed } from '../assistants.store.ts';
import type { Answer, Session } from '../protocol/operations.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import type { Filters, LookupRequest, ProductRequest, SearchRequest } from '../protocol/requests.ts';
import { assistantsMessages } from '../../assistants.messages.ts';
import { boundsOf, featuredOf, isWithin, optionsOf, productOf, variantOf, type Detail } from './catalogue-shape.ts';

const usualLimit = 10;
const maxLimit = 50;
/** The maximum number of identifiers in one lookup. */
export const maxIds = 50;

/** A response to an assistant is made for one request and not cached, so it needs no tags and no expiry. */
const dependsIn = (session: Session) => ({
  tag: () => undefined,
  until: () => undefined,
  language: session.language,
});

const detailsOf = (session: Session, slugs: readonly string[]) => productsAt(session.shop, slugs, dependsIn(session));

/** Encodes the cursor of a search: the words of the last search and the shop's own cursor. */
const writeNext = (next: string | null): string | null => {
  if (next === null) return null;
  const query = new URL(next, 'http://shop').searchParams;
  return Buffer.from(JSON.stringify([query.get('q'), query.get('after')])).toString('base64url');
};

const badCursor = () => new ProtocolError(400, 'invalid_request', (t) => t.invalid('$.pagination.cursor'));

function readNext(cursor: string | undefined): { readonly q?: string; readonly after?: string } {
  if (cursor === undefined) return {};
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  const [q, after] = Array.isArray(parts) ? (parts as unknown[]) : [];
  if (typeof after !== 'string' || after.length > 100) throw badCursor();
  if (q === null) return { after };
  if (typeof q !== 'string' || q.length > 200) throw badCursor();
  return { q, after };
}

/** Returns the categories that a filter names by slug, name or path, including their descendants. */
async function categoriesIn(shop: Shop, named: readonly string[] | undefined): Promise<number[] | undefined> {
  if (named === undefined || named.length === 0) return undefined;
  const { inOrder } = await categoryTree(shop);
  const ids = inOrder
    .filter((category) => {
      const paths = [category.path.map(({ name }) => name), category.path.map((one) => one.nameEn ?? one.name)];
      const names = [category.slug, category.name, category.nameEn, ...paths.map((path) => path.join(' > '))];
      return named.some((one) => names.includes(one));
    })
    .flatMap(({ idsBelow }) => idsBelow);
  return [...new Set(ids)];
}

const isNarrowing = (filters: Filters | undefined) =>
  (filters?.categories?.length ?? 0) > 0 || filters?.price?.min !== undefined || filters?.price?.max !== undefined;

/** Searches products by words, by filters, or by both. */
export async function searchCatalogue(session: Session, request: Static<typeof SearchRequest>): Promise<Answer> {
  const { shop } = session;
  const { filters, pagination } = request;
  const next = readNext(pagination?.cursor);
  const q = next.q ?? request.query?.trim() ?? '';
  if (q === '' && !isNarrowing(filters)) throw new ProtocolError(400, 'invalid_request', (t) => t.noInput);
  const { min, max } = boundsOf(filters?.price);
  const query = {
    page_size: Math.min(pagination?.limit ?? usualLimit, maxLimit),
    ...(filters?.price?.min !== undefined && { price_min: min }),
    ...(filters?.price?.max !== undefined && { price_max: max }),
    ...(next.after !== undefined && { after: next.after, page: 2 }),
  };
  const categoryIds = await categoriesIn(shop, filters?.categories);
  const within = categoryIds === undefined ? {} : { categoryIds };
  const depends = dependsIn(session);
  const nothing = categoryIds?.length === 0;
  const found = nothing
    ? { data: [], next: null }
    : q === ''
      ? await listProducts(shop, { address: '/', query, within, order: 'popular' }, depends)
      : await search(shop, { ...query, q }, depends, within);
  if (isRefusal(found)) throw badCursor();
  const products = await detailsOf(
    session,
    found.data.map(({ slug }) => slug),
  );
  const cursor = writeNext(found.next);
  return {
    products: products.map((product) => {
      const fitting = product.variants.filter((variant) => isWithin(variant, { min, max }));
      return productOf(product, shapedFirst(product, fitting, session), session);
    }),
    pagination: { has_next_page: cursor !== null, ...(cursor !== null && { cursor }) },
  };
}

/** Returns variants in the protocol's format, the one that represents the product first; if none matches, only that one. */
function shapedFirst(product: Detail, variants: Detail['variants'], session: Session) {
  const featured = featuredOf(variants.length > 0 ? variants : product.variants);
  const rest = variants.filter((variant) => variant !== featured);
  return [...(featured === undefined ? [] : [featured]), ...rest].map((one) => variantOf(product, one, session));
}

/** Resolves identifiers, each with the product and the variant that was named. */
async function named(session: Session, ids: readonly string[]) {
  const keys = ids.map((id) => ({ id, key: readKey(id) }));
  const numbers = (kind: 'product' | 'variant') => keys.flatMap(({ key }) => (key.kind === kind ? [key.id] : []));
  const rows = await productsNamed(session.shop, {
    productIds: numbers('product'),
    variantIds: numbers('variant'),
    slugs: keys.flatMap(({ id, key }) => (key.kind === 'handle' ? [id] : [])),
  });
  return keys.flatMap(({ id, key }) => {
    const row = rows.find((one) =>
      key.kind === 'variant'
        ? one.variantId === key.id
        : one.variantId === null && (key.kind === 'product' ? one.productId === key.id : one.slug === id),
    );
    return row === undefined ? [] : [{ id, slug: row.slug, variantId: row.variantId }];
  });
}

/** Returns products by identifiers, each with the variants that were named or that represent it. */
export async function lookUpCatalogue(session: Session, request: Static<typeof LookupRequest>): Promise<Answer> {
  const max = formatNumber(maxIds, session.language);
  const ids = [...new Set(request.ids)];
  if (ids.length > maxIds) throw new ProtocolError(400, 'request_too_large', (t) => t.tooLarge(max));
  const found = await named(session, ids);
  const bounds = boundsOf(request.filters?.price);
  const categoryIds = await categoriesIn(session.shop, request.filters?.categories);
  const products = await detailsOf(session, [...new Set(found.map(({ slug }) => slug))]);
  const fitting = await withinCategories(session, products, categoryIds);
  const shaped = fitting.flatMap((product) => {
    const inputs = new Map<number, { id: string; match: string }[]>();
    for (const { id, variantId } of found.filter(({ slug }) => slug === product.slug)) {
      const variant =
        product.variants.find((one) => one.id === variantId) ??
        (variantId === null ? featuredOf(product.variants) : undefined);
      if (variant === undefined || !isWithin(variant, bounds)) continue;
      const match = variantId === null ? 'featured' : 'exact';
      inputs.set(variant.id, [...(inputs.get(variant.id) ?? []), { id, match }]);
    }
    const variants = product.variants.flatMap((variant) => {
      const own = inputs.get(variant.id);
      return own === undefined ? [] : [{ ...variantOf(product, variant, session), inputs: own }];
    });
    return variants.length === 0 ? [] : [productOf(product, variants, session)];
  });
  const missing = ids.filter((id) => !found.some((one) => one.id === id));
  return {
    products: shaped,
    ...(missing.length > 0 && { messages: missing.map((id) => ({ type: 'info', code: 'not_found', content: id })) }),
  };
}

async function withinCategories(
  session: Session,
  products: readonly Detail[],
  categoryIds: readonly number[] | undefined,
) {
  if (categoryIds === undefined) return products;
  const { bySlug } = await categoryTree(session.shop);
  return products.filter(({ categories }) => {
    const own = bySlug.get(categories.at(-1)?.slug ?? '');
    return own !== undefined && categoryIds.includes(own.id);
  });
}

/** Returns one product with its options. */
export async function getProduct(session: Session, request: Static<typeof ProductRequest>): Promise<Answer> {
  const notFound = {
    failed: {
      code: 'not_found',
      content: assistantsMessages[session.language].productNotFound,
      severity: 'unrecoverable',
      continueUrl: new URL('/shop-grid', session.publicUrl).href,
    },
  } as const;
  const names = (request.selected ?? []).map(({ name }) => name);
  if (new Set(names).size < names.length)
    throw new ProtocolError(400, 'invalid_request', (t) => t.invalid('$.selected'));
  const [found] = await named(session, [request.id]);
  const [product] = found === undefined ? [] : await detailsOf(session, [found.slug]);
  if (found === undefined || product === undefined) return notFound;
  const bounds = boundsOf(request.filters?.price);
  const fitting = await withinCategories(
    session,
    [product],
    await categoriesIn(session.shop, request.filters?.categories),
  );
  const choosable = product.variants.map((variant) => ({
    variant,
    options: optionsOf(product, variant),
    available: variant.quantity > 0,
  }));
  const own = choosable.find(({ variant }) => variant.id === found.variantId);
  const featured = choosable.find(({ variant }) => variant === featuredOf(product.variants));
  const selected =
    own?.options ??
    (request.selected === undefined
      ? (featured?.options ?? [])
      : effectiveSelection(choosable, request.selected, request.preferences));
  const visible = request.selected === undefined && own === undefined ? choosable : matching(choosable, selected);
  const variants = visible.map(({ variant }) => variant).filter((variant) => isWithin(variant, bounds));
  if (fitting.length === 0 || variants.length === 0) return notFound;
  const ordered =
    own === undefined
      ? shapedFirst(product, variants, session)
      : [own.variant, ...variants.filter((one) => one !== own.variant)].map((one) => variantOf(product, one, session));
  const shaped = productOf(product, ordered, session);
  return { product: { ...shaped, options: offeredOptions(choosable, selected), selected } };
}
