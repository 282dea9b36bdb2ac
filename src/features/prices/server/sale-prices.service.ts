import { recordChange } from '#features/audit/server/audit.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import type { Shop } from '#platform/shop.ts';
import { periodState } from '#shared/commerce/period.ts';
import { termsRejection } from '#shared/commerce/terms.ts';
import { termsMessages } from '#shared/commerce/terms.messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { NewSalePrice, SalePrice, SaleTerms } from '../sale-prices.contract.ts';
import { saleTermErrors } from '../sale-prices.rules.ts';
import { salePriceErrors } from './sale-prices-errors.messages.ts';
import {
  basePriceOf,
  insertSalePrice,
  lockedSalePrice,
  salePriceOfId,
  updateSalePrice,
  type SalePriceRow,
} from './sale-prices.store.ts';

/** Who changes sale prices; with a `sellerId`, only that seller's variants. */
export interface SaleEditor {
  readonly by: number;
  readonly sellerId: number | null;
}

export const scopeOf = (sellerId: number | null) => ({ sellerId: sellerId ?? 0, anySeller: sellerId === null });

const rejectedAs = <Code extends string>(code: Code, text: (t: (typeof salePriceErrors)['fa']) => string) =>
  refuse(code, inBoth(salePriceErrors, text));
const notFound = rejectedAs('sale-price-not-found', (t) => t.salePriceNotFound);
const overlaps = rejectedAs('sale-price-overlaps', (t) => t.overlaps);
export const saleProductNotFound = rejectedAs('product-not-found', (t) => t.productNotFound);

type TermsRejection = Refusal<'product-not-found' | 'terms-wrong' | 'sale-price-overlaps'>;
type ChangeRejection = Refusal<'sale-price-not-found' | 'changed-meanwhile' | 'sale-price-ended'>;

/** Returns a sale price, whether current, future or past. */
export async function salePrice(
  shop: Shop,
  { id, sellerId }: { readonly id: number } & Pick<SaleEditor, 'sellerId'>,
): Promise<SalePrice | Refusal<'sale-price-not-found'>> {
  const [row] = await salePriceOfId(shop, { id, ...scopeOf(sellerId) });
  if (row === undefined) return notFound;
  const now = shop.clock.now();
  return isOver(row, now) ? { ...wire(row, now), status: 'ended' } : wire(row, now);
}

/** A sale price cancelled before it began ends at its start. */
const isOver = ({ beginsAt, endsAt }: SaleColumns, now: Date): boolean =>
  endsAt !== null && (endsAt <= now || endsAt <= beginsAt);

/** Adds a sale price to a variant in a single statement. */
export function addSalePrice(
  shop: Shop,
  { by, sellerId }: SaleEditor,
  { variant_id: variantId, ...terms }: NewSalePrice,
): Promise<SalePrice | TermsRejection> {
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const scope = scopeOf(sellerId);
    const [variant] = await basePriceOf(shop, { variantId, ...scope });
    if (variant === undefined) return saleProductNotFound;
    const rejected = rejectionOf(terms, { basePrice: variant.basePrice, now, runsSince: null });
    if (rejected !== null) return rejected;
    const columns = columnsOf(terms, now);
    const [added] = await insertSalePrice(shop, { variantId, ...scope, ...columns, now });
    if (added === undefined) return overlaps;
    await recordChange(shop, {
      by,
      action: 'sale-price.added',
      subject: 'variant',
      subjectId: variantId,
      after: { ...terms },
    });
    outdate(shop, added.productId);
    return wire({ id: added.id, variantId, version: 1, ...columns }, now);
  });
}

interface VersionedSale {
  readonly id: number;
  readonly version: number;
}

/** Changes a sale price unless it was changed since its version was read. A running one is split: the old price ends now and a new one begins. */
export async function changeSalePrice(
  shop: Shop,
  editor: SaleEditor,
  { id, version, ...terms }: SaleTerms & VersionedSale,
): Promise<SalePrice | TermsRejection | ChangeRejection> {
  try {
    return await shop.transaction(async () => {
      const now = shop.clock.now();
      const before = await lockedFor(shop, editor, { id, version });
      if ('refusal' in before) return before;
      const runsSince = before.beginsAt <= now ? before.beginsAt : null;
      const given = { ...terms, begins_at: runsSince === null ? terms.begins_at : runsSince.toISOString() };
      const rejected = rejectionOf(given, { basePrice: before.basePrice, now, runsSince });
      if (rejected !== null) return rejected;
      const columns = columnsOf(given, now);
      const after = await writeChange(shop, editor, { before, columns, now });
      await noteChange(shop, editor, 'sale-price.changed', { before, after });
      return wire(after, now);
    });
  } catch (error) {
    if (error instanceof SalePriceOverlaps || sqlState(error) === exclusionViolation) return overlaps;
    throw error;
  }
}

