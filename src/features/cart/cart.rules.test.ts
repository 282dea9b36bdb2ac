import { describe, expect, test } from 'vitest';
import type { CartItem } from './cart.contract.ts';
import { cartCount, cartTotal, clampQuantity, correctedCart, mergeCarts } from './cart.rules.ts';

const item = (id: number, differences: Partial<CartItem> = {}): CartItem => ({
  id,
  product_id: id,
  slug: `p-${id}`,
  name: `Product ${id}`,
  variant: null,
  image: null,
  price: 20_000,
  list_price: 25_000,
  quantity: 1,
  maxQuantity: 7,
  low_stock: false,
  ...differences,
});

describe('a typed quantity', () => {
  test.each<[typed: string | number, maximum: number, quantity: number, aboveMaximum: boolean]>([
    ['', 7, 1, false],
    ['   ', 7, 1, false],
    ['abc', 7, 1, false],
    ['12abc', 7, 1, false],
    ['1e3', 7, 1, false],
    ['0x7', 7, 1, false],
    [Number.NaN, 7, 1, false],
    [Number.POSITIVE_INFINITY, 7, 1, false],
    ['0', 7, 1, false],
    ['-3', 7, 1, false],
    [0, 7, 1, false],
    ['3', 7, 3, false],
    [' 3 ', 7, 3, false],
    ['3.9', 7, 3, false],
    ['3,9', 7, 1, false],
    ['۵', 7, 5, false],
    ['٥', 7, 5, false],
    ['7', 7, 7, false],
    [7, 7, 7, false],
    ['8', 7, 7, true],
    ['۸', 7, 7, true],
    ['1,000', 7, 7, true],
    ['۱٬۰۰۰', 2_000, 1_000, false],
    ['99999999999999999999', 7, 7, true],
    ['1', 0, 0, true],
  ])('%j with %d in stock is %d', (typed, maximum, quantity, aboveMaximum) => {
    expect(clampQuantity(typed, maximum)).toEqual({ quantity, aboveMaximum });
  });
});

describe('the sum of a cart', () => {
  test.each<[name: string, items: CartItem[], total: number, count: number]>([
    ['an empty cart', [], 0, 0],
    ['one piece', [item(1)], 20_000, 1],
    ['several lines', [item(1, { quantity: 3 }), item(2, { price: 1_500, quantity: 2 })], 63_000, 5],
    ['dear things in number', [item(1, { price: 900_000_000, quantity: 10_000 })], 9_000_000_000_000, 10_000],
  ])('%s', (_, items, total, count) => {
    expect(cartTotal(items)).toBe(total);
    expect(cartCount(items)).toBe(count);
  });
});

describe('joining two carts', () => {
  test.each<[name: string, cart: CartItem[], joining: CartItem[], merged: [id: number, quantity: number][]]>([
    ['nothing and nothing', [], [], []],
    ['a guest joins an empty cart', [], [item(1, { quantity: 2 })], [[1, 2]]],
    [
      'different things stand side by side',
      [item(1)],
      [item(2)],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['the same thing adds up', [item(1, { quantity: 2 })], [item(1, { quantity: 3 })], [[1, 5]]],
    ['the sum is cut at the stock', [item(1, { quantity: 5 })], [item(1, { quantity: 6 })], [[1, 7]]],
    ['the newer stock counts', [item(1, { quantity: 5 })], [item(1, { quantity: 1, maxQuantity: 3 })], [[1, 3]]],
    ['what is sold out does not join', [], [item(1, { quantity: 1, maxQuantity: 0 })], []],
    ['the same thing twice in one cart', [], [item(1, { quantity: 2 }), item(1, { quantity: 2 })], [[1, 4]]],
  ])('%s', (_, cart, joining, merged) => {
    expect(mergeCarts(cart, joining).map(({ id, quantity }) => [id, quantity])).toEqual(merged);
  });
});

describe('a cart compared with the current catalogue', () => {
  test.each<[name: string, local: CartItem, fresh: CartItem | null, quantity: number | null, changes: object[]]>([
    ['nothing changed', item(1, { quantity: 2 }), item(1), 2, []],
    [
      'a name or picture changed: taken over without a word',
      item(1),
      item(1, { name: 'New', image: '/media/x/160.webp' }),
      1,
      [],
    ],
    ['dearer', item(1), item(1, { price: 21_000 }), 1, [{ kind: 'price', before: 20_000, after: 21_000 }]],
    ['cheaper', item(1), item(1, { price: 19_000 }), 1, [{ kind: 'price', before: 20_000, after: 19_000 }]],
    ['enough left', item(1, { quantity: 2 }), item(1, { maxQuantity: 2 }), 2, []],
    [
      'too few left',
      item(1, { quantity: 5 }),
      item(1, { maxQuantity: 2 }),
      2,
      [{ kind: 'fewer', before: 5, after: 2 }],
    ],
    ['sold out', item(1, { quantity: 5 }), item(1, { maxQuantity: 0 }), 5, [{ kind: 'sold-out' }]],
    ['sold out, and known to be', item(1, { maxQuantity: 0 }), item(1, { maxQuantity: 0 }), 1, []],
    ['back in stock', item(1, { quantity: 2, maxQuantity: 0 }), item(1, { maxQuantity: 5 }), 2, []],
    ['vanished', item(1), null, null, [{ kind: 'vanished' }]],
    [
      'dearer and too few',
      item(1, { quantity: 4 }),
      item(1, { price: 30_000, maxQuantity: 3 }),
      3,
      [
        { kind: 'price', before: 20_000, after: 30_000 },
        { kind: 'fewer', before: 4, after: 3 },
      ],
    ],
  ])('%s', (_, local, fresh, quantity, changes) => {
    const corrected = correctedCart([local], fresh === null ? [] : [fresh]);
    expect(corrected.items).toEqual(fresh === null ? [] : [{ ...fresh, quantity }]);
    expect(corrected.changes).toEqual(changes.map((change) => ({ id: 1, name: local.name, ...change })));
  });
});
