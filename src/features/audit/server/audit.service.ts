import { actingKey } from '#platform/http/callers.ts';
import type { Shop } from '#platform/shop.ts';
import { bounded, type AuditAction, type AuditSubject } from '../audit.rules.ts';
import { auditLog } from './audit.tables.ts';

/** A change by the staff. `before` and `after` contain what changed and nothing secret: no code, token or card number. */
export interface Change {
  /** The customer number of who did it; null for the shop itself. */
  readonly by: number | null;
  /** In the past tense: `review.approved`. */
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: number | string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Records who changed what, in the transaction of the change itself, so that neither is stored without the other. */
export async function recordChange(shop: Shop, ...changes: readonly Change[]): Promise<void> {
  const at = shop.clock.now();
  if (changes.length === 0) return;
  await shop.db.insert(auditLog).values(
    changes.map(({ before, after, ...change }) => ({
      ...change,
      before: bounded(before),
      after: bounded(after),
      subjectId: String(change.subjectId),
      accessKeyId: actingKey(),
      at,
    })),
  );
}
