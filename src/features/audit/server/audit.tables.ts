import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accessKeys } from '#features/access-keys/server/access-keys.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';

/** What the staff changed: who, what, before and after. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Who did it; null for what the shop's own first start did. */
    by: id('by').references(() => customers.id),
    /** The access key by which a program did it on their behalf; null for a manual change. */
    accessKeyId: id('access_key_id').references(() => accessKeys.id),
    /** In the past tense: `review.approved`. */
    action: text('action').notNull(),
    /** The kind of the changed subject: `review`. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.subjectId, table.id),
    index('audit_log_by').on(table.by, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_at').on(table.at, table.id),
  ],
);
