import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mayReadAll, mayWriteAll } from './row-exceptions.ts';
import { foreignUses, inWords, tableOf } from './rows.ts';

const cart = 'src/features/cart/server/cart.store.ts';

/** A shop of two features: products has two tables, a view and a function, cart has one table. */
const shop: Record<string, string> = {
  'src/features/products/server/products.tables.ts':
    "export const products = pgTable('products', {}); export const formerSlugs = pgTable('product_former_slugs', {}); export const ids = pgSequence('product_ids');",
  'src/features/products/server/products.views.ts':
    "export const visibleProducts = pgView('visible_products', {}).existing(); export const productsAt = sqlFunction('products_at');",
  'src/features/cart/server/cart.tables.ts': "export const cartItems = pgTable('cart_items', {});",
  'src/platform/platform.tables.ts': "export const outbox = pgTable('outbox', {});",
};

const importing = "import { products } from '#features/products/server/products.tables.ts';";

/** One planted error or more for each way to access another owner's rows: the text of a file, and the expected findings. */
const errors: [what: string, text: string, found: string[]][] = [
  ['a read', 'const text = `SELECT * FROM products WHERE id = $1`;', ['reads products']],
  ['a read in small letters', "const text = 'select count(*) from products';", ['reads products']],
  [
    'a join with an alias',
    'const text = `SELECT c.id FROM cart_items c LEFT JOIN products p ON p.id = c.product_id`;',
    ['reads products'],
  ],
  [
    'a comma',
    'const text = `SELECT 1 FROM cart_items c JOIN cart_items d ON d.id = c.id, products AS p WHERE true`;',
    ['reads products'],
  ],
  [
    'a subquery',
    'const text = `SELECT (SELECT name FROM products WHERE id = 1), EXISTS (SELECT FROM product_former_slugs)`;',
    ['reads products', 'reads product_former_slugs'],
  ],
  [
    'quotes and a schema',
    'const text = `SELECT 1 FROM "products" JOIN public.products USING (id)`;',
    ['reads products', 'reads products'],
  ],
  [
    'a lateral join',
    'const text = `SELECT 1 FROM cart_items c LEFT JOIN LATERAL (SELECT 1 FROM ONLY products) p ON true`;',
    ['reads products'],
  ],
  [
    'a lock',
    'const text = `SELECT 1 FROM cart_items WHERE EXISTS (SELECT FROM products FOR UPDATE)`;',
    ['reads products'],
  ],
  [
    'the body of a CTE',
    'const text = `WITH found AS (SELECT id FROM products) SELECT * FROM found`;',
    ['reads products'],
  ],
  [
    'a CTE that bears the name of the table it reads',
    'const text = `WITH products AS (SELECT id FROM products) SELECT * FROM products`;',
    ['reads products'],
  ],
  [
    'a CTE of another query',
    'const text = `SELECT (WITH products AS (SELECT 1) SELECT 1 FROM products), (SELECT 1 FROM products)`;',
    ['reads products'],
  ],
  [
    'a fragment',
    'const sources = `FROM cart_items c ${more} JOIN products p ON p.id = c.product_id`;',
    ['reads products'],
  ],
  [
    'sources that are filled in',
    "const sources = 'products AS p LEFT JOIN cart_items c ON c.id = p.id';",
    ['reads products'],
  ],
  [
    'a fragment inside a template',
    "const text = `SELECT 1 FROM cart_items ${all ? '' : 'WHERE id IN (SELECT id FROM products)'}`;",
    ['reads products'],
  ],
  ['an argument of query()', "pool.query('TABLE cart_items; ANALYZE products');", ['reads products']],
  ['an insert', "const text = 'INSERT INTO products (id) VALUES (1)';", ['writes products']],
  [
    'an update with an alias',
    "const text = 'UPDATE products AS p SET name = $1 WHERE p.id = $2';",
    ['writes products'],
  ],
  [
    'an update from another table',
    "const text = 'UPDATE cart_items SET x = p.x FROM products p WHERE p.id = 1';",
    ['reads products'],
  ],
  [
    'a delete',
    'const text = `DELETE FROM products USING product_former_slugs s WHERE s.id = 1`;',
    ['writes products', 'reads product_former_slugs'],
  ],
  [
    'a write in a CTE',
    'const text = `WITH gone AS (DELETE FROM products RETURNING id) INSERT INTO cart_items SELECT id FROM gone`;',
    ['writes products'],
  ],
  [
    'a merge',
    "const text = 'MERGE INTO products p USING cart_items c ON c.id = p.id WHEN MATCHED THEN DELETE';",
    ['writes products'],
  ],
  ['a truncation of several', "const text = 'TRUNCATE cart_items, products CASCADE';", ['writes products']],
  [
    'a number of its sequence',
    `const text = "SELECT nextval('products_id_seq'), nextval('product_ids')";`,
    ['writes products', 'writes product_ids'],
  ],
  [
    'a look at its size',
    `const text = "SELECT reltuples FROM pg_class WHERE oid = 'products'::regclass";`,
    ['reads products'],
  ],
  [
    'a name that is filled in',
    'const names = { one: "products" }; const text = (what: "one") => `DELETE FROM ${names[what]} WHERE id = $1`;',
    ['writes products'],
  ],
  ['a write through a view', "const text = 'UPDATE visible_products SET name = $1';", ['writes visible_products']],
  ['rows of the platform', "const text = 'INSERT INTO outbox (name) VALUES ($1)';", ['writes outbox']],
  ['Drizzle: from', `${importing} db.select().from(products);`, ['reads products']],
  [
    'Drizzle: a join by a relative path',
    "import { products as p } from '../../products/server/products.tables.ts'; db.select().from(x).innerJoin(p, eq(p.id, x.id));",
    ['reads products'],
  ],
  ['Drizzle: sql`…`', `${importing} const found = sql\`select 1 from \${products}\`;`, ['reads products']],
  ['Drizzle: a column alone', `${importing} const found = sql\`\${products.id} = 1\`;`, ['reads products']],
  [
    'Drizzle: the whole module',
    "import * as tables from '#features/products/server/products.tables.ts'; db.delete(tables.products);",
    ['writes products'],
  ],
  ['Drizzle: insert', `${importing} db.insert(products).values({});`, ['writes products']],
  ['Drizzle: update', `${importing} db.update(products).set({ id: products.id });`, ['writes products']],
  ['Drizzle: delete', `${importing} db.delete(products);`, ['writes products']],
];

