import { describe, expect, test } from 'vitest';
import type { CartItem } from './cart.contract.ts';
import { afterLateRefusal, changedByShop, overtakes, withChange, type CartChangeOrder } from './customer-cart.rules.ts';

const lamp: CartItem = {
  id: 1,
  product_id: 1,
  slug: 'lamp',
  name: 'Lamp',
  variant: null,
  image: null,
  price: 100,
  list_price: 100,
  quantity: 2,
  maxQuantity: 9,
  low_stock: false,
};
const visible = (items: readonly CartItem[]) => items.map(({ id, quantity }) => [id, quantity]);

describe('a cart with a change in it', () => {
  test.each<[what: string, order: CartChangeOrder, after: number[][]]>([
    ['pieces are added', { kind: 'add', item: { ...lamp, quantity: 3 } }, [[1, 5]]],
    [
      'another thing is added',
      { kind: 'add', item: { ...lamp, id: 2, quantity: 1 } },
      [
        [1, 2],
        [2, 1],
      ],
    ],
    ['a quantity is set', { kind: 'update', id: 1, quantity: 4 }, [[1, 4]]],
    ['a quantity is set of what is not there', { kind: 'update', id: 7, quantity: 4 }, [[1, 2]]],
    ['a thing is removed', { kind: 'remove', id: 1 }, []],
  ])('%s', (_, order, after) => {
    expect(visible(withChange([lamp], order))).toEqual(after);
  });
});

test.each<[later: CartChangeOrder, earlier: CartChangeOrder, does: boolean]>([
  [{ kind: 'update', id: 1, quantity: 3 }, { kind: 'update', id: 1, quantity: 2 }, true],
  [{ kind: 'remove', id: 1 }, { kind: 'update', id: 1, quantity: 2 }, true],
  [{ kind: 'remove', id: 2 }, { kind: 'update', id: 1, quantity: 2 }, false],
  [{ kind: 'update', id: 1, quantity: 3 }, { kind: 'add', item: lamp }, false],
  [{ kind: 'add', item: lamp }, { kind: 'update', id: 1, quantity: 2 }, false],
])('%j overtakes %j: %j', (later, earlier, does) => {
  expect(overtakes(later, earlier)).toBe(does);
});

test('reduced or missing stock is reported only for items added late', () => {
  const fewer = { ...lamp, quantity: 1, maxQuantity: 1 };
  expect(changedByShop([lamp], [fewer], [])).toEqual([]);
  expect(changedByShop([lamp], [fewer], [1])).toEqual([{ kind: 'fewer', id: 1, name: 'Lamp', before: 2, after: 1 }]);
  expect(changedByShop([lamp], [], [])).toEqual([]);
  expect(changedByShop([lamp], [], [1])).toEqual([{ kind: 'vanished', id: 1, name: 'Lamp' }]);
  expect(changedByShop([lamp], [{ ...lamp, price: 120 }], [])).toEqual([
    { kind: 'price', id: 1, name: 'Lamp', before: 100, after: 120 },
  ]);
});

describe('a change that is refused late', () => {
  const message = 'The maximum stock of this product is 3';
  const wanted: CartChangeOrder = { kind: 'update', id: 1, quantity: 5 };
  test.each<[what: string, order: CartChangeOrder, fresh: CartItem[], message: object, instead: object | null]>([
    [
      'fewer are left',
      wanted,
      [{ ...lamp, maxQuantity: 3 }],
      { kind: 'fewer', before: 5, after: 3 },
      { kind: 'update', id: 1, quantity: 3 },
    ],
    ['none are left', wanted, [{ ...lamp, maxQuantity: 0 }], { kind: 'refused', said: message }, null],
    [
      'enough are left, and it was refused for another reason',
      wanted,
      [lamp],
      { kind: 'refused', said: message },
      null,
    ],
    ['it is not in the cart any more', wanted, [], { kind: 'vanished' }, null],
    ['pieces were added', { kind: 'add', item: lamp }, [], { kind: 'vanished' }, null],
  ])('%s', (_, order, fresh, notice, instead) => {
    const { change, instead: done } = afterLateRefusal({ order, name: 'Lamp', said: message }, fresh);
    expect(change).toEqual({ id: 1, name: 'Lamp', ...notice });
    expect(done).toEqual(instead);
  });
});
