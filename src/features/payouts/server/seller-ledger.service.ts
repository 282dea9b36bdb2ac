import { recordChange } from '#features/audit/server/audit.service.ts';
import { keyedPart } from '#platform/database/pages-by-key.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { settlement } from '../seller-ledger.rules.ts';
import { sellerRefusals } from '#features/sellers/seller-errors.messages.ts';
import type { SellerEntry } from '#features/sellers/sellers-admin.contract.ts';
import {
  accountOf,
  entriesOf,
  lockLedger,
  payoutByReference,
  sellersOfOrder,
  soldAndSettled,
  unsettled,
  writePayout,
  writeSale,
} from './seller-ledger.store.ts';

const entriesOnAPage = 30;
const settledAtOnce = 500;

/** Brings the ledgers of an order's sellers to what was delivered of it and did not come back. Done twice, it writes once. */
export async function settleOrder(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  for (const { sellerId } of await sellersOfOrder(shop, [orderId])) await settle(shop, orderId, sellerId);
}

/** The same for every order of which something was delivered or came back since a time; how many ledgers had not said so. */
export async function settleSince(shop: Shop, since: Date): Promise<number> {
  const due = await unsettled(shop, [since, settledAtOnce]);
  for (const { orderId, sellerId } of due) await settle(shop, orderId, sellerId);
  return due.length;
}

async function settle(shop: Shop, orderId: number, sellerId: number): Promise<void> {
  await shop.transaction(async () => {
    const [seller] = await lockLedger(shop, [sellerId]);
    const [found] = await soldAndSettled(shop, [orderId, sellerId]);
    if (seller === undefined || found === undefined) return;
    const percent = found.percent ?? seller.commissionPercent;
    const change = settlement(found.sold, percent, { sold: found.settledSold, commission: found.settledCommission });
    if (change === null) return;
    await writeSale(shop, [
      sellerId,
      change.sold < 0 ? 'return' : 'sale',
      orderId,
      change.sold,
      change.commission,
      percent,
      shop.clock.now(),
    ]);
  });
}

/** Notes what was sent to a seller, who hears of it; refused when it is more than is owed, or was noted before. */
export async function payOut(
  shop: Shop,
  {
    sellerId,
    amount,
    reference,
    by,
  }: { readonly sellerId: number; readonly amount: number; readonly reference: string; readonly by: number },
): Promise<{ balance: number } | Refusal<'seller-not-found' | 'payout-too-large' | 'payout-known'>> {
  return shop.transaction(async () => {
    const [seller] = await lockLedger(shop, [sellerId]);
    if (seller === undefined)
      return refuse(
        'seller-not-found',
        inBoth(sellerRefusals, (t) => t.unknown),
      );
    const [written] = amount === 0 ? [] : await writePayout(shop, [sellerId, amount, reference, by, shop.clock.now()]);
    if (written === undefined) return payoutRefused(shop, sellerId, reference);
    const { balance } = written;
    await recordChange(shop, {
      by,
      action: 'seller.paid-out',
      subject: 'seller',
      subjectId: sellerId,
      before: { balance: balance + amount },
      after: { balance, reference },
    });
    if (seller.ownerId !== null)
      await shop.publish('notice.due', {
        customerId: seller.ownerId,
        kind: 'payout-made',
        params: { amount, reference },
        link: '/seller?tab=account',
      });
    return { balance };
  });
}

async function payoutRefused(
  shop: Shop,
  sellerId: number,
  reference: string,
): Promise<Refusal<'payout-too-large' | 'payout-known'>> {
  if ((await payoutByReference(shop, [sellerId, reference])).length > 0) {
    const known = inBoth(sellerRefusals, (t) => t.payoutKnown);
    return refuse('payout-known', known, { fields: { reference: known } });
  }
  const { balance } = await sellerAccount(shop, sellerId);
  const tooLarge = inBoth(sellerRefusals, (t) => t.payoutTooLarge(balance));
  return refuse('payout-too-large', tooLarge, { fields: { amount: tooLarge } });
}

/** What the shop owes a seller now, and what it has paid out, in toman. */
export async function sellerAccount(shop: Shop, sellerId: number): Promise<{ balance: number; paid_out: number }> {
  const [account] = await accountOf(shop, [sellerId]);
  return { balance: account?.balance ?? 0, paid_out: account?.paidOut ?? 0 };
}

/** A page of a seller's account. */
export async function sellerEntriesPage(
  shop: Shop,
  {
    sellerId,
    before,
    address,
  }: { readonly sellerId: number; readonly before: number | undefined; readonly address: string },
): Promise<{ data: SellerEntry[]; next: string | null }> {
  const found = await entriesOf(shop, [sellerId, before ?? null, entriesOnAPage + 1]);
  const { shown, next } = keyedPart(found, { size: entriesOnAPage, address, query: {} });
  return { data: shown.map((entry) => ({ ...entry, at: entry.at.toISOString() })), next };
}
