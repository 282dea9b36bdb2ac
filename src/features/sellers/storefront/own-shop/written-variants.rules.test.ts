import { expect, test } from 'vitest';
import { afterRefusal, changedCodes, leftOf, withCode } from './written-variants.rules.ts';

test('edits made while prices and stock are being saved remain to be saved', () => {
  const sent = { 1: { price: 900, sku: 'A' }, 2: { stock: 5, seen: 9 } };
  expect(leftOf(sent, sent)).toEqual({});
  expect(leftOf({ ...sent, 1: { price: 950, priceSeen: 800, sku: 'A' } }, sent)).toEqual({
    1: { price: 950, priceSeen: 900 },
  });
  expect(leftOf({ ...sent, 3: { stock: 2, seen: 4 } }, sent)).toEqual({ 3: { stock: 2, seen: 4 } });
});

test('a recount uses the sent stock as seen, so that a sale in between is detected', () => {
  expect(leftOf({ 2: { stock: 7, seen: 9 } }, { 2: { stock: 5, seen: 9 } })).toEqual({ 2: { stock: 7, seen: 5 } });
  expect(leftOf({ 2: { price: 10, stock: 7, seen: 9 } }, { 2: { price: 10 } })).toEqual({ 2: { stock: 7, seen: 9 } });
});

test("after a refusal that displays another's change of a variant, the edits apply on top of it", () => {
  const written = { 1: { price: 5, priceSeen: 4 }, 2: { stock: 7, seen: 9, sku: 'A' } };
  expect(afterRefusal(written, 2, 'changed-meanwhile')).toEqual({ 1: written[1], 2: { stock: 7, sku: 'A' } });
});

test('an invalid barcode or a missing response does not mark an unseen sale as seen', () => {
  const written = { 2: { stock: 40, seen: 37, barcode: '12' } };
  expect(afterRefusal(written, 2, 'invalid-request')).toEqual(written);
  expect(afterRefusal(written, 2, null)).toEqual(written);
});

test('codes are sent as edited, with the value seen when editing began', () => {
  const stored = { sku: 'A', barcode: '', weight_grams: null };
  const written = withCode(withCode({}, stored, { sku: 'B' }), { ...stored, sku: 'THEIRS' }, { sku: 'BB' });
  expect(written).toEqual({ sku: 'BB', codesSeen: { sku: 'A' } });
  expect(changedCodes({ ...written, barcode: '' }, { ...stored, sku: 'THEIRS' })).toEqual({
    change: { sku: 'BB' },
    seen: { sku: 'A' },
  });
  expect(changedCodes(written, { ...stored, sku: 'BB' })).toEqual({ change: {}, seen: {} });
  expect(afterRefusal({ 1: written }, 1, 'changed-meanwhile')).toEqual({ 1: { sku: 'BB' } });
  expect(leftOf({ 1: { ...written, sku: 'BBB' } }, { 1: written })).toEqual({
    1: { sku: 'BBB', codesSeen: { sku: 'BB' } },
  });
});
