import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { problemsOf } from './lint.ts';

const folder = path.join(root, 'migrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

test('no migration locks or rewrites a large table, or removes what the previous release reads', () => {
  expect(files.length).toBeGreaterThan(90);
  const problems = files.flatMap((name) =>
    problemsOf(name.replace('.sql', ''), readFileSync(path.join(folder, name), 'utf8')).map(
      ({ rule, statement }) => `${name}: ${rule}: ${statement.slice(0, 120)}`,
    ),
  );
  expect(problems).toEqual([]);
});

/** A migration, and the number of problems in it. */
const cases: readonly (readonly [sql: string, problems: number])[] = [
  ['ALTER TABLE "orders" ADD CONSTRAINT "due_right" CHECK (due >= 0)', 1],
  ['ALTER TABLE "orders" ADD CONSTRAINT "due_right" CHECK (due >= 0) NOT VALID', 0],
  [
    'ALTER TABLE "orders" ADD CONSTRAINT "by" FOREIGN KEY ("a") REFERENCES "public"."customers"("id") ON DELETE cascade',
    1,
  ],
  ['ALTER TABLE "orders" ADD CONSTRAINT "once" UNIQUE("number")', 1],
  ['ALTER TABLE "orders" ADD CONSTRAINT "once" UNIQUE USING INDEX "orders_once"', 0],
  ['CREATE INDEX "orders_day" ON "orders" USING btree ("placed_at")', 1],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_day" ON "orders" USING btree ("placed_at")', 1],
  [
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_day" ON "orders" USING btree ("placed_at")',
    0,
  ],
  ['-- outside a transaction\nCREATE INDEX CONCURRENTLY "orders_day" ON "orders" USING btree ("placed_at")', 2],
  ['-- outside a transaction\nCREATE TABLE "a" (n int)', 1],
  ['CREATE TABLE "a" (n int);\n--> statement-breakpoint\nCREATE INDEX "a_n" ON "a" USING btree ("n")', 0],
  ['ALTER TABLE "orders" VALIDATE CONSTRAINT "due_right"', 1],
  ['-- outside a transaction\nALTER TABLE "orders" VALIDATE CONSTRAINT "due_right"', 0],
  ['ALTER TABLE "orders" ALTER COLUMN "due" SET DATA TYPE bigint', 1],
  ['ALTER TABLE "orders" ALTER COLUMN "due" TYPE bigint', 1],
  ['ALTER TABLE "orders" ALTER COLUMN "due" SET NOT NULL', 1],
  ['ALTER TABLE "orders" ADD CONSTRAINT "due_named" CHECK (due = 0 or note is not null) NOT VALID', 0],
  ['ALTER TABLE "orders" ADD COLUMN "note" text', 0],
  ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL', 1],
  ['ALTER TABLE "orders" ADD COLUMN "parts" integer DEFAULT 1 NOT NULL', 0],
  ['ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL', 1],
  ['ALTER TABLE "orders" DROP COLUMN "note"', 1],
  ['-- phase: contract\nALTER TABLE "orders" DROP COLUMN "note"', 0],
  ['ALTER TABLE "orders" RENAME COLUMN "note" TO "words"', 1],
  ['ALTER TABLE "offers" RENAME TO "flash_sales"', 1],
  ['ALTER TABLE "offers" RENAME TO "flash_sales";--> statement-breakpoint\nCREATE VIEW "other" AS SELECT 1', 1],
  [
    'ALTER TABLE "offers" RENAME TO "flash_sales";--> statement-breakpoint\nCREATE VIEW "offers" AS SELECT id FROM flash_sales',
    0,
  ],
  ['ALTER INDEX "offers_product" RENAME TO "flash_sales_product"', 0],
  ['ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_pkey" TO "flash_sales_pkey"', 0],
  ['DROP VIEW "order_summaries"', 1],
  ['CREATE OR REPLACE VIEW "order_summaries" AS SELECT 1', 0],
  ['UPDATE "orders" SET note = 1', 1],
  ['-- small: settings\nUPDATE "settings" SET note = 1', 0],
  ['DELETE FROM orders WHERE id = 1', 1],
  ['INSERT INTO order_days SELECT day FROM orders', 1],
  ['INSERT INTO settings VALUES (1)', 0],
  [`INSERT INTO post_categories VALUES ('news', 'خبرها')`, 1],
  ['-- phase: whole\nDROP TABLE orders', 1],
  ['-- phase: whole, because nobody has written a row of this table yet\nDROP TABLE orders', 0],
];

test.each(cases)('%s: %i', (sql, problems) => {
  expect(problemsOf('0200_case', sql).map(({ rule }) => rule)).toHaveLength(problems);
});

test('migrations that predate the phases are unchanged since they were applied', () => {
  expect(problemsOf('0098_lists_of_a_million', 'DROP TABLE orders')).toEqual([]);
});
