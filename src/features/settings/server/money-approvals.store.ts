import { bigint, bool, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Requests a sum; no row comes back where that was requested already and still holds. */
export const requestMoney = statement({
  name: 'money_approvals_ask',
  params: { by: bigint, customerId: bigint, link: text, amount: bigint, now: timestamptz, endedBefore: timestamptz },
  row: { id: bigint },
  text: `
INSERT INTO money_approvals AS former (requested_by, customer_id, link, amount, status, requested_at) VALUES (:by, :customerId, :link, :amount, 'waiting', :now)
ON CONFLICT (requested_by, link, amount) WHERE status in ('waiting', 'approved')
  DO UPDATE SET status = 'waiting', customer_id = :customerId, requested_at = :now, decided_by = NULL, decided_at = NULL
  WHERE former.status = 'approved' AND former.decided_at < :endedBefore
RETURNING id`,
});

/** Uses up the approval of a sum, once; no row comes back where there is none that still holds. */
export const useApproval = statement({
  name: 'money_approvals_use',
  params: { by: bigint, link: text, amount: bigint, now: timestamptz, endedBefore: timestamptz },
  row: { id: bigint },
  text: `
UPDATE money_approvals SET status = 'used', used_at = :now
WHERE requested_by = :by AND link = :link AND amount = :amount AND status = 'approved' AND decided_at >= :endedBefore
RETURNING id`,
});

/**
 * Decides a sum that waits: of two who decide at once the first one counts. Who requested it decides only where nobody else can, and who is to get
 * it does not approve it.
 */
export const decideMoney = statement({
  name: 'money_approvals_decide',
  params: { id: bigint, by: bigint, status: text, now: timestamptz, mayOwn: nullable(bigint), mayGet: bool },
  row: { requestedBy: bigint, amount: bigint, link: text },
  text: `
UPDATE money_approvals SET status = :status, decided_by = :by, decided_at = :now
WHERE id = :id AND status = 'waiting' AND (requested_by <> :by OR requested_by = :mayOwn) AND (:mayGet OR customer_id IS DISTINCT FROM :by)
RETURNING requested_by AS "requestedBy", amount, link`,
});

/** Forgets what was requested before a moment; the audit log holds what was given and decided. */
export const forgetRequested = statement({
  name: 'money_approvals_forget',
  params: { before: timestamptz },
  text: 'DELETE FROM money_approvals WHERE requested_at < :before',
});
