import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** An idempotency key written as a literal never changes: a second intent would get the response of the first. */
export const writtenKeys = (text: string): string[] => text.match(/'idempotency-key': ?['"`][^,}]*/g) ?? [];

test('each intent has its own key, which ends with its response', () => {
  expect(writtenKeys("headers: { 'idempotency-key': `again-${number}` }")).toHaveLength(1);
  expect(writtenKeys("headers: { 'idempotency-key': key.for(`again:${number}`, body) }")).toEqual([]);
  const written = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^(web|features\/[^/]+\/(storefront|admin))\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => writtenKeys(readFileSync(path.join(root, file), 'utf8')).map((key) => `${file}: ${key}`));
  expect(written).toEqual([]);
});
