import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayUse, rules } from './boundaries.cjs';

const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;

/** One planted error or more for each rule: the violating file, and the offending line. */
const errors: [rule: string, file: string, line: string][] = [
  ...rules.filter(({ name }) => name.endsWith('-uses-only-what-it-may')).map(usingTooMuch),
  [
    'cart-uses-only-what-it-may',
    'src/features/cart/storefront/cart-line.tsx',
    "import '#features/orders/storefront/order-line.tsx';",
  ],
  [
    'products-uses-only-what-it-may',
    'src/features/products/products.contract.ts',
    "import type {} from '#features/cart/cart.contract.ts';",
  ],
  ['a-feature-stands-in-the-map', 'src/features/lottery/lottery.rules.ts', "import '#shared/commerce/money.ts';"],
  [
    'server-of-another-feature-is-closed',
    'src/features/cart/server/cart.store.ts',
    "import '#features/products/server/products.store.ts';",
  ],
  [
    'server-of-another-feature-is-closed',
    'src/features/reports/server/reports.service.ts',
    "import type {} from '#features/orders/server/orders.routes.ts';",
  ],
  [
    'tables-meet-by-foreign-keys-alone',
    'src/features/cart/server/cart.store.ts',
    "import '#features/products/server/products.tables.ts';",
  ],
  [
    'tables-meet-by-foreign-keys-alone',
    'src/features/products/server/products.service.ts',
    "import '#features/inventory/server/inventory.tables.ts';",
  ],
  ['factories-are-for-tests', 'src/features/cart/server/cart.service.ts', "import './cart.factory.ts';"],
  ['seeds-are-for-shops-that-are-filled', 'src/features/cart/server/cart.service.ts', "import './cart.seed.ts';"],
  ['tests-are-imported-by-tests-alone', 'src/platform/database/database.ts', "import '../testing/test-shop.ts';"],
  ['only-routes-import-a-page', 'src/features/cart/storefront/cart-line.tsx', "import './cart-page.tsx';"],
  [
    'only-routes-import-a-page',
    'src/features/cart/storefront/cart-page.tsx',
    "import '#features/content/storefront/home-page.tsx';",
  ],
  ['rules-are-pure', 'src/features/cart/cart.rules.ts', "import 'react';"],
  ['rules-are-pure', 'src/features/cart/cart.rules.ts', "import 'fastify';"],
  ['rules-are-pure', 'src/features/cart/cart.rules.ts', "import type {} from 'drizzle-orm';"],
  ['rules-are-pure', 'src/features/cart/cart.rules.ts', "import 'pg';"],
  ['rules-are-pure', 'src/features/cart/cart.rules.ts', "import 'node:crypto';"],
  ['rules-are-pure', 'src/features/cart/cart.rules.ts', "import '#platform/clock.ts';"],
  ['rules-are-pure', 'src/features/cart/server/stock.rules.ts', "import './cart.store.ts';"],
  ['roots-of-features-run-everywhere', 'src/features/cart/cart.contract.ts', "import './server/cart.store.ts';"],
  ['roots-of-features-run-everywhere', 'src/features/cart/cart.messages.ts', "import 'react';"],
  ['shared-imports-only-shared', 'src/shared/commerce/money.ts', "import '#platform/clock.ts';"],
  ['shared-imports-only-shared', 'src/shared/commerce/money.ts', "import 'node:fs';"],
  ['shared-imports-only-shared', 'src/shared/commerce/money.ts', "import 'react';"],
  ['shared-takes-types-alone-of-ajv', 'src/shared/contract/contract.ts', "import 'ajv';"],
  [
    'screens-never-import-the-server',
    'src/features/cart/storefront/cart-page.tsx',
    "import './../server/cart.service.ts';",
  ],
  [
    'screens-never-import-the-server',
    'src/features/cart/admin/carts-page.tsx',
    "import type {} from '#platform/shop.ts';",
  ],
  ['screens-never-import-the-server', 'src/ui/inputs/button.tsx', "import '#features/cart/server/cart.service.ts';"],
  ['screens-never-import-the-server', 'src/web/session/session.ts', "import '#platform/log.ts';"],
  [
    'web-on-the-server-knows-no-feature-server',
    'src/web/api.server.ts',
    "import '#features/cart/server/cart.service.ts';",
  ],
  ['screens-use-nothing-of-node', 'src/web/session/session.ts', "import 'node:crypto';"],
  ['screens-take-types-alone-of-contracts', 'src/features/cart/admin/carts-page.tsx', "import '../cart.contract.ts';"],
  [
    'screens-take-types-alone-of-contracts',
    'src/features/cart/storefront/cart-line.tsx',
    "import type {} from '../cart.contract.ts'; export { cartContract } from '../cart.contract.ts';",
  ],
  ['ui-knows-no-noun-of-the-shop', 'src/ui/inputs/button.tsx', "import '#features/cart/storefront/cart-line.tsx';"],
  ['ui-knows-no-noun-of-the-shop', 'src/ui/inputs/button.tsx', "import '#web/session/session.ts';"],
  ['server-imports-no-screen', 'src/features/cart/server/cart.routes.ts', "import '../storefront/cart-line.tsx';"],
  ['server-imports-no-screen', 'src/features/cart/server/cart.routes.ts', "import '#ui/inputs/button.tsx';"],
  ['platform-knows-no-feature', 'src/platform/http/http.ts', "import '#features/cart/cart.contract.ts';"],
  ['platform-knows-no-feature', 'src/platform/http/http.ts', "import '#web/session/session.ts';"],
  ['nothing-imports-the-top', 'src/platform/http/http.ts', "import '#api.ts';"],
  ['nothing-imports-the-top', 'src/platform/http/http.ts', "import '#tables.ts';"],
  ['nothing-imports-the-top', 'src/features/cart/server/cart.store.ts', "import type {} from '#start/shop.ts';"],
  ['the-database-takes-only-the-tables', 'src/platform/database/database.ts', "import '#jobs.ts';"],
  [
    'only-start-opens-the-demo',
    'src/features/cart/server/cart.service.ts',
    "import '../../../../demo/fill/fill-demo-shop.ts';",
  ],
  ['the-shop-imports-no-tooling', 'src/start/shop.ts', "import '../../tools/seed.ts';"],
];

