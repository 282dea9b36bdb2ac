import { joinGuestCart } from '#features/cart/server/cart.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Reply } from '#shared/contract/contract.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { handoverMessages } from '../../handover.messages.ts';
import type { handoversContract } from '../../handovers.contract.ts';
import { handoverIn } from './handover-token.ts';
import { completeByOrder, openHandover, takeOverSession } from './handover.store.ts';

type TakenOver = Reply<(typeof handoversContract)['POST /api/checkout/handovers/']>;

const notFound = () =>
  refuse(
    'handover-not-found',
    inBoth(handoverMessages, (t) => t.notFound),
  );

/** Assigns a session to the first shopper who takes it over, and nobody else; its items join the cart once. */
export async function takeOver(
  shop: Shop,
  { token, customerId, language }: { readonly token: string; readonly customerId: number; readonly language: Language },
): Promise<TakenOver | Refusal<'handover-not-found' | 'handover-taken'>> {
  const handover = handoverIn(shop, token);
  if (handover === null) return notFound();
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const [taken] = await takeOverSession(shop, { handover, customerId, now });
    if (taken === undefined) {
      const [standing] = await openHandover(shop, { handover, now });
      if (standing === undefined) return notFound();
      return refuse(
        'handover-taken',
        inBoth(handoverMessages, (t) => t.taken),
      );
    }
    const { id, kind, content } = taken;
    const items = content.lines.map(({ variantId, quantity }) => ({ id: variantId, quantity }));
    await joinGuestCart(shop, { customerId, language, key: `assistant:${id}`, items });
    return {
      kind,
      address: content.address,
      shipping_method_id: content.shippingMethodId,
      coupon: content.codes[0] ?? null,
    };
  });
}

/** Links an order to its checkout: the last one that its customer took over before it, all of whose items the order contains. */
export async function noteOrder(shop: Shop, orderId: number): Promise<void> {
  await completeByOrder(shop, { orderId, now: shop.clock.now() });
}
