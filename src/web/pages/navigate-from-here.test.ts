import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Who goes on wherever the browser is by then, with the reason. */
const fromAnywhere: Readonly<Record<string, string>> = {
  'features/auth/storefront/use-finish-sign-in.ts': 'the second step, which is wanted wherever somebody is by then',
  'features/checkout/storefront/payment/card-order.tsx':
    'what is paid leads to its order, for the cart has gone with it',
  'features/checkout/storefront/use-placing.ts':
    'an order that is placed leads to where it is paid, for the cart has gone with it',
};

test('an answer that comes late takes nobody away from another page', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^(features|web)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return /\bawait navigate\(/.test(text) && /\buseNavigate\(\)/.test(text);
    });
  expect(files.filter((file) => !file.endsWith('navigate-from-here.ts')).sort()).toEqual(
    Object.keys(fromAnywhere).sort(),
  );
});