/** A tree with everything the design allows, so that no rule forbids too much. */
const clean: Record<string, string> = {
  'src/start/shop.ts':
    "import '#api.ts'; import '#platform/http/http.ts'; import '#features/cart/server/cart.routes.ts';",
  'src/api.ts': "import '#features/cart/server/cart.routes.ts';",
  'src/tables.ts': "export * from '#features/inventory/server/inventory.tables.ts';",
  'src/routes.ts': "import '#features/cart/storefront/cart-page.tsx';",
  'src/platform/database/database.ts': "import '#tables.ts'; import 'pg'; import type {} from './shop.ts';",
  'src/platform/shop.ts': "import type {} from './database.ts';",
  'src/platform/http.test.ts': "import '#api.ts'; import './testing/test-shop.ts';",
  'src/shared/contract/contract.ts': "import 'typebox'; import type {} from 'ajv'; import './money.ts';",
  'src/web/api.server.ts': "import '#platform/http/http.ts';",
  'src/web/layout.tsx':
    "import 'react'; import '#ui/inputs/button.tsx'; import '#features/cart/storefront/cart-badge.tsx';",
  'src/features/cart/cart.contract.ts':
    "import 'typebox'; import '#shared/commerce/money.ts'; import '#features/products/products.contract.ts';",
  'src/features/cart/cart.rules.ts':
    "import '#shared/commerce/money.ts'; import '#features/flash-sales/flash-sales.rules.ts';",
  'src/features/cart/server/cart.routes.ts':
    "import '../cart.contract.ts'; import './cart.service.ts'; import 'fastify';",
  'src/features/cart/server/cart.service.ts':
    "import '#features/products/server/products.service.ts'; import '#platform/database/database.ts';",
  'src/features/cart/server/cart.tables.ts': "import '#features/inventory/server/inventory.tables.ts';",
  'src/features/brands/server/brands.store.ts': "import '#features/orders/server/orders.views.ts';",
  'src/features/cart/server/cart.factory.ts':
    "import '#features/products/server/products.factory.ts'; import './cart.service.ts';",
  'src/features/cart/server/cart.routes.test.ts':
    "import './cart.factory.ts'; import '#features/orders/server/orders.factory.ts';",
  'src/features/cart/storefront/cart-badge.tsx':
    "import type {} from '../cart.contract.ts'; import '#web/session/session.ts'; import '../cart.rules.ts';",
  'src/features/cart/storefront/cart-page.tsx':
    "import './cart-badge.tsx'; import '#features/wishlist/storefront/heart.tsx';",
  'src/features/products/server/products.store.ts': "import '#features/inventory/server/inventory.views.ts';",
  'src/features/reports/server/reports.service.ts': "import '#features/chat/server/chat.service.ts';",
};

