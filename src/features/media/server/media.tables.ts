import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf, positive } from '#platform/database/constraints.ts';

/** A stored original; its renditions are made from it when they are first requested. */
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
  (table) => [
    uniqueIndex('media_files_key').on(table.key),
    ...[positive(table.width), positive(table.height), positive(table.bytes)],
  ],
);

/** What a customer has sent in: it lapses after a day unless something of the shop claims it. */
export const uploads = pgTable(
  'uploads',
  {
    /** Made by chance: who does not know it cannot find the file. */
    key: text('key').primaryKey(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    /** An image is seen by everybody under /media, a video under /videos, a file only at an address that was signed for its reader. */
    kind: text('kind', { enum: ['picture', 'file', 'film'] }).notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** As its sender called it; none for an image. */
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
