import { pgView, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** Sessions that have not been ended; the last use of each determines when it expires. */
export const openSessions = pgView('open_sessions', {
  id: uuid('id').notNull(),
  expiresAt: moment('expires_at').notNull(),
}).existing();
