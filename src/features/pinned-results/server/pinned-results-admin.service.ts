import { and, eq, sql } from 'drizzle-orm';
import { changedParts, type AuditAction } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { PinnedProduct, PinnedSearch, PinnedSearchFields } from '../pinned-results-admin.contract.ts';
import { maxPinnedSearches, pinsError, searchKey } from '../pinned-results.rules.ts';
import { pinnedResultsErrors } from './pinned-results-errors.messages.ts';
import { pinsTag } from './pinned-results.service.ts';
import { pinnedProducts, resultsOf, type PinnedSearchRow } from './pinned-results.store.ts';
import { pinnedResults, pinnedSearches } from './pinned-results.tables.ts';

/** The staff member who changes the results of a search. */
interface By {
  readonly by: number;
}

const notFound = refuse(
  'pinned-result-not-found',
  inBoth(pinnedResultsErrors, (t) => t.notFound),
);
const taken = refuse(
  'pinned-result-taken',
  inBoth(pinnedResultsErrors, (t) => t.taken),
);
const tooMany = refuse(
  'too-many-pinned-results',
  inBoth(pinnedResultsErrors, (t) => t.tooMany(maxPinnedSearches)),
);
const productNotFound = refuse(
  'product-not-found',
  inBoth(pinnedResultsErrors, (t) => t.productNotFound),
);

/** Validates the fields of a search; null when they can be stored. */
function fieldRefusal(fields: PinnedSearchFields): Refusal<'pinned-result-wrong'> | null {
  const error = pinsError(fields.query, fields);
  if (error === null) return null;
  const message = inBoth(
    pinnedResultsErrors,
    (t) => ({ 'no-words': t.noWords, 'no-products': t.noProducts, twice: t.twice })[error],
  );
  return refuse('pinned-result-wrong', message, { fields: { [error === 'no-words' ? 'query' : 'pinned']: message } });
}

/** Converts searches to their API form, each with its products. */
export async function writtenSearches(shop: Shop, rows: readonly PinnedSearchRow[]): Promise<PinnedSearch[]> {
  if (rows.length === 0) return [];
  const results = await resultsOf(
    shop,
    rows.map(({ id }) => id),
  );
  const ids = [...new Set(results.map(({ productId }) => productId))];
  const products = new Map((await pinnedProducts(shop, { ids })).map((product) => [product.id, product]));
  const listed = (searchId: number, kind: 'pinned' | 'hidden'): PinnedProduct[] =>
    results.flatMap((result) => {
      const product = products.get(result.productId);
      if (result.searchId !== searchId || result.kind !== kind || product === undefined) return [];
      const { pictureKey: imageKey, inStock, ...rest } = product;
      return [{ ...rest, thumb: imageKey === null ? null : renditionAddress(imageKey, 320), in_stock: inStock }];
    });
  return rows.map((row) => ({
    id: row.id,
    query: row.query,
    pinned: listed(row.id, 'pinned'),
    hidden: listed(row.id, 'hidden'),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  }));
}

async function written(shop: Shop, row: PinnedSearchRow): Promise<PinnedSearch> {
  const [search] = await writtenSearches(shop, [row]);
  if (search === undefined) throw new Error('A stored search is written.');
  return search;
}

/** Returns a search with its products. */
export async function pinnedSearch(shop: Shop, id: number): Promise<PinnedSearch | Refusal<'pinned-result-not-found'>> {
  const row = await storedRow(shop, id);
  return row === undefined ? notFound : written(shop, row);
}

async function storedRow(shop: Shop, id: number): Promise<PinnedSearchRow | undefined> {
  const [row] = await shop.db.select().from(pinnedSearches).where(eq(pinnedSearches.id, id));
  return row;
}

async function record(
  shop: Shop,
  { by, action, id, ...parts }: By & { action: AuditAction; id: number; before?: object; after?: object },
): Promise<void> {
  await recordChange(shop, { by, action, subject: 'pinned-results', subjectId: id, ...parts });
  shop.invalidate(pinsTag);
}

const logged = ({ query, pinned, hidden }: PinnedSearchFields) => ({ query, pinned, hidden });

