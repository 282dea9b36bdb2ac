import { and, desc, eq, lt } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { afterRefusal } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { approvedHours, type ApprovalState } from '../money-approvals.rules.ts';
import { staffMoneyErrors } from '../staff-money-errors.messages.ts';
import { requestMoney, decideMoney, forgetRequested, useApproval } from './money-approvals.store.ts';
import { moneyApprovals } from './settings.tables.ts';

export interface RequestedSum {
  /** The id of the staff member who grants it. */
  readonly by: number;
  /** The customer who receives it. */
  readonly customerId: number;
  readonly amount: Toman;
  /** The admin page where it is granted. */
  readonly link: string;
}

const endedBefore = (now: Date) => secondsAfter(now, -approvedHours * 3_600);

/**
 * Consumes the approval of a large sum, in the transaction that grants it; without one the sum is refused, and the approval is requested after the
 * rollback.
 */
export async function refuseUnlessApproved(
  shop: Shop,
  { by, customerId, amount, link, from }: RequestedSum & { readonly from: Toman },
): Promise<Refusal<'approval-needed'> | null> {
  const now = shop.clock.now();
  const sum = { by, customerId, amount, link, now, endedBefore: endedBefore(now) };
  if ((await useApproval(shop, { by, link, amount, now, endedBefore: sum.endedBefore })).length > 0) return null;
  afterRefusal(() =>
    shop.transaction(async () => {
      const [requested] = await requestMoney(shop, sum);
      if (requested !== undefined) await shop.publish('money.requested', { by, customerId, amount });
    }),
  );
  return refuse(
    'approval-needed',
    inBoth(staffMoneyErrors, (t) => t.approvalNeeded(from)),
  );
}

const refuseOneself = () =>
  refuse(
    'own-matter',
    inBoth(staffMoneyErrors, (t) => t.notToOneself),
  );

export type DecisionRejection = Refusal<
  'money-approval-not-found' | 'money-approval-decided' | 'money-approval-of-another' | 'own-matter'
>;

/** A decided sum, with who requested it. */
export interface DecidedSum {
  readonly requestedBy: number;
  readonly amount: Toman;
  readonly link: string;
}

/**
 * Approves or refuses a sum by a second staff member. `isAlone` means that nobody else can, so the requester may; the caller must verify their
 * identity.
 */
export async function decideApproval(
  shop: Shop,
  {
    id,
    by,
    status,
    isAlone,
    isOwner,
  }: { id: number; by: number; status: 'approved' | 'refused'; isAlone: boolean; isOwner: boolean },
): Promise<DecidedSum | DecisionRejection> {
  return shop.transaction(async () => {
    // Refusing one's own request withdraws it.
    const mayOwn = isAlone || status === 'refused' ? by : null;
    // Only an owner may approve a sum for themselves; refusing needs no approval.
    const mayGet = isOwner || status === 'refused';
    const [decided] = await decideMoney(shop, { id, by, status, now: shop.clock.now(), mayOwn, mayGet });
    if (decided === undefined) return whyNot(shop, { id, by, mayGet });
    const { requestedBy, amount, link } = decided;
    await recordChange(shop, {
      by,
      action: `money.${status}`,
      subject: 'money-approval',
      subjectId: id,
      before: null,
      after: { amount, link, requested_by: requestedBy },
    });
    return decided;
  });
}

async function whyNot(
  shop: Shop,
  { id, by, mayGet }: { readonly id: number; readonly by: number; readonly mayGet: boolean },
): Promise<DecisionRejection> {
  const [row] = await shop.db.select().from(moneyApprovals).where(eq(moneyApprovals.id, id));
  if (row === undefined)
    return refuse(
      'money-approval-not-found',
      inBoth(staffMoneyErrors, (t) => t.approvalNotFound),
    );
  if (row.status === 'waiting' && row.customerId === by && !mayGet) return refuseOneself();
  return row.status === 'waiting'
    ? refuse(
        'money-approval-of-another',
        inBoth(staffMoneyErrors, (t) => t.approvalOfAnother),
      )
    : refuse(
        'money-approval-decided',
        inBoth(staffMoneyErrors, (t) => t.approvalDecided),
      );
}

export type StoredApproval = typeof moneyApprovals.$inferSelect;

/** Returns a requested sum; undefined when unknown. */
export async function approvalById(shop: Shop, id: number): Promise<StoredApproval | undefined> {
  return (await shop.db.select().from(moneyApprovals).where(eq(moneyApprovals.id, id)))[0];
}

/** Returns the requested sums, newest first. */
export async function listApprovals(
  shop: Shop,
  { status, before, limit }: { status: ApprovalState | undefined; before: number | null; limit: number },
): Promise<StoredApproval[]> {
  return shop.db
    .select()
    .from(moneyApprovals)
    .where(
      and(
        status === undefined ? undefined : eq(moneyApprovals.status, status),
        before === null ? undefined : lt(moneyApprovals.id, before),
      ),
    )
    .orderBy(desc(moneyApprovals.id))
    .limit(limit);
}

const daysStored = 90;

/** Deletes old requests. */
export async function forgetOldApprovals(shop: Shop): Promise<void> {
  await forgetRequested(shop, { before: secondsAfter(shop.clock.now(), -daysStored * 86_400) });
}
