import { expect, test } from 'vitest';
import { metadataCell, metadataChange, metadataIn } from './metadata-cell.rules.ts';
import { readProductRow } from './product-table.rules.ts';

test('a cell has one line key=value per text, in key order, and is parsed back unchanged', () => {
  const metadata = { shelf: 'الف-۷', erp_id: 'A=12', note: 'two\nlines', path: 'C:\\new' };
  const cell = metadataCell(metadata);
  expect(cell).toBe('erp_id=A=12\nnote=two\\nlines\npath=C:\\\\new\nshelf=الف-۷');
  expect(metadataIn(cell)).toEqual({ values: metadata });
  expect(metadataIn('erp_id = A-12 \r\n\r\nshelf=7\r\n')).toEqual({ values: { erp_id: 'A-12', shelf: '7' } });
  expect([metadataCell({}), metadataIn('')]).toEqual(['', { values: {} }]);
});

test.each([
  ['erp_id', 'no-pair'],
  ['=A-12', 'no-pair'],
  ['erp_id=', 'no-pair'],
  ['erp id=A-12', 'no-pair'],
  ['__proto__=x', 'no-pair'],
  ['کد=۱', 'no-pair'],
  [`${'k'.repeat(41)}=x`, 'no-pair'],
  [`k=${'x'.repeat(501)}`, 'too-long'],
  ['erp_id=1\nerp_id=2', 'key-twice'],
  [Array.from({ length: 21 }, (_, index) => `n${index}=x`).join('\n'), 'too-many'],
])('the cell %j is refused under its column: %s', (metadata, error) => {
  expect(readProductRow({ slug: 'lamp', metadata }).errors).toEqual([{ column: 'metadata', error }]);
});

test('an empty cell clears the value; a missing column leaves it', () => {
  expect(readProductRow({ slug: 'lamp', metadata: ' ' }).change).toEqual({ metadata: {} });
  expect(readProductRow({ slug: 'lamp' }).change).toEqual({});
});

test('a change is reported with the former value, and no change reports nothing', () => {
  expect(metadataChange({ a: '1', b: '2', toString: 'x' }, { b: '3', c: '4', toString: 'x' })).toEqual({
    metadata: { a: null, b: '3', c: '4' },
    before: { a: '1', b: '2', c: null },
  });
  expect(metadataChange({ a: '1', b: '2' }, { b: '2', a: '1' })).toBeNull();
});
