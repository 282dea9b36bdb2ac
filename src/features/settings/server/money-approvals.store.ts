import { bigint, bool, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Inserts a request for a sum; returns no row when it is already requested and still valid. */
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

/** Consumes the approval of a sum, once; returns no row without a valid one. */
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
 * Decides a pending sum: of two concurrent decisions the first one counts. The requester decides only when nobody else can, and the recipient cannot
 * approve it.
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

/** Deletes requests before a time; the audit log contains what was granted and decided. */
export const forgetRequested = statement({
  name: 'money_approvals_forget',
  params: { before: timestamptz },
  text: 'DELETE FROM money_approvals WHERE requested_at < :before',
});
