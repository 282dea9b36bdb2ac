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
  /** Who gives it. */
  readonly by: number;
  /** Who is to get it. */
  readonly customerId: number;
  readonly amount: Toman;
  /** The page of the admin where it is given. */
  readonly link: string;
}

const endedBefore = (now: Date) => secondsAfter(now, -approvedHours * 3_600);

/**
 * Uses up the approval of a large sum, in the transaction that gives it; without one it is refused, and requested for once that
 * transaction was rolled back.
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

/** A sum that was decided: whose request it was. */
export interface DecidedSum {
  readonly requestedBy: number;
  readonly amount: Toman;
  readonly link: string;
}

/**
 * A second member of the staff approves or refuses a sum. `isAlone` says that nobody else can, so that who requested it may; whether
 * they are who they say is for the caller to prove.
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
    // One's own is taken back by refusing it.
    const mayOwn = isAlone || status === 'refused' ? by : null;
    // Nobody but an owner is given money by their own word; to refuse it needs nobody's.
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

/** A sum that was requested; undefined for one that is none. */
export async function approvalById(shop: Shop, id: number): Promise<StoredApproval | undefined> {
  return (await shop.db.select().from(moneyApprovals).where(eq(moneyApprovals.id, id)))[0];
}

/** The sums that were requested, the newest first. */
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

/** Forgets sums that were requested long ago. */
export async function forgetOldApprovals(shop: Shop): Promise<void> {
  await forgetRequested(shop, { before: secondsAfter(shop.clock.now(), -daysStored * 86_400) });
}
