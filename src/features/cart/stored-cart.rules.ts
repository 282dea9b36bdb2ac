import type { CartItem } from './cart.contract.ts';
import { clampQuantity, maxLinesOfAGuest, maxPiecesOfALine } from './cart.rules.ts';

/**
 * Parses a guest's cart from the browser's storage. It may come from an older version of the shop or from anyone: invalid items are dropped, missing
 * fields are filled in, and the shop corrects the rest when the cart is displayed.
 */
export function readStoredCart(text: string | null): CartItem[] {
  const items = new Map<number, CartItem>();
  for (const entry of entriesOf(text)) {
    const item = itemOf(entry);
    if (item !== null && items.size < maxLinesOfAGuest) items.set(item.id, item);
  }
  return [...items.values()];
}

function entriesOf(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (Array.isArray(stored)) return stored;
    return isObject(stored) && Array.isArray(stored.items) ? stored.items : [];
  } catch {
    return [];
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' && value !== '' ? value : other;
const wholeOr = <Other>(value: unknown, least: number, other: Other): number | Other => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= least ? number : other;
};

function itemOf(entry: unknown): CartItem | null {
  if (!isObject(entry)) return null;
  const id = wholeOr(entry.id, 1, null);
  if (id === null) return null;
  const price = wholeOr(entry.price, 0, 0);
  const maxQuantity = Math.min(wholeOr(entry.maxQuantity, 0, maxPiecesOfALine), maxPiecesOfALine);
  const quantity = typeof entry.quantity === 'number' || typeof entry.quantity === 'string' ? entry.quantity : 1;
  return {
    id,
    product_id: wholeOr(entry.product_id, 1, id),
    slug: textOr(entry.slug, ''),
    name: textOr(entry.name, ''),
    variant: textOr(entry.variant, null),
    image: textOr(entry.image, null),
    price,
    list_price: wholeOr(entry.list_price, 0, price),
    quantity: clampQuantity(quantity, maxPiecesOfALine).quantity,
    maxQuantity,
    low_stock: entry.low_stock === true,
  };
}
