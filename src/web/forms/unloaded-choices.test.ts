import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Screens that display no message where their request is unsuccessful, with the reason. */
const silent: Readonly<Record<string, string>> = {
  'features/accounts/storefront/profile-page.tsx':
    'how much is unread and waits stands beside links, which lead there all the same',
  'features/checkout/storefront/checkout-beginning.ts': 'the checkout says so',
  'features/checkout/storefront/payment/next-try.tsx': 'the page of paying requests the ways to pay as well',
  'features/checkout/storefront/use-requested-order.ts': 'the pages that use it say so',
  'features/categories/admin/category-attributes.tsx': 'what is displayed beside a form',
  'features/categories/storefront/departments-panel.tsx': 'the departments that are built in stand there',
  'features/inventory/admin/use-stock-locations.ts': 'as in a shop of one location, which is what the shop takes then',
  'features/listings/storefront/department-goods.tsx': 'goods beside the ways to a department',
  'features/products/storefront/arrival-promise.tsx': 'the place is the one that the page was drawn with',
  'features/reports/admin/opening-steps.tsx': 'what is left to do is offered, not required',
  'features/reports/admin/use-dashboard-figures.ts': 'the first page says so',
  'features/search/storefront/use-search-assist.ts': 'words that help to search',
  'features/sellers/storefront/use-own-shop.ts': 'the pages of a seller say so',
  'features/sellers/storefront/vendor-cards.tsx': 'sellers below the products that were looked for',
  'features/stock-notices/storefront/stock-notice.tsx': 'the wish is sent once more, and is one',
  'features/product-import/admin/product-table-page.tsx': 'the list of imports says so',
  'features/products/admin/use-choices.ts': 'the form and the filters that use it say so',
  'web/data/use-cities.ts': 'a city is typed',
  'web/data/use-opened.ts': 'the row stands there as the list has it',
  'web/session/staff-waiting.ts': 'how much waits stands beside links',
};

test('options that did not load are reported at their field', () => {
  const unreported = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) => /^(features|web)\/.*\.tsx?$/.test(file) && !/\.test\.|web\/data\/use-(resource|pages)\.ts/.test(file),
    )
    .filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return (
        /\buse(Resource|Pages)[<(]/.test(text) &&
        !/\bfailed\b|FailedState|UnreadItem|UnloadedChoices|StaffTable|\brefused\b/.test(text)
      );
    });
  expect(unreported.sort()).toEqual(Object.keys(silent).sort());
});
