import type { Shop } from '#platform/shop.ts';
import { seedAddresses } from '#features/accounts/server/accounts.seed.ts';

/** Adds a second address, at work, for the demo's customer. */
export async function fillSecondAddress(
  shop: Shop,
  customer: { id: number; fullName: string; phone: string },
): Promise<void> {
  await seedAddresses(shop, [
    {
      customerId: customer.id,
      fullName: customer.fullName,
      phone: customer.phone,
      province: 'تهران',
      city: 'تهران',
      line: 'میدان ونک، خیابان ملاصدرا، پلاک ۸۴، طبقهٔ سوم',
      postalCode: '1991643718',
      isDefault: false,
      createdAt: shop.clock.now(),
    },
  ]);
}