test.each(errors)('%s', (_, text, found) => {
  expect(findIn({ [cart]: text })).toEqual(found);
});

test.each(['cart.factory.ts', 'cart.service.ts', 'cart.jobs.ts', 'demo/fill-carts.ts', 'cart.fragments.ts'])(
  'in %s too',
  (file) => {
    expect(findIn({ [`src/features/cart/server/${file}`]: "const text = 'SELECT 1 FROM products';" })).toEqual([
      'reads products',
    ]);
  },
);

test.each(['src/start/shop.ts', 'src/platform/search.ts', 'src/web/page.tsx', 'demo/fill.ts'])(
  'outside of features, in %s',
  (file) => {
    expect(findIn({ [file]: "const text = 'SELECT 1 FROM products';" })).toEqual(['reads products']);
  },
);

/** Texts that name a table without using its rows, or are allowed to use them. */
const allowed: [what: string, file: string, text: string][] = [
  [
    'the owner itself',
    'src/features/products/server/products.store.ts',
    `${importing} const text = 'UPDATE products SET id = 1'; db.delete(products);`,
  ],
  ['a view that its owner exports', cart, 'const text = `SELECT 1 FROM cart_items JOIN visible_products v ON true`;'],
  [
    'a function that its owner exports',
    cart,
    'const text = `SELECT 1 FROM cart_items c JOIN products_at($1) p ON p.id = c.id`;',
  ],
  [
    'a view through Drizzle',
    cart,
    "import { visibleProducts } from '#features/products/server/products.views.ts'; db.select().from(visibleProducts);",
  ],
  [
    'a foreign key',
    'src/features/cart/server/more.tables.ts',
    `${importing} export const more = pgTable('more', { id: id('id').references(() => products.id) });`,
  ],
  [
    'a type of its rows',
    cart,
    "import type { products } from '#features/products/server/products.tables.ts'; type Row = typeof products.$inferSelect;",
  ],
  [
    'a CTE of the same name',
    cart,
    'const text = `WITH products AS (SELECT 1), more AS MATERIALIZED (SELECT 1 FROM products) SELECT 1 FROM products, more`;',
  ],
  [
    'a recursive CTE',
    cart,
    'const text = `WITH RECURSIVE products(id) AS (SELECT 1 UNION SELECT id FROM products) SELECT 1 FROM products`;',
  ],
  [
    'an alias',
    cart,
    'const text = `SELECT products.id, extract(epoch FROM products.at) FROM cart_items products WHERE products.a IS DISTINCT FROM products.b`;',
  ],
  ['a column', cart, 'const text = `SELECT products, count(*) FROM cart_items GROUP BY products`;'],
  [
    'a comment',
    cart,
    '// SELECT 1 FROM products\n/** `FROM products` */ const text = `SELECT 1 -- FROM products\n FROM cart_items /* JOIN products */`;',
  ],
  ['a value in SQL', cart, `const text = "SELECT 'comes from products' FROM cart_items";`],
  [
    'a sentence',
    cart,
    "const texts = ['Remove it from products', 'Update products', 'We take them from products and join products.', 'select a few from products that sell', 'from products that sell'];",
  ],
  [
    'a message',
    'src/features/cart/cart.messages.ts',
    "export const texts = { text: 'Delete from products', hint: 'Insert into products' };",
  ],
  ['the database itself', cart, "const text = 'SELECT 1 FROM information_schema.tables, pg_catalog.pg_class';"],
  [
    'a conflict and locks of its own',
    cart,
    'const text = `INSERT INTO cart_items VALUES (1) ON CONFLICT DO UPDATE SET products = 1; SELECT 1 FROM cart_items FOR UPDATE`;',
  ],
  [
    'reports, which may read all',
    'src/features/reports/server/reports.store.ts',
    "const text = 'SELECT 1 FROM products';",
  ],
  ['a test', 'src/features/cart/server/cart.store.test.ts', "const text = 'DELETE FROM products';"],
  ['what only tests use', 'src/testing/walk.ts', "const text = 'DELETE FROM products';"],
];

