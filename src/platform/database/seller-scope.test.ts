import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../features/*/server/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A statement in which a parameter that is missing opens the rows of everybody. */
const openScope = /:(sellerId|customerId|staffId)\s+IS\s+NULL\s+OR/i;

test('a statement for a seller or a customer names them: none opens everybody’s rows where nobody is named', () => {
  const files = Object.entries(sources).filter(([file]) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(([, text]) => openScope.test(text)).map(([file]) => file)).toEqual([]);
  expect(openScope.test('WHERE (:sellerId IS NULL OR v.seller_id = :sellerId)')).toBe(true);
});
