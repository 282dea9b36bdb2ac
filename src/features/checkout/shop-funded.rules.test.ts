import { expect, test } from 'vitest';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { shopFundedOf } from './shop-funded.rules.ts';

const line = {
  sellerId: 7,
  quantity: 3,
  unitPrice: 60_000,
  priceWithoutFlashSale: 95_000,
  flashSaleFunder: null,
  discount: 9_000,
};
const onFlashSale = { ...line, flashSaleFunder: 'shop' as const };

test.each([
  ['a coupon that the shop funds', line, { fundedBy: 'shop' }, 9_000],
  ['a coupon that sellers fund', line, { fundedBy: 'seller' }, 0],
  ['no coupon', { ...line, discount: 0 }, null, 0],
  ['a flash sale that the shop funds', onFlashSale, { fundedBy: 'seller' }, 105_000],
  ['a flash sale and a coupon that the shop funds', onFlashSale, { fundedBy: 'shop' }, 114_000],
  ['a flash sale that its seller funds', { ...line, flashSaleFunder: 'seller' }, { fundedBy: 'shop' }, 9_000],
  ['a flash sale that is dearer than the usual price', { ...onFlashSale, unitPrice: 96_000 }, null, 0],
  ['the shop’s own goods', { ...onFlashSale, sellerId: houseSellerId }, { fundedBy: 'shop' }, 0],
] as const)('of a line with %s the shop bears what nobody else does', (_, reduced, coupon, borne) => {
  expect(shopFundedOf(reduced, coupon)).toBe(borne);
});
