import { refuseWithoutProof } from '#features/auth/server/account-proof.service.ts';
import {
  approvalById,
  decideApproval,
  listApprovals,
  type DecisionRejection,
  type StoredApproval,
} from '#features/settings/server/money-approvals.service.ts';
import type { ApprovalState } from '#features/settings/money-approvals.rules.ts';
import type { Caller } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { MoneyApproval } from '../money-approvals.contract.ts';
import type { Member } from '../staff.contract.ts';
import { listStaff } from './staff.service.ts';

const mayApprove = ({ role, active }: Member) => active && (role === 'owner' || role === 'manager');

/** Whether a member may approve a sum for a recipient: only an owner may for themselves. */
const mayApproveFor = (member: Member, receiver: number | null) =>
  mayApprove(member) && (member.role === 'owner' || member.id !== receiver);

/** Whether no one but this owner may approve a sum. */
const isAlone = (staff: readonly Member[], { customerId, role }: Caller, receiver: number | null) =>
  role === 'owner' && !staff.some((member) => mayApproveFor(member, receiver) && member.id !== customerId);

interface RequestedMoney {
  readonly by: number;
  /** The recipient; missing when requested by a process of the previous release. */
  readonly customerId?: number | null;
  readonly amount: number;
}

/** Notifies everybody who may approve a requested sum, including an owner without colleagues. */
export async function notifyApprovers(
  shop: Shop,
  { by, customerId: receiver = null, amount }: RequestedMoney,
): Promise<void> {
  const staff = await listStaff(shop);
  const approvers = staff.filter((member) => mayApproveFor(member, receiver));
  const others = approvers.filter(({ id }) => id !== by);
  const params = { name: nameOf(staff, by), amount };
  for (const { id: customerId } of others.length > 0 ? others : approvers)
    await shop.publish('notice.due', { customerId, kind: 'money-requested', params, link: '/admin/money-approvals' });
}

/** Returns a staff member's name. */
export function nameOf(staff: readonly Member[], id: number): string {
  const member = staff.find((one) => one.id === id);
  return member?.full_name ?? member?.username ?? String(id);
}

/** Returns the requested sums with the names of requesters and deciders. */
export async function namedApprovals(
  shop: Shop,
  caller: Caller,
  part: { status: ApprovalState | undefined; before: number | null; limit: number },
): Promise<MoneyApproval[]> {
  const [rows, staff] = await Promise.all([listApprovals(shop, part), listStaff(shop)]);
  return rows.map((row) => named(row, caller, staff));
}

/** Returns one of them in its current state. */
export async function namedApproval(shop: Shop, caller: Caller, id: number): Promise<MoneyApproval> {
  const [row, staff] = await Promise.all([approvalById(shop, id), listStaff(shop)]);
  if (row === undefined) throw new Error('A requested sum was gone after it was decided.');
  return named(row, caller, staff);
}

function named(row: StoredApproval, caller: Caller, staff: readonly Member[]): MoneyApproval {
  const person = (id: number) => ({ id, name: nameOf(staff, id) });
  return {
    id: row.id,
    amount: row.amount,
    link: row.link,
    status: row.status,
    requested_by: person(row.requestedBy),
    requested_at: row.requestedAt.toISOString(),
    decided_by: row.decidedBy === null ? null : person(row.decidedBy),
    decided_at: row.decidedAt?.toISOString() ?? null,
    used_at: row.usedAt?.toISOString() ?? null,
    may_approve:
      row.status === 'waiting' &&
      (caller.role === 'owner' || row.customerId !== caller.customerId) &&
      (row.requestedBy !== caller.customerId || isAlone(staff, caller, row.customerId)),
  };
}

type Decided = Promise<DecisionRejection | null>;

/** Approves a sum; an owner without colleagues must confirm with a second factor or the password. */
export async function approveMoney(
  shop: Shop,
  caller: Caller,
  { id, password }: { readonly id: number; readonly password: string | undefined },
): Promise<Awaited<Decided> | Refusal<'second-step-needed' | 'wrong-password' | 'sign-in-again' | 'too-many-tries'>> {
  const row = await approvalById(shop, id);
  const alone = isAlone(await listStaff(shop), caller, row?.customerId ?? null);
  if (alone && row?.requestedBy === caller.customerId) {
    const unproven = await refuseWithoutProof(shop, caller, password);
    if (unproven !== null) return unproven;
  }
  return decide(shop, {
    id,
    by: caller.customerId,
    status: 'approved',
    isAlone: alone,
    isOwner: caller.role === 'owner',
  });
}

/** Refuses a sum, or withdraws the caller's own request. */
export async function refuseMoney(shop: Shop, { customerId: by }: Caller, id: number): Decided {
  return decide(shop, { id, by, status: 'refused', isAlone: false, isOwner: false });
}

/** Stores the decision and notifies the requester. */
function decide(shop: Shop, decision: Parameters<typeof decideApproval>[1]): Decided {
  const { by, status } = decision;
  return shop.transaction(async () => {
    const decided = await decideApproval(shop, decision);
    if (isRefusal(decided)) return decided;
    const { requestedBy: customerId, amount, link } = decided;
    const kind = status === 'approved' ? 'money-approved' : 'money-refused';
    if (customerId !== by) {
      const name = nameOf(await listStaff(shop), by);
      await shop.publish('notice.due', { customerId, kind, params: { name, amount }, link });
    }
    return null;
  });
}
