import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { customers } from '#features/identity/server/identity.tables.ts';
import type { Shop } from '#platform/shop.ts';
import { auditLog } from './audit.tables.ts';

/** What of the log is wanted. */
export interface AuditFilter {
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: string | undefined;
  /** A username. */
  readonly by?: string | undefined;
  readonly since?: Date | undefined;
  /** Before this moment. */
  readonly until?: Date | undefined;
  /** Only what is older than this entry. */
  readonly before?: number | undefined;
}

/** Entries of the log, newest first. */
export function auditEntries(shop: Shop, filter: AuditFilter, limit: number) {
  const wanted: (SQL | undefined)[] = [
    filter.subject === undefined ? undefined : eq(auditLog.subject, filter.subject),
    filter.subjectId === undefined ? undefined : eq(auditLog.subjectId, filter.subjectId),
    filter.action === undefined ? undefined : eq(auditLog.action, filter.action),
    filter.by === undefined ? undefined : eq(customers.username, filter.by),
    filter.since === undefined ? undefined : gte(auditLog.at, filter.since),
    filter.until === undefined ? undefined : lt(auditLog.at, filter.until),
    filter.before === undefined ? undefined : lt(auditLog.id, filter.before),
  ];
  return shop.db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      by: customers.username,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(customers, eq(customers.id, auditLog.by))
    .where(and(...wanted))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
