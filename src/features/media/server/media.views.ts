import { integer, pgView, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';

/** Uploads of customers. */
export const uploadedFiles = pgView('uploaded_files', {
  key: text('key').notNull(),
  customerId: id('customer_id').notNull(),
  kind: text('kind', { enum: ['picture', 'file', 'film'] }).notNull(),
  name: text('name'),
  mimeType: text('mime_type').notNull(),
  bytes: integer('bytes').notNull(),
}).existing();
