import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { setCartQuantity } from './cart.service.ts';

/** Fills a customer's cart with a line for each variant, by the same calls as a customer. */
export async function cartWith(
  shop: Shop,
  customer: { readonly id: number },
  lines: readonly { readonly variantId: number; readonly quantity: number }[],
): Promise<void> {
  for (const line of lines) {
    const changed = await setCartQuantity(shop, { customerId: customer.id, ...line });
    if (isRefusal(changed))
      throw new Error(`The cart could not be filled with variant ${line.variantId}: ${changed.message.en}`);
  }
}
