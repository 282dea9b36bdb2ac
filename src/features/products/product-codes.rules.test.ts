import { describe, expect, test } from 'vitest';
import { codeIn, plainCode } from './product-codes.rules.ts';

describe('parsing of a typed code', () => {
  test.each([
    'HJ-991',
    'hj-991',
    'HJ 991',
    'hj991',
    'HJ-۹۹۱',
    'HJ‌٩٩١',
    'HJ_991',
    'SKU: HJ-991',
    'کد کالا: HJ-991',
    'کد کالا HJ-991',
  ])('SRCH-01 %s is a SKU', (typed) => {
    expect(codeIn(typed)).toEqual({ sku: 'hj991', barcodes: [], productId: null });
  });

  test('SRCH-01 a barcode is the same number in each of its lengths', () => {
    expect(codeIn('۶۲۶۰۰۰۰۰۰۰۰۱۹')).toMatchObject({ barcodes: ['6260000000019', '06260000000019'] });
    expect(codeIn('0 36000 29145 2')).toMatchObject({ barcodes: ['036000291452', '0036000291452', '00036000291452'] });
  });

  test('SRCH-01 a number is a product number', () => {
    expect(codeIn('۹۹۱')).toMatchObject({ sku: '991', productId: 991, barcodes: [] });
    expect(codeIn('#991')).toMatchObject({ productId: 991 });
    expect(codeIn('شماره کالا ۹۹۱')).toMatchObject({ productId: 991 });
  });

  test('SRCH-01 text without a digit, or with more words than a code, is not a code', () => {
    for (const typed of ['', 'کفش', 'usb', '-', 'x'.repeat(90) + '1', 'کد', '2,5+1'])
      expect(codeIn(typed), typed).toBeNull();
    expect(plainCode(' A.B/1-2_ ')).toBe('ab12');
  });
});
