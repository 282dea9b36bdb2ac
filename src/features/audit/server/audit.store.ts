import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { accessKeyNames } from '#features/access-keys/server/access-keys.views.ts';
import { customerNames } from '#features/accounts/server/accounts.views.ts';
import type { Shop } from '#platform/shop.ts';
import { auditLog } from './audit.tables.ts';

/** The filters on the log. */
export interface AuditFilter {
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: string | undefined;
  /** A username. */
  readonly by?: string | undefined;
  readonly since?: Date | undefined;
  /** Before this time. */
  readonly until?: Date | undefined;
  /** Only entries older than this one. */
  readonly before?: number | undefined;
}

/** In order of time; entries of the same time by their ids. */
const olderThan = (id: number): SQL =>
  sql`(${auditLog.at}, ${auditLog.id}) < ((select last.at from audit_log last where last.id = ${id}), ${id})`;

/**
 * Returns entries of the log, newest first. A range of days is read by time: by id, an old day would be searched for through every entry after it,
 * and on through every entry before it.
 */
export function auditEntries(shop: Shop, filter: AuditFilter, limit: number) {
  const ofDays = filter.since !== undefined || filter.until !== undefined;
  const wanted: (SQL | undefined)[] = [
    filter.subject === undefined ? undefined : eq(auditLog.subject, filter.subject),
    filter.subjectId === undefined ? undefined : eq(auditLog.subjectId, filter.subjectId),
    filter.action === undefined ? undefined : eq(auditLog.action, filter.action),
    filter.by === undefined ? undefined : eq(customerNames.username, filter.by),
    filter.since === undefined ? undefined : gte(auditLog.at, filter.since),
    filter.until === undefined ? undefined : lt(auditLog.at, filter.until),
    filter.before === undefined ? undefined : ofDays ? olderThan(filter.before) : lt(auditLog.id, filter.before),
  ];
  return shop.db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      by: customerNames.username,
      keyId: accessKeyNames.id,
      keyName: accessKeyNames.name,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(customerNames, eq(customerNames.id, auditLog.by))
    .leftJoin(accessKeyNames, eq(accessKeyNames.id, auditLog.accessKeyId))
    .where(and(...wanted))
    .orderBy(...(ofDays ? [desc(auditLog.at)] : []), desc(auditLog.id))
    .limit(limit);
}
