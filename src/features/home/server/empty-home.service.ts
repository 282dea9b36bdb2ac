import { changeSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import { deliveredPromo, promoSetting } from '../home-promo.rules.ts';
import { slidesTag } from './hero-slides.service.ts';
import { deleteEverySlide } from './hero-slides.store.ts';

/** Deletes every slide of a newly created shop. */
export async function removeSlides(shop: Shop): Promise<void> {
  await deleteEverySlide(shop);
  shop.invalidate(slidesTag);
}

/** Hides the home page's banner until the owner writes one. */
export async function hidePromo(shop: Shop): Promise<void> {
  await changeSetting(shop, promoSetting, { ...deliveredPromo, shown: false });
}
