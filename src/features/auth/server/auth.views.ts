import { pgView, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** Sessions that nobody has ended; the last use of one decides until when. */
export const openSessions = pgView('open_sessions', {
  id: uuid('id').notNull(),
  expiresAt: moment('expires_at').notNull(),
}).existing();
