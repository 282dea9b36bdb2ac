import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that navigate wherever the browser is by then, with the reason. */
const fromAnywhere: Readonly<Record<string, string>> = {
  'features/auth/storefront/use-finish-sign-in.ts': 'the second step, which is wanted wherever somebody is by then',
  'features/checkout/storefront/payment/card-order.tsx':
    'what is paid leads to its order, for the cart has gone with it',
  'features/checkout/storefront/use-placing.ts':
    'an order that is placed leads to where it is paid, for the cart has gone with it',
};

/** Files that navigate on a press or while rendering: an unmounted screen does neither. */
const withoutWaiting: readonly string[] = [
  'features/auth/storefront/require-sign-in.tsx',
  'features/auth/storefront/second-step/second-step-page.tsx',
  'features/auth/storefront/use-login-entry.ts',
  'features/bank-transfers/storefront/reported-transfer.tsx',
  'features/cart/storefront/add-to-cart.tsx',
  'features/checkout/storefront/billing.tsx',
  'features/checkout/storefront/payment/next-try.tsx',
  'features/listings/storefront/filtered-list.tsx',
  'features/listings/storefront/list-toolbar.tsx',
  'features/search/storefront/use-search-assist.ts',
  'features/stock-notices/storefront/stock-notice.tsx',
  'web/frame/staff-only.tsx',
  'web/frame/use-second-step.ts',
];

/** Returns the files of screens whose source contains such a call. */
const calling = (call: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^(features|web)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => call.test(readFileSync(path.join(root, file), 'utf8')))
    .sort();

test('a late response moves nobody away from another page', () => {
  const files = calling(/\buseNavigate\(\)/).filter((file) => file !== 'web/pages/navigate-from-here.ts');
  expect(files).toEqual([...Object.keys(fromAnywhere), ...withoutWaiting].sort());
});

test('nor to a gateway: the user leaves the shop only from the page where it was pressed', () => {
  const leaving = calling(/\bleaveFor\(/).filter((file) => file !== 'web/data/use-reload-on-return.ts');
  expect(leaving).toEqual(['features/checkout/storefront/payment/card-order.tsx']);
  expect(Object.keys(fromAnywhere)).toEqual(expect.arrayContaining(leaving));
});
