import { changedBound, type ListPart } from '#platform/database/lists/changed-since.ts';
import { bigint, json, neverNull, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { composedStatement } from '#platform/database/statement.ts';
import type { LineCodes, LineWords } from '../../line-names.rules.ts';
import type { OrderState } from '../../orders.contract.ts';
import { lineCodesJson } from '../line-codes.fragments.ts';

export interface SellerOrderLine extends LineWords, LineCodes {
  readonly position: number;
  readonly imageKey: string | null;
  readonly quantity: number;
  readonly total: number;
}

interface SellerOrders extends ListPart {
  readonly sellerId: number;
  readonly state: OrderState | null;
}

const example = (wanted: Partial<SellerOrders>): SellerOrders => ({
  sellerId: 1,
  state: null,
  changes: null,
  before: null,
  byMoment: false,
  limit: 20,
  ...wanted,
});

/** Selects a part of the orders with lines of a seller, each with those lines. */
export const ordersOfSeller = composedStatement({
  name: 'orders_of_seller',
  row: {
    id: bigint,
    number: text,
    state: textOf<OrderState>(),
    placedAt: timestamptz,
    updatedAt: timestamptz,
    province: neverNull(text),
    city: neverNull(text),
    // Never null: every selected order has a line of the seller.
    lines: neverNull(json<readonly SellerOrderLine[]>()),
  },
  compose: ({ sellerId, state, changes, before, limit }: SellerOrders, bind) => {
    const seller = bind(bigint, sellerId);
    const conditions = [`EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.id AND l.seller_id = ${seller})`];
    if (state !== null) conditions.push(`o.state = ${bind(text, state)}`);
    if (before !== null) conditions.push(`o.id < ${bind(bigint, before.id)}`);
    if (changes !== null) conditions.push(changedBound({ updatedAt: 'o.updated_at', id: 'o.id' }, changes, bind));
    return `
SELECT o.id, o.number, o.state, o.placed_at AS "placedAt", o.updated_at AS "updatedAt", o.address ->> 'province' AS province, o.address ->> 'city' AS city,
  (
    SELECT json_agg(json_build_object('position', l.position, 'name', l.name, 'nameEn', l.name_en, 'variantName', l.variant_name, 'variantNameEn', l.variant_name_en,
      ${lineCodesJson}, 'imageKey', l.picture_key, 'quantity', l.quantity, 'total', l.total) ORDER BY l.position)
    FROM ordered_lines l WHERE l.order_id = o.id AND l.seller_id = ${seller}
  ) AS lines
FROM orders o WHERE ${conditions.join(' AND ')}
ORDER BY ${changes === null ? 'o.id DESC' : 'o.updated_at, o.id'} LIMIT ${limit}`;
  },
  examples: [
    example({}),
    example({ state: 'placed', before: { at: new Date(0), id: 5 } }),
    example({ changes: { after: { at: new Date(5), id: 1 }, until: new Date(9) } }),
  ],
});