/*
 * A dependency-cruiser run takes as long for one planted error as for thirty: they are planted together where they do not interfere, that is where no
 * file that is violating for one is violating or imported for another.
 */
describe('each rule finds its planted error, and no other rule does', () => {
  const found = new Map<string, string[]>();
  const together = apart(errors);
  beforeAll(async () => {
    for (const planted of together) {
      const violations = await violationsIn(Object.fromEntries(planted.map(([, file, line]) => [file, line])));
      for (const [, file, line] of planted)
        found.set(`${file} ${line}`, [
          ...new Set(violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)),
        ]);
      const files = new Set(planted.map(([, file]) => file));
      expect(violations.filter(({ from }) => !files.has(from))).toEqual([]);
    }
  });

  test('all of them in fewer cruises', () => {
    expect(together.flat().toSorted()).toEqual(errors.toSorted());
    expect(together.length).toBeLessThan(errors.length / 6);
  });

  test.each(errors)('%s: %s with %s', (rule, file, line) => {
    expect(found.get(`${file} ${line}`)).toEqual([rule]);
  });
});

test('no-circles: two files that import each other', async () => {
  const circle = {
    'src/features/cart/server/cart.service.ts': "import './cart.store.ts';",
    'src/features/cart/server/cart.store.ts': "import './cart.service.ts';",
  };
  expect(await brokenRules(circle)).toEqual(['no-circles']);
});

test('code allowed by the design breaks no rule', async () => {
  expect(await brokenRules(clean)).toEqual([]);
});

test('every rule is proven by a planted error', () => {
  const proven = new Set([...errors.map(([rule]) => rule), 'no-circles']);
  expect(rules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
});

test('features use each other without cycles', () => {
  const below = (feature: string, seen: string[] = []): string[] =>
    seen.includes(feature)
      ? [...seen, feature]
      : (mayUse[feature] ?? []).flatMap((used) => below(used, [...seen, feature]));
  expect(Object.keys(mayUse).filter((feature) => below(feature).includes(feature))).toEqual([]);
});

/** Returns a service of the feature that uses the first feature not on its list. */
function usingTooMuch({ name }: { name: string }): (typeof errors)[number] {
  const feature = name.replace('-uses-only-what-it-may', '');
  const forbidden = Object.keys(mayUse).find((other) => other !== feature && !mayUse[feature]?.includes(other));
  return [
    name,
    `src/features/${feature}/server/${feature}.service.ts`,
    `import '#features/${forbidden}/server/${forbidden}.service.ts';`,
  ];
}

/** Distributes the planted errors over few trees, without interference within a tree. */
function apart(all: typeof errors): (typeof errors)[] {
  const trees: { readonly planted: typeof errors; readonly imported: Set<string> }[] = [];
  for (const error of all) {
    const [, file, line] = error;
    const targets = Object.keys(importedBy({ [file]: line }));
    const fits = ({ planted, imported }: (typeof trees)[number]) =>
      !imported.has(file) && planted.every(([, other]) => other !== file && !targets.includes(other));
    let tree = trees.find(fits);
    if (tree === undefined) trees.push((tree = { planted: [], imported: new Set() }));
    tree.planted.push(error);
    for (const target of targets) tree.imported.add(target);
  }
  return trees.map(({ planted }) => planted);
}

/** Returns the names of the rules that the files break. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  return [...new Set((await violationsIn(files)).map(({ rule }) => rule.name))];
}

/** Writes the files, and an empty one for each import, into a temporary folder, and returns the violations there. */
async function violationsIn(files: Record<string, string>): Promise<ICruiseResult['summary']['violations']> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  try {
    const tree = { 'package.json': '{"type":"module","imports":{"#*":"./src/*"}}', ...importedBy(files), ...files };
    for (const [file, text] of Object.entries(tree)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const { enhancedResolveOptions, ...options } = configuration.options ?? {};
    const found = await cruise(
      ['src'],
      { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: [...rules] } },
      enhancedResolveOptions,
    );
    return (found.output as ICruiseResult).summary.violations;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function importedBy(files: Record<string, string>): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const [file, text] of Object.entries(files)) {
    for (const [, target = ''] of text.matchAll(/'([^']+)'/g)) {
      if (target.startsWith('#')) tree[target.replace('#', 'src/')] = '';
      else if (target.startsWith('.')) tree[path.join(path.dirname(file), target)] = '';
      else if (!target.startsWith('node:')) {
        tree[`node_modules/${target}/package.json`] = '{"main":"index.js"}';
        tree[`node_modules/${target}/index.js`] = '';
      }
    }
  }
  return tree;
}
