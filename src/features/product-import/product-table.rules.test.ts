import { expect, test } from 'vitest';
import { readProductRow, readProductTable } from './product-table.rules.ts';

test('a table names its columns in its first line, in any order; missing columns are left out', () => {
  expect(readProductTable('Name,slug\nچراغ,lamp\n')).toEqual({
    rows: [{ line: 2, cells: { name: 'چراغ', slug: 'lamp' } }],
    error: null,
  });
});

test.each([
  ['', { kind: 'empty' }],
  ['slug,name\n', { kind: 'empty' }],
  ['name\nچراغ\n', { kind: 'no-slug' }],
  ['slug,colour\nlamp,red\n', { kind: 'unknown-column', column: 'colour' }],
  [`slug\n${'a\n'.repeat(5_001)}`, { kind: 'too-many' }],
])('an invalid table is refused as a whole', (text, error) => {
  expect(readProductTable(text).error).toEqual(error);
});

test('numbers accept any digits and separators, booleans either language, and an empty brand is none', () => {
  expect(
    readProductRow({ slug: 'lamp', price: '۱۲۰٬۰۰۰', stock: ' ٣ ', status: 'Draft', brand: '', tags: 'خانه، نور' }),
  ).toEqual({
    slug: 'lamp',
    change: { price: 120_000, stock: 3, status: 'draft', brand: null, tags: ['خانه', 'نور'] },
    errors: [],
  });
});

test.each([
  [{ slug: '' }, 'slug', 'slug-shape'],
  [{ slug: 'two words' }, 'slug', 'slug-shape'],
  [{ slug: 'lamp', name: ' ' }, 'name', 'missing'],
  [{ slug: 'lamp', name: 'x'.repeat(201) }, 'name', 'too-long'],
  [{ slug: 'lamp', price: 'ارزان' }, 'price', 'no-number'],
  [{ slug: 'lamp', price: '-5' }, 'price', 'no-number'],
  [{ slug: 'lamp', price: '۰' }, 'price', 'no-price'],
  [{ slug: 'lamp', price: '12,5' }, 'price', 'no-number'],
  [{ slug: 'lamp', stock: '۹٫۵' }, 'stock', 'no-number'],
  [{ slug: 'lamp', stock: '9,5' }, 'stock', 'no-number'],
  [{ slug: 'lamp', stock: '99999999' }, 'stock', 'no-number'],
  [{ slug: 'lamp', status: 'شاید' }, 'status', 'no-status'],
  [{ slug: 'lamp', barcode: '123' }, 'barcode', 'no-code'],
  [{ slug: 'lamp', sku: 'x'.repeat(65) }, 'sku', 'too-long'],
  [{ slug: 'lamp', tax_class: 'شاید' }, 'tax_class', 'no-answer'],
  [{ slug: 'lamp', tags: 'x'.repeat(41) }, 'tags', 'too-long'],
])('in %j the column %s has the error %s', (cells, column, error) => {
  expect(readProductRow(cells).errors).toEqual([{ column, error }]);
});
