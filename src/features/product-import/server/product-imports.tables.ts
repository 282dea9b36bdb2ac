import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import { importStates, lineOutcomes, type LineError } from '../product-import.rules.ts';
import type { ProductCells } from '../product-table.rules.ts';

/** Tables of products that the staff sent in, and how far the shop has come with each. */
export const productImports = pgTable(
  'product_imports',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    fileName: text('file_name').notNull(),
    by: id('by')
      .notNull()
      .references(() => customers.id),
    state: text('state', { enum: importStates }).notNull().default('checking'),
    createdAt: moment('created_at').notNull(),
    /** When a process last went on with it; null when none is at it. One that died is followed after a while. */
    workedAt: moment('worked_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [index('product_imports_state').on(table.state), oneOf(table.state)],
);

/** Their lines, each with what becomes of it. */
export const productImportLines = pgTable(
  'product_import_lines',
  {
    importId: id('import_id').notNull(),
    /** Of the file, its first as 1. */
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<ProductCells>().notNull(),
    /** Null until it was looked at. Before it is stored: what would become of it. */
    outcome: text('outcome', { enum: lineOutcomes }),
    faults: jsonb('faults').$type<readonly LineError[]>().notNull().default([]),
    /** When the product was written: in the same transaction, so that no line is applied twice. */
    keptAt: moment('kept_at'),
    /** How often a process began to look at it, and then to write it: one that always fails is left out. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    foreignKey({ columns: [table.importId], foreignColumns: [productImports.id] }).onDelete('cascade'),
    oneOf(table.outcome),
  ],
);
