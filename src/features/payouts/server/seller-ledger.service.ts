import { usualPageSize } from '#shared/contract/replies.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { settlement } from '../seller-ledger.rules.ts';
import {
  accountOf,
  entriesOf,
  payoutByReference,
  sellersOfOrder,
  soldAndSettled,
  unsettled,
  writePayout,
  writeSale,
} from './seller-ledger.store.ts';
import type { SellerEntry } from '../payouts.contract.ts';
import { payoutErrors } from './payout-errors.messages.ts';

const maxSettledAtOnce = 500;

/** Returns the sellers of an order, without the shop itself. */
export async function sellersOf(shop: Shop, orderId: number): Promise<number[]> {
  return (await sellersOfOrder(shop, { orderId })).map(({ sellerId }) => sellerId);
}

/** Returns orders with deliveries or returns since a time that their sellers' ledgers do not include yet. */
export function unsettledSince(shop: Shop, since: Date): Promise<{ orderId: number; sellerId: number }[]> {
  return unsettled(shop, { since, limit: maxSettledAtOnce });
}

/**
 * Updates a seller's ledger to what has arrived of an order and was not returned; idempotent. Must be called in the transaction that has locked the
 * seller. The commission is the one agreed at the time of the order.
 */
export async function settle(
  shop: Shop,
  { orderId, sellerId }: { readonly orderId: number; readonly sellerId: number },
): Promise<void> {
  const [found] = await soldAndSettled(shop, { orderId, sellerId });
  if (found === undefined || found.percent === null) return;
  const { percent } = found;
  const change = settlement(found.sold, percent, { sold: found.settledSold, commission: found.settledCommission });
  if (change === null) return;
  await writeSale(shop, {
    sellerId,
    kind: change.sold < 0 ? 'return' : 'sale',
    orderId,
    sold: change.sold,
    commission: change.commission,
    percent,
    now: shop.clock.now(),
  });
}

/**
 * Records a transfer to a seller; rejected when it exceeds the balance or is already recorded. Must be called in the transaction that has locked the
 * seller.
 */
export async function payOut(
  shop: Shop,
  {
    sellerId,
    amount,
    reference,
    by,
  }: { readonly sellerId: number; readonly amount: number; readonly reference: string; readonly by: number },
): Promise<SellerEntry | Refusal<'payout-too-large' | 'payout-taken'>> {
  const [written] =
    amount === 0 ? [] : await writePayout(shop, { sellerId, amount, reference, by, now: shop.clock.now() });
  if (written === undefined) return payoutRejection(shop, sellerId, reference);
  const { balance } = written;
  await recordChange(shop, {
    by,
    action: 'seller.paid-out',
    subject: 'seller',
    subjectId: sellerId,
    before: { balance: balance + amount },
    after: { balance, reference },
  });
  const [entry] = await entriesOf(shop, { sellerId, before: null, limit: 1 });
  if (entry === undefined) throw new Error('A payout was gone after it was written.');
  return visibleEntry(entry);
}

const visibleEntry = ({ at, ...entry }: RowOf<typeof entriesOf>): SellerEntry => ({
  ...entry,
  created_at: at.toISOString(),
});

async function payoutRejection(
  shop: Shop,
  sellerId: number,
  reference: string,
): Promise<Refusal<'payout-too-large' | 'payout-taken'>> {
  if ((await payoutByReference(shop, { sellerId, reference })).length > 0) {
    const known = inBoth(payoutErrors, (t) => t.payoutKnown);
    return refuse('payout-taken', known, { fields: { reference: known } });
  }
  const { balance } = await sellerAccount(shop, sellerId);
  const tooLarge = inBoth(payoutErrors, (t) => t.payoutTooLarge(balance));
  return refuse('payout-too-large', tooLarge, { fields: { amount: tooLarge } });
}

/** Returns what the shop owes a seller now and what it has paid out, in toman. */
export async function sellerAccount(shop: Shop, sellerId: number): Promise<{ balance: number; paid_out: number }> {
  const [account] = await accountOf(shop, { sellerId });
  return { balance: account?.balance ?? 0, paid_out: account?.paidOut ?? 0 };
}

/** Returns a page of a seller's ledger. */
export async function sellerEntriesPage(
  shop: Shop,
  {
    sellerId,
    query,
    address,
  }: {
    readonly sellerId: number;
    readonly query: { readonly after?: string; readonly page_size?: number };
    readonly address: string;
  },
): Promise<{ data: SellerEntry[]; next: string | null } | Refusal<'invalid-request'>> {
  const { page_size: size = usualPageSize } = query;
  const order = address.startsWith('/api/seller/') ? 'own-entries' : 'entries';
  const before = afterId(order, query.after);
  if (before === undefined) return cursorRejection;
  const found = await entriesOf(shop, { sellerId, before, limit: size + 1 });
  const { data: visible, next } = pageAfter(found, { order, size, address, query });
  return { data: visible.map(visibleEntry), next };
}