/** PostgreSQL's error code for two prices with overlapping periods. */
const exclusionViolation = '23P01';
/** Another sale price begins within the changed one's new period; the transaction is rolled back. */
class SalePriceOverlaps extends Error {
  override readonly name = 'SalePriceOverlaps';
}

type SaleColumns = Pick<SalePriceRow, 'price' | 'beginsAt' | 'endsAt'>;
type StoredSale = SaleColumns & Pick<SalePriceRow, 'id' | 'variantId' | 'version'>;

async function writeChange(
  shop: Shop,
  { sellerId }: SaleEditor,
  { before, columns, now }: { before: SalePriceRow; columns: SaleColumns; now: Date },
): Promise<StoredSale> {
  const { id, variantId, version } = before;
  if (before.beginsAt > now || before.price === columns.price) {
    await updateSalePrice(shop, { id, ...columns, now });
    return { id, variantId, version: version + 1, ...columns };
  }
  await updateSalePrice(shop, { id, price: before.price, beginsAt: before.beginsAt, endsAt: now, now });
  const goesOn = { ...columns, beginsAt: now };
  const [added] = await insertSalePrice(shop, { variantId, ...scopeOf(sellerId), ...goesOn, now });
  if (added === undefined) throw new SalePriceOverlaps();
  return { id: added.id, variantId, version: 1, ...goesOn };
}

/** Ends a running sale price now, or cancels one that has not begun. */
export function endSalePrice(
  shop: Shop,
  editor: SaleEditor,
  sale: VersionedSale,
): Promise<SalePrice | ChangeRejection> {
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const before = await lockedFor(shop, editor, sale);
    if ('refusal' in before) return before;
    const { id, variantId, price, beginsAt } = before;
    const endsAt = beginsAt > now ? beginsAt : now;
    await updateSalePrice(shop, { id, price, beginsAt, endsAt, now });
    const after = { id, variantId, price, beginsAt, endsAt, version: before.version + 1 };
    await noteChange(shop, editor, 'sale-price.ended', { before, after });
    return { ...wire(after, now), status: 'ended' };
  });
}

async function lockedFor(
  shop: Shop,
  { sellerId }: SaleEditor,
  { id, version }: VersionedSale,
): Promise<SalePriceRow | ChangeRejection> {
  const [row] = await lockedSalePrice(shop, { id, ...scopeOf(sellerId) });
  if (row === undefined) return notFound;
  if (row.version !== version) return changedMeanwhile(row.version);
  return isOver(row, shop.clock.now()) ? rejectedAs('sale-price-ended', (t) => t.ended) : row;
}

function rejectionOf(terms: SaleTerms, given: { basePrice: number; now: Date; runsSince: Date | null }) {
  return termsRejection(saleTermErrors(terms, given), (code) =>
    code === 'ends-before-begin' ? inBoth(termsMessages, (t) => t[code]) : inBoth(salePriceErrors, (t) => t[code]),
  );
}

const columnsOf = ({ price, begins_at: beginsAt, ends_at: endsAt }: SaleTerms, now: Date): SaleColumns => ({
  price,
  beginsAt: beginsAt === null ? now : new Date(beginsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

async function noteChange(
  shop: Shop,
  { by }: SaleEditor,
  action: 'sale-price.changed' | 'sale-price.ended',
  { before, after }: { before: SalePriceRow; after: StoredSale },
): Promise<void> {
  const noted = ({ price, beginsAt, endsAt }: SaleColumns) => ({ price, begins_at: beginsAt, ends_at: endsAt });
  await recordChange(shop, {
    by,
    action,
    subject: 'variant',
    subjectId: before.variantId,
    before: noted(before),
    after: noted(after),
  });
  outdate(shop, before.productId);
}

const outdate = (shop: Shop, productId: number) => shop.invalidate(`product:${productId}`, 'prices');

/** Converts a sale price to its API form. */
export function wire(sale: StoredSale, now: Date): SalePrice {
  const { id, version, variantId, price, beginsAt, endsAt } = sale;
  return {
    id,
    version,
    variant_id: variantId,
    price,
    begins_at: beginsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    status: periodState({ begins_at: beginsAt, ends_at: endsAt }, now),
  };
}
