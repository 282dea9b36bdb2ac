import { expect, test } from 'vitest';
import type { FlashSaleForm } from './flash-sales-admin.contract.ts';
import { flashSaleTermErrors } from './flash-sales-admin.rules.ts';

const beginsAt = new Date('2026-11-20T08:00:00Z');
const flashSale: FlashSaleForm = {
  product_id: 1,
  price: 90_000,
  begins_at: '2026-11-20T08:00:00Z',
  ends_at: '2026-11-21T08:00:00Z',
  allotted: 5,
  colour: 'saffron',
  position: 0,
};

test.each<[string, Partial<FlashSaleForm>, object]>([
  ['cheaper than the product', {}, {}],
  ['at the price of the product', { price: 100_000 }, { price: 'not-cheaper' }],
  ['without a price of its own', { price: null }, {}],
  ['that ends before it begins', { ends_at: '2026-11-19T08:00:00Z' }, { ends_at: 'ends-before-begin' }],
])('SALE-01 a flash sale %s', (_, changed, errors) => {
  expect(flashSaleTermErrors({ ...flashSale, ...changed }, { basePrice: 100_000, beginsAt })).toEqual(errors);
});
