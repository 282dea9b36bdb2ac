import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { couponsForHome, type CouponForHome } from './home-coupon.store.ts';

/** What the home page says of its coupon is out of date when this tag is invalidated. */
export const homeCouponTag = 'home-coupon';

/** The coupon that stands on the home page; null while none does. It is true until that ends or the next one begins. */
export async function couponForHome(shop: Shop, depends: Dependencies): Promise<CouponForHome | null> {
  depends.tag(homeCouponTag);
  const now = shop.clock.now();
  let current: CouponForHome | null = null;
  for (const coupon of await couponsForHome(shop, { now })) {
    const runs = coupon.beginsAt <= now;
    depends.until(runs ? coupon.endsAt : coupon.beginsAt);
    if (runs) current = coupon;
  }
  return current;
}
