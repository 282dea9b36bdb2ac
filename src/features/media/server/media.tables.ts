import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf, positive } from '#platform/database/constraints.ts';

/** Stored originals; renditions are generated on first request. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The name of the file in URLs and on disk; a hash of its content, so that it can be cached forever. */
    key: text('key').notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('media_files_key').on(table.key),
    ...[positive(table.width), positive(table.height), positive(table.bytes)],
  ],
);

/** Uploads of customers; an unclaimed one expires after a day. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random, so that the file cannot be found without it. */
    key: text('key').primaryKey(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Images are public under /media, videos under /videos; a file is served only at a URL signed for its reader. */
    kind: text('kind', { enum: ['picture', 'file', 'film'] }).notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** The sender's file name; null for an image. */
    name: text('name'),
    createdAt: moment('created_at').notNull(),
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    index('uploads_unclaimed')
      .on(table.createdAt)
      .where(sql`${table.claimedAt} is null`),
    index('uploads_unclaimed_of')
      .on(table.customerId)
      .where(sql`${table.claimedAt} is null`),
    ...[positive(table.width), positive(table.height), notNegative(table.bytes)],
    oneOf(table.kind),
  ],
);
