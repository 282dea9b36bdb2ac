import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const features = path.resolve(import.meta.dirname, '../../features');
/** The source text of every feature's server files, by path. */
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/\\]+[/\\]server[/\\].*\.ts$/.test(file))
  .map((file) => [file, readFileSync(path.join(features, file), 'utf8')] as const);

/** A statement in which a missing parameter selects everybody's rows. */
const openScope = /:(sellerId|customerId|staffId)\s+IS\s+NULL\s+OR/i;

test('a statement scoped to a seller or customer names them; without one it does not open everybody’s rows', () => {
  const files = sources.filter(([file]) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(([, text]) => openScope.test(text)).map(([file]) => file)).toEqual([]);
  expect(openScope.test('WHERE (:sellerId IS NULL OR v.seller_id = :sellerId)')).toBe(true);
});
