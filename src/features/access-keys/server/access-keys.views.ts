import { pgView, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';

/** What access keys are called, revoked ones too: the audit log names the key by which something was done, and a webhook ends with it. */
export const accessKeyNames = pgView('access_key_names', {
  id: id('id').notNull(),
  name: text('name').notNull(),
  revokedAt: moment('revoked_at'),
}).existing();
