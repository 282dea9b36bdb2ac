import { pgView, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';

/** The names of access keys, revoked ones included: the audit log displays the key used for a change, and a webhook is paused with its key. */
export const accessKeyNames = pgView('access_key_names', {
  id: id('id').notNull(),
  name: text('name').notNull(),
  revokedAt: moment('revoked_at'),
}).existing();