test.each(allowed)('free: %s', (_, file, text) => {
  expect(findIn({ [file]: text })).toEqual([]);
});

test('a reader of all rows may not write them', () => {
  expect(findIn({ 'src/features/privacy/server/privacy.store.ts': "const text = 'DELETE FROM products';" })).toEqual([
    'writes products',
  ]);
});

test('a view reads what its owner may read, by its latest definition', () => {
  const views = {
    'src/features/cart/server/cart.views.ts': "export const lines = pgView('cart_lines', {}).existing();",
  };
  const first = {
    'migrations/0001_views.sql': 'CREATE VIEW cart_lines AS SELECT 1 FROM cart_items JOIN products ON true;',
  };
  const second = {
    'migrations/0002_views.sql':
      'DROP VIEW cart_lines;--> statement-breakpoint\nCREATE VIEW cart_lines AS SELECT 1 FROM cart_items JOIN visible_products ON true;',
  };
  expect(findIn({ ...views, ...first })).toEqual(['reads products']);
  expect(findIn({ ...views, ...first, ...second })).toEqual([]);
});

test('a database function is read like a view', () => {
  const views = { 'src/features/cart/server/cart.views.ts': "export const linesAt = sqlFunction('cart_lines_at');" };
  const made = {
    'migrations/0001_views.sql':
      'CREATE FUNCTION cart_lines_at(at timestamptz) RETURNS SETOF record LANGUAGE sql STABLE AS $$ SELECT 1 FROM products $$;',
  };
  expect(findIn({ ...views, ...made })).toEqual(['reads products']);
});

test('an undeclared view is an error', () => {
  expect(() => findIn({ 'migrations/0001_views.sql': 'CREATE VIEW "cart_lines" AS SELECT 1;' })).toThrow(
    'makes cart_lines, which no *.views.ts declares',
  );
});

test('two features declaring one table are an error', () => {
  expect(() =>
    findIn({ 'src/features/cart/server/more.tables.ts': "export const more = pgTable('products', {});" }),
  ).toThrow('a relation has one owner');
});

test("only erasure writes everybody's rows", () => {
  const text = "const text = 'DELETE FROM products';";
  const erasing = 'src/features/privacy/server/erasure.store.ts';
  expect(Object.keys(mayWriteAll)).toEqual([erasing]);
  expect(Object.keys(mayReadAll)).toEqual(['reports', 'privacy']);
  expect(findIn({ [erasing]: text })).toEqual([]);
});

test('a use is reported with its location', () => {
  expect(usesIn({ [cart]: "\nconst text = 'SELECT 1 FROM products';" }).map(inWords)).toEqual([
    `${cart}:2: cart reads products of products`,
  ]);
});

test('the human-readable table counts reads and writes', () => {
  const table = tableOf(
    usesIn({
      [cart]:
        "const text = 'SELECT 1 FROM products'; const other = 'DELETE FROM products'; const third = 'DELETE FROM outbox';",
    }),
  );
  expect(table.split('\n')).toEqual([
    '      platform  products',
    'cart  0/1       1/1',
    '',
    '3 references (1 reads, 2 writes) in 2 pairs',
  ]);
});

const findIn = (files: Record<string, string>) =>
  usesIn(files).map(({ kind, relation }) => `${kind}s ${relation.name}`);

/** Writes the files beside those of the shop into a temporary folder, and checks them. */
function usesIn(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rows-'));
  try {
    for (const [file, text] of Object.entries({ ...shop, ...files })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return foreignUses(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