/** Replaces the products of a search. */
async function storeResults(
  shop: Shop,
  searchId: number,
  { pinned, hidden }: PinnedSearchFields,
): Promise<Refusal<'product-not-found'> | null> {
  const found = await pinnedProducts(shop, { ids: [...pinned, ...hidden] });
  if (found.length < pinned.length + hidden.length) return productNotFound;
  await shop.db.delete(pinnedResults).where(eq(pinnedResults.searchId, searchId));
  const rows = (ids: readonly number[], kind: 'pinned' | 'hidden') =>
    ids.map((productId, position) => ({ searchId, productId, kind, position }));
  await shop.db.insert(pinnedResults).values([...rows(pinned, 'pinned'), ...rows(hidden, 'hidden')]);
  return null;
}

type Writing = 'pinned-result-wrong' | 'pinned-result-taken' | 'product-not-found';

/** Adds a search with its pinned and hidden products. */
export async function addPinnedSearch(
  shop: Shop,
  { by, ...fields }: By & PinnedSearchFields,
): Promise<PinnedSearch | Refusal<Writing | 'too-many-pinned-results'>> {
  const wrong = fieldRefusal(fields);
  if (wrong !== null) return wrong;
  return shop.transaction(async () => {
    if ((await shop.db.$count(pinnedSearches)) >= maxPinnedSearches) return tooMany;
    const now = shop.clock.now();
    const { query } = fields;
    const [made] = await shop.db
      .insert(pinnedSearches)
      .values({ query, searchKey: searchKey(query), createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) return taken;
    const refusal = await storeResults(shop, made.id, fields);
    if (refusal !== null) return refusal;
    await record(shop, { by, action: 'pinned-results.added', id: made.id, after: logged(fields) });
    return written(shop, made);
  });
}

/** Changes the pinned and hidden products of a search, unless it was changed since its version was read. */
export async function changePinnedSearch(
  shop: Shop,
  { by, id, version, ...fields }: By & PinnedSearchFields & { readonly id: number; readonly version: number },
): Promise<PinnedSearch | Refusal<Writing | 'pinned-result-not-found' | 'changed-meanwhile'>> {
  const wrong = fieldRefusal(fields);
  if (wrong !== null) return wrong;
  const save = async () => {
    const before = await stored(shop, id);
    if (before === null) return notFound;
    const { query } = fields;
    const [after] = await shop.db
      .update(pinnedSearches)
      .set({
        query,
        searchKey: searchKey(query),
        updatedAt: shop.clock.now(),
        version: sql`${pinnedSearches.version} + 1`,
      })
      .where(and(eq(pinnedSearches.id, id), eq(pinnedSearches.version, version)))
      .returning();
    if (after === undefined) return changedMeanwhile(before.version);
    const refusal = await storeResults(shop, id, fields);
    if (refusal !== null) return refusal;
    await record(shop, {
      by,
      action: 'pinned-results.changed',
      id,
      ...changedParts(logged(before.fields), logged(fields)),
    });
    return written(shop, after);
  };
  try {
    return await shop.transaction(save);
  } catch (error) {
    if (isUniqueViolation(error)) return taken;
    throw error;
  }
}

/** Returns a stored search with its product ids. */
async function stored(shop: Shop, id: number): Promise<{ version: number; fields: PinnedSearchFields } | null> {
  const row = await storedRow(shop, id);
  if (row === undefined) return null;
  const results = await resultsOf(shop, [id]);
  const of = (kind: 'pinned' | 'hidden') =>
    results.filter((result) => result.kind === kind).map(({ productId }) => productId);
  return { version: row.version, fields: { query: row.query, pinned: of('pinned'), hidden: of('hidden') } };
}

/** Deletes the arrangement of a search, unless it was changed since its version was read. */
export async function removePinnedSearch(
  shop: Shop,
  { by, id, version }: By & { readonly id: number; readonly version: number },
): Promise<Record<string, never> | Refusal<'pinned-result-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const before = await stored(shop, id);
    if (before === null) return notFound;
    const gone = await shop.db
      .delete(pinnedSearches)
      .where(and(eq(pinnedSearches.id, id), eq(pinnedSearches.version, version)))
      .returning();
    if (gone.length === 0) {
      const now = await stored(shop, id);
      return now === null ? notFound : changedMeanwhile(now.version);
    }
    await record(shop, { by, action: 'pinned-results.removed', id, before: logged(before.fields) });
    return {};
  });
}
