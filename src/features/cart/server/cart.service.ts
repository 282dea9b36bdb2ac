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

/** A change of one line: whose cart, which variant, how many pieces. */
export interface LineChange {
  readonly customerId: number;
  readonly variantId: number;
  readonly quantity: number;
}

/** What a line holds after a change. */
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

/** A customer's cart at the prices charged now; what is sold out stays in it, with a maximum of 0. */
export async function cartOf(
  shop: Shop,
  { customerId, language }: { customerId: number; language: Language },
): Promise<CartItem[]> {
  const rule = await priceRule(shop);
  const lines = await linesOfCart(shop, { customerId, now: shop.clock.now() });
  return lines.map((line) => ({ ...asItem(line, rule, language), quantity: line.quantity }));
}

/** The named items as they would be charged now, in the order of the request; what is not sold is left out. */
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

/** Adds pieces once for each key: a repeat, as of a browser that never got the answer, adds nothing. A refusal uses no key up. */
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

/** Sets how many pieces of a variant a customer's cart holds; none takes it out. */
async function setVariantQuantity(shop: Shop, change: LineChange): Promise<ChangedLine | ChangeRefusal> {
  const { customerId, variantId, quantity } = change;
  const [line] = await setPieces(shop, { customerId, variantId, quantity, addedAt: shop.clock.now() });
  return line === undefined ? refusalOf(shop, change, 'setting') : { id: variantId, quantity: line.quantity };
}

/** Takes what bears a number out of a customer's cart, also when it was not in it. */
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

/** Sets how many pieces of what bears a number a customer's cart holds; none takes it out. See {@link byNumber}. */
export async function setCartQuantity(shop: Shop, change: LineChange): Promise<ChangedLine | ChangeRefusal> {
  return change.quantity === 0 ? removeFromCart(shop, change) : byNumber(shop, change, setVariantQuantity);
}

/** Adds pieces of what bears a number. See {@link byNumber}. */
export const addByNumber = (shop: Shop, change: LineChange): Promise<ChangedLine | ChangeRefusal> =>
  byNumber(shop, change, addToCart);

/**
 * Changes a line by a number that is a variant's, or a product's: it means the variant that bears it; once that one is archived, the one
 * that the product's number stands for by now, and the answer says which that is. What is in the cart already stays what it is.
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

/** Joins a guest's cart to a customer's, once for each key, and answers the whole cart. */
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
