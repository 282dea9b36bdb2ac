import { describe, expect, test } from 'vitest';
import type { CartItem } from './cart.contract.ts';
import { readStoredCart } from './stored-cart.rules.ts';

const whole: CartItem = {
  id: 3,
  product_id: 2,
  slug: 'lamp',
  name: 'چراغ',
  variant: 'قرمز',
  image: '/media/a/160.webp',
  price: 20_000,
  list_price: 25_000,
  quantity: 2,
  maxQuantity: 7,
  low_stock: false,
};

describe("a guest's cart as the browser stored it", () => {
  test('a stored cart is restored', () => {
    expect(readStoredCart(JSON.stringify([whole]))).toEqual([whole]);
  });

  test.each<[name: string, text: string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{cart'],
    ['null', 'null'],
    ['a number', '7'],
    ['an object without items', '{"id":1}'],
    ['an empty list', '[]'],
    ['a list of nonsense', '[null, 7, "x", [], {}, {"id":"x"}, {"id":0}, {"id":-1}, {"id":1.5}]'],
  ])('%s is an empty cart', (_, text) => {
    expect(readStoredCart(text)).toEqual([]);
  });

  test.each<[name: string, entry: object, read: Partial<CartItem>]>([
    [
      'only an id',
      { id: 3 },
      { id: 3, product_id: 3, slug: '', name: '', variant: null, image: null, price: 0, list_price: 0, quantity: 1 },
    ],
    ['an id as text', { ...whole, id: '3' }, whole],
    ['a price as text', { ...whole, price: '19000' }, { price: 19_000 }],
    ['a price below zero', { ...whole, price: -1 }, { price: 0 }],
    ['no quantity', { ...whole, quantity: null }, { quantity: 1 }],
    ['a quantity as text', { ...whole, quantity: '۴' }, { quantity: 4 }],
    ['a quantity of zero', { ...whole, quantity: 0 }, { quantity: 1 }],
    ['far too many', { ...whole, quantity: 1e9 }, { quantity: 10_000 }],
    [
      'more than the stock was: corrected when the shop is asked',
      { ...whole, quantity: 9 },
      { quantity: 9, maxQuantity: 7 },
    ],
    ['sold out', { ...whole, maxQuantity: 0 }, { quantity: 2, maxQuantity: 0 }],
    ['fields nobody knows', { ...whole, colour: 'red' }, whole],
  ])('%s', (_, entry, read) => {
    const [item] = readStoredCart(JSON.stringify([entry]));
    expect(item).toMatchObject(read);
    expect(Object.keys(item ?? {}).sort()).toEqual(Object.keys(whole).sort());
  });

  test('the older shape {items: […]} is accepted, and the last of equal ids counts', () => {
    expect(readStoredCart(JSON.stringify({ items: [whole, { ...whole, quantity: 5 }] }))).toEqual([
      { ...whole, quantity: 5 },
    ]);
  });

  test('no more than two hundred lines are read', () => {
    expect(readStoredCart(JSON.stringify(Array.from({ length: 300 }, (_, index) => ({ id: index + 1 }))))).toHaveLength(
      200,
    );
  });
});
