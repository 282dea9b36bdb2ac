import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/columns.ts';

/** A stored original; its renditions are made from it when they are first asked for. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Names the file in addresses and on disk; made from its content, so it can be cached for ever. */
    key: text('key').notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('media_files_key').on(table.key)],
);
