import { expect, test } from 'vitest';
import {
  deliveredPurchaseLimits,
  holdMinutesFor,
  isOverNewCustomerCash,
  purchaseLimitsFrom,
  unpaidError,
  type OpenPurchases,
} from './purchase-limits.rules.ts';

const nothingOpen: OpenPurchases = {
  known: false,
  unpaidOrders: 0,
  unpaidPieces: 0,
  unpaidOrdersOfPhone: 0,
  cashOrders: 0,
  cashPieces: 0,
  cashTotal: 0,
};
const limits = { unpaidOrders: 5, unpaidPieces: 100, newCustomerCashOrders: 3, newCustomerCashTotal: 50_000_000 };
const noLimits = {
  unpaidOrders: null,
  unpaidPieces: null,
  newCustomerCashOrders: null,
  newCustomerCashTotal: null,
};

test.each<[what: string, open: Partial<OpenPurchases>, pieces: number, error: string | null]>([
  ['the fifth order', { unpaidOrders: 4 }, 1, null],
  ['the sixth order', { unpaidOrders: 5 }, 1, 'too-many-unpaid-orders'],
  ['the tenth order to a phone', { unpaidOrdersOfPhone: 9 }, 1, null],
  ['the eleventh order to a phone', { unpaidOrdersOfPhone: 10 }, 1, 'too-many-unpaid-orders'],
  ['a hundred pieces', { unpaidPieces: 60 }, 40, null],
  ['a piece more', { unpaidPieces: 60 }, 41, 'too-many-unpaid-pieces'],
  ['a piece more of who bought before', { unpaidPieces: 60, known: true }, 41, null],
  ['a thousand and one of who bought before', { unpaidPieces: 60, known: true }, 941, 'too-many-unpaid-pieces'],
])('PAY-09 awaiting payment, %s', (_, open, pieces, error) => {
  expect(unpaidError(limits, { ...nothingOpen, ...open }, pieces)).toBe(error);
  expect(unpaidError(noLimits, { ...nothingOpen, ...open }, pieces)).toBeNull();
});

test.each<[what: string, open: Partial<OpenPurchases>, wanted: { due: number; pieces: number }, over: boolean]>([
  ['the third order', { cashOrders: 2, cashTotal: 1_000_000 }, { due: 1_000_000, pieces: 1 }, false],
  ['the fourth order', { cashOrders: 3 }, { due: 1, pieces: 1 }, true],
  ['up to the sum', { cashTotal: 49_000_000 }, { due: 1_000_000, pieces: 1 }, false],
  ['above the sum', { cashTotal: 49_000_000 }, { due: 1_000_001, pieces: 1 }, true],
  ['too many pieces', { cashPieces: 90 }, { due: 1, pieces: 11 }, true],
  ['anything of who bought before', { known: true, cashOrders: 9 }, { due: 90_000_000, pieces: 500 }, false],
])('PAY-03 cash of a new customer, %s', (_, open, wanted, over) => {
  expect(isOverNewCustomerCash(limits, { ...nothingOpen, ...open }, wanted)).toBe(over);
  expect(isOverNewCustomerCash(noLimits, { ...nothingOpen, ...open }, wanted)).toBe(false);
});

test.each([
  ['a few of many', 30, [{ quantity: 5, available: 100 }], 30],
  ['the last pieces of something rare', 30, [{ quantity: 4, available: 4 }], 30],
  ['most of a shelf', 2880, [{ quantity: 6, available: 11 }], 720],
  ['most of a shelf, never below a quarter of an hour', 30, [{ quantity: 60, available: 100 }], 15],
  ['what is held shortly anyway', 10, [{ quantity: 60, available: 100 }], 10],
])('PAY-09 the reservation time of %s', (_, minutes, lines, expected) => {
  expect(holdMinutesFor(minutes, lines)).toBe(expected);
});

test('a value that the owner left unset has its default, and "no limit" is stored as none', () => {
  expect(purchaseLimitsFrom(undefined)).toEqual(deliveredPurchaseLimits);
  expect(purchaseLimitsFrom({ unpaidOrders: null, newCustomerCashOrders: 'x' })).toEqual({
    ...deliveredPurchaseLimits,
    unpaidOrders: null,
  });
});
