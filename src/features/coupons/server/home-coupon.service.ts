import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { couponsForHome, type CouponForHome } from './home-coupon.store.ts';

/** Cache tag of the coupon on the home page. */
export const homeCouponTag = 'home-coupon';

/** Returns the coupon for the home page, or null while there is none. Valid until it ends or the next one begins. */
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
