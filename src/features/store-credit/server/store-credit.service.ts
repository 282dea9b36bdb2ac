import { usualPageSize } from '#shared/contract/replies.ts';
import { countGivenMoney } from '#features/settings/server/staff-money.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { creditRefusals } from '../store-credit-errors.messages.ts';
import type { StaffCreditEntry } from '../store-credit.contract.ts';
import { customerExists, entriesOf, lockLedger, newestBalance, writeEntry } from './store-credit.store.ts';

/** Returns a customer's balance, in toman: the sum of the ledger's entries. */
export async function creditBalance(shop: Shop, customerId: number): Promise<Toman> {
  const [newest] = await newestBalance(shop, { customerId });
  return newest?.balance ?? 0;
}

interface OfOrder {
  readonly customerId: number;
  readonly orderId: number;
}

/** Pays an amount for an order, or nothing when the balance is too low; returns whether it was paid. Runs in the order's transaction. */
export async function payWithCredit(
  shop: Shop,
  { customerId, orderId, amount }: OfOrder & { readonly amount: Toman },
): Promise<boolean> {
  if (amount === 0) return true;
  await lockLedger(shop, { customerId });
  return (
    (
      await writeEntry(shop, {
        customerId,
        amount: -amount,
        reason: 'payment',
        orderId,
        note: null,
        by: null,
        now: shop.clock.now(),
      })
    ).length === 1
  );
}

/** Credits a refund of an order, or store credit that it had used. Runs in the transaction that moves the order. */
export async function creditOrder(
  shop: Shop,
  {
    customerId,
    orderId,
    number,
    amount,
    reason,
  }: OfOrder & { readonly number: string; readonly amount: Toman; readonly reason: 'refund' | 'given-back' },
): Promise<void> {
  if (amount === 0) return;
  await lockLedger(shop, { customerId });
  await writeEntry(shop, { customerId, amount, reason, orderId, note: null, by: null, now: shop.clock.now() });
  await shop.publish('notice.due', { customerId, kind: 'credit-added', params: { amount, number }, link: '/wallet' });
}

export type CreditRejection = Refusal<
  | 'customer-not-found'
  | 'credit-short'
  | 'nothing-to-change'
  | 'over-staff-limit'
  | 'approval-needed'
  | 'credit-to-oneself'
>;

export interface CreditChange {
  readonly customerId: number;
  readonly amount: number;
  readonly note: string;
  readonly by: number;
  /** The role of the staff member: only the owner may credit themselves or exceed the daily limit. */
  readonly role: string | null;
}
/** Returns an entry in the staff's format. */
const asEntry = ({ at, orderNumber, ...entry }: RowOf<typeof entriesOf>): StaffCreditEntry => ({
  ...entry,
  created_at: at.toISOString(),
  order: orderNumber,
});

/** Refuses an unknown customer, who would otherwise seem to have an empty balance. */
export async function unknownCustomer(shop: Shop, customerId: number): Promise<Refusal<'customer-not-found'> | null> {
  if ((await customerExists(shop, { customerId })).length > 0) return null;
  return refuse(
    'customer-not-found',
    inBoth(creditRefusals, (t) => t.customerUnknown),
  );
}

/** Adds to a customer's store credit, or subtracts from it with a negative amount; returns the entry. */
export async function changeCredit(
  shop: Shop,
  { customerId, amount, note, by, role }: CreditChange,
): Promise<Omit<StaffCreditEntry, 'note'> | CreditRejection> {
  if (amount === 0)
    return refuse(
      'nothing-to-change',
      inBoth(creditRefusals, (t) => t.nothing),
      { fields: { amount: inBoth(creditRefusals, (t) => t.nothing) } },
    );
  return shop.transaction(async () => {
    const unknown = await unknownCustomer(shop, customerId);
    if (unknown !== null) return unknown;
    if (amount > 0) {
      const link = `/admin/customers/${customerId}`;
      const refused = await countGivenMoney(shop, { giver: { id: by, role }, customerId, amount, link });
      if (refused !== null) return refused;
    }
    await lockLedger(shop, { customerId });
    const [written] = await writeEntry(shop, {
      customerId,
      amount,
      reason: amount > 0 ? 'added' : 'taken',
      orderId: null,
      note,
      by,
      now: shop.clock.now(),
    });
    if (written === undefined) {
      const balance = await creditBalance(shop, customerId);
      return refuse(
        'credit-short',
        inBoth(creditRefusals, (t) => t.short(balance)),
      );
    }
    await recordChange(shop, {
      by,
      action: amount > 0 ? 'credit.added' : 'credit.taken',
      subject: 'customer',
      subjectId: customerId,
      before: { credit: written.balance - amount },
      after: { credit: written.balance, note },
    });
    if (amount > 0)
      await shop.publish('notice.due', {
        customerId,
        kind: 'credit-added',
        params: { amount, number: null },
        link: '/wallet',
      });
    const [entry] = await entriesOf(shop, { customerId, before: null, limit: 1 });
    if (entry === undefined) throw new Error('An entry was gone after it was written.');
    return asEntry(entry);
  });
}

/** Returns a customer's balance and entries, newest first; `next` is the URL of the next page. */
export async function creditLedger(
  shop: Shop,
  {
    customerId,
    query,
    address,
  }: {
    readonly customerId: number;
    readonly query: { readonly after?: string; readonly page_size?: number };
    readonly address: string;
  },
): Promise<{ balance: Toman; data: StaffCreditEntry[]; next: string | null } | Refusal<'invalid-request'>> {
  const { page_size: size = usualPageSize } = query;
  const order = address.startsWith('/api/admin/') ? 'credit' : 'own-credit';
  const after = afterId(order, query.after);
  if (after === undefined) return cursorRejection;
  const [balance, rows] = await Promise.all([
    creditBalance(shop, customerId),
    entriesOf(shop, { customerId, before: after, limit: size + 1 }),
  ]);
  const { data: visible, next } = pageAfter(rows, { order, size, address, query });
  return { balance, data: visible.map(asEntry), next };
}
