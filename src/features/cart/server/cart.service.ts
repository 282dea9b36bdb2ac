import { kindIn, nameIn } from '#shared/text/names.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { lowerSpecial, salePrice, type PriceRule } from '#features/prices/prices.rules.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { CartItem } from '../cart.contract.ts';
import { cartMessages } from '../cart.messages.ts';
import type { FreshItem } from '../cart.rules.ts';
import { cartRefusals } from './cart-errors.messages.ts';
import {
  addPieces,
  itemsById,
  linesOfCart,
  mergeLines,
  recordMerge,
  removeLine,
  setPieces,
  substituteOf,
  whyNotChanged,
  type ItemRow,
} from './cart.store.ts';

/** A change of one line: the customer, the variant and the number of pieces. */
export interface LineChange {
  readonly customerId: number;
  readonly variantId: number;
  readonly quantity: number;
}

/** A line after a change. */
export interface ChangedLine {
  readonly id: number;
  readonly quantity: number;
}

type ChangeRefusal = Refusal<'product-not-found' | 'above-stock'>;

const productNotFound = () =>
  refuse(
    'product-not-found',
    inBoth(cartRefusals, (t) => t.productNotFound),
  );

/** Returns a customer's cart at current prices; sold-out items stay in it, with a maximum of 0. */
export async function cartOf(
  shop: Shop,
  { customerId, language }: { customerId: number; language: Language },
): Promise<CartItem[]> {
  const rule = await priceRule(shop);
  const lines = await linesOfCart(shop, { customerId, now: shop.clock.now() });
  return lines.map((line) => ({ ...asItem(line, rule, language), quantity: line.quantity }));
}

/** Returns the given items as they would be charged now, in the order of the request; items not on sale are omitted. */
export async function itemsAsTheyAre(
  shop: Shop,
  { ids, language }: { ids: readonly number[]; language: Language },
): Promise<FreshItem[]> {
  const rule = await priceRule(shop);
  const rows = await itemsById(shop, { variantIds: ids, now: shop.clock.now() });
  const found = new Map(rows.map((row) => [row.id, asItem(row, rule, language)]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

function asItem(row: ItemRow, rule: PriceRule, language: Language): FreshItem {
  return {
    id: row.id,
    product_id: row.product_id,
    slug: row.slug,
    name: nameIn(row, language),
    variant: row.variant === null ? null : kindIn({ name: row.variant, nameEn: row.variantEn }, language),
    image: row.picture_key === null ? null : renditionAddress(row.picture_key, 160),
    price: salePrice(row.base_price, rule, lowerSpecial(row.offer_price, row.sale_price)),
    list_price: row.base_price,
    maxQuantity: row.max,
    low_stock: row.low_stock,
  };
}

/** Adds pieces of a variant to a customer's cart. */
export async function addToCart(shop: Shop, change: LineChange): Promise<ChangedLine | ChangeRefusal> {
  const { customerId, variantId, quantity } = change;
  const held = await addPieces(shop, { customerId, variantId, quantity, addedAt: shop.clock.now() });
  return held === undefined ? refusalOf(shop, change, 'adding') : { id: variantId, quantity: held };
}

/** Adds pieces once for each idempotency key: a retry, as after a lost response, adds nothing. A refusal does not use up the key. */
export async function addToCartOnce(
  shop: Shop,
  change: LineChange & { readonly key: string },
): Promise<ChangedLine | ChangeRefusal> {
  const { customerId, variantId, key } = change;
  return shop.transaction(async () => {
    const [first] = await recordMerge(shop, { customerId, key, mergedAt: shop.clock.now() });
    if (first !== undefined) return addToCart(shop, change);
    const [line] = await whyNotChanged(shop, { customerId, variantId });
    return line === undefined ? productNotFound() : { id: variantId, quantity: line.in_cart };
  });
}

/** Sets the quantity of a variant in a customer's cart; zero removes it. */
async function setVariantQuantity(shop: Shop, change: LineChange): Promise<ChangedLine | ChangeRefusal> {
  const { customerId, variantId, quantity } = change;
  const [line] = await setPieces(shop, { customerId, variantId, quantity, addedAt: shop.clock.now() });
  return line === undefined ? refusalOf(shop, change, 'setting') : { id: variantId, quantity: line.quantity };
}

/** Removes the item with an id from a customer's cart; succeeds as well when it is not in it. */
export async function removeFromCart(
  shop: Shop,
  change: Pick<LineChange, 'customerId' | 'variantId'>,
): Promise<ChangedLine | Refusal<'product-not-found'>> {
  const { customerId, variantId } = change;
  const [variant] = await removeLine(shop, { customerId, variantId });
  if (variant === undefined) return productNotFound();
  if (variant.removed > 0) return { id: variantId, quantity: 0 };
  const [stands] = await substituteOf(shop, { customerId, productId: variantId });
  if (stands === undefined) return { id: variantId, quantity: 0 };
  await removeLine(shop, { customerId, variantId: stands.variantId });
  return { id: stands.variantId, quantity: 0 };
}

/** Sets the quantity of the item with an id in a customer's cart; zero removes it. See {@link byNumber}. */
export async function setCartQuantity(shop: Shop, change: LineChange): Promise<ChangedLine | ChangeRefusal> {
  return change.quantity === 0 ? removeFromCart(shop, change) : byNumber(shop, change, setVariantQuantity);
}

/** Adds pieces of the item with an id. See {@link byNumber}. */
export const addByNumber = (shop: Shop, change: LineChange): Promise<ChangedLine | ChangeRefusal> =>
  byNumber(shop, change, addToCart);

/**
 * Changes a line by an id that is a variant's or a product's: the variant with that id; once it is archived, the variant that the product id now
 * resolves to, which the response names. Lines already in the cart keep their variant.
 */
async function byNumber(
  shop: Shop,
  change: LineChange,
  changeLine: (shop: Shop, change: LineChange) => Promise<ChangedLine | ChangeRefusal>,
): Promise<ChangedLine | ChangeRefusal> {
  const changed = await changeLine(shop, change);
  if (!isRefusal(changed) || changed.refusal !== 'product-not-found') return changed;
  const [stands] = await substituteOf(shop, { customerId: change.customerId, productId: change.variantId });
  return stands === undefined ? changed : changeLine(shop, { ...change, variantId: stands.variantId });
}

async function refusalOf(
  shop: Shop,
  { customerId, variantId }: LineChange,
  doing: 'adding' | 'setting',
): Promise<ChangeRefusal> {
  const [why] = await whyNotChanged(shop, { customerId, variantId });
  if (why === undefined) return productNotFound();
  const alreadyThere = doing === 'adding' && why.in_cart > 0;
  return refuse(
    'above-stock',
    inBoth(cartMessages, (t) => (alreadyThere ? t.aboveStockWithCart(why.max, why.in_cart) : t.aboveStock(why.max))),
  );
}

/** Merges a guest's cart into a customer's, once for each idempotency key, and returns the whole cart. */
export async function joinGuestCart(
  shop: Shop,
  guest: {
    readonly customerId: number;
    readonly language: Language;
    readonly key: string;
    readonly items: readonly ChangedLine[];
  },
): Promise<CartItem[]> {
  const { customerId, language, key, items } = guest;
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const [first] = await recordMerge(shop, { customerId, key, mergedAt: now });
    if (first !== undefined && items.length > 0) {
      await mergeLines(shop, {
        customerId,
        variantIds: items.map((item) => item.id),
        quantities: items.map((item) => item.quantity),
        now,
      });
    }
    return cartOf(shop, { customerId, language });
  });
}
