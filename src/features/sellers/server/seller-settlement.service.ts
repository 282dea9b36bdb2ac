import { refuseOwnMatter } from '#features/accounts/server/roles.service.ts';
import { payOut, settle, sellersOf, unsettledSince } from '#features/payouts/server/seller-ledger.service.ts';
import type { SellerEntry } from '#features/payouts/payouts.contract.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { sellerRefusals } from '../seller-errors.messages.ts';
import { lockSeller } from './sellers.store.ts';

/** Updates the ledgers of an order's sellers to what has arrived and was not returned. Idempotent. */
export async function settleOrder(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  for (const sellerId of await sellersOf(shop, orderId)) await settleWith(shop, { orderId, sellerId });
}

/** Does the same for every order with deliveries or returns since a time; returns how many ledgers were outdated. */
export async function settleSince(shop: Shop, since: Date): Promise<number> {
  const due = await unsettledSince(shop, since);
  for (const sale of due) await settleWith(shop, sale);
  return due.length;
}

async function settleWith(shop: Shop, { orderId, sellerId }: { orderId: number; sellerId: number }): Promise<void> {
  await shop.transaction(async () => {
    const [seller] = await lockSeller(shop, { sellerId });
    if (seller !== undefined) await settle(shop, { orderId, sellerId });
  });
}

/** Records a transfer to a seller and notifies them; rejected when it exceeds the balance or is already recorded. */
export async function paySeller(
  shop: Shop,
  payout: { readonly sellerId: number; readonly amount: number; readonly reference: string; readonly by: number },
): Promise<SellerEntry | Refusal<'seller-not-found' | 'payout-too-large' | 'payout-taken' | 'own-matter'>> {
  return shop.transaction(async () => {
    const [seller] = await lockSeller(shop, { sellerId: payout.sellerId });
    if (seller === undefined)
      return refuse(
        'seller-not-found',
        inBoth(sellerRefusals, (t) => t.unknown),
      );
    const own = await refuseOwnMatter(shop, { by: payout.by, of: [seller.ownerId] });
    if (own !== null) return own;
    const paid = await payOut(shop, payout);
    if (!isRefusal(paid) && seller.ownerId !== null)
      await shop.publish('notice.due', {
        customerId: seller.ownerId,
        kind: 'payout-made',
        params: { amount: payout.amount, reference: payout.reference },
        link: '/seller?tab=account',
      });
    return paid;
  });
}
