import { homeErrors } from './home-errors.messages.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import { couponForHome } from '#features/coupons/server/home-coupon.service.ts';
import { changeSetting, readSetting } from '#features/settings/server/settings.service.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { HomeCoupon, Promo, PromoForm } from '../home-promo.contract.ts';
import { categoryOfLink, deliveredPromo, leadsIntoShop, promoSetting, wordedIn } from '../home-promo.rules.ts';
import { categoryTree } from '#features/categories/server/category-tree.service.ts';

/** Returns the stored banner, with defaults for missing fields. */
export async function storedPromo(shop: Shop): Promise<PromoForm> {
  return { ...deliveredPromo, ...((await readSetting(shop, promoSetting)) as Partial<PromoForm> | null) };
}

/** Returns the displayed banner; null while it is disabled or links to a hidden category. */
export async function visiblePromo(shop: Shop, language: Language, depends: Dependencies): Promise<Promo | null> {
  depends.tag(`setting:${promoSetting}`, 'categories');
  const { shown: visible, link, picture_key: key, title, text, action } = await storedPromo(shop);
  const slug = categoryOfLink(link);
  const category = slug === null ? undefined : (await categoryTree(shop)).bySlug.get(slug);
  if (!visible || (slug !== null && category === undefined)) return null;
  const image = key ?? category?.pictureKey ?? null;
  return {
    link,
    picture: image === null ? null : renditionAddress(image, 320),
    title: wordedIn(title, language),
    text: wordedIn(text, language),
    action: wordedIn(action, language),
  };
}

/** Returns the coupon selected for the home page, while it can be used. */
export async function visibleCoupon(shop: Shop, depends: Dependencies): Promise<HomeCoupon | null> {
  const coupon = await couponForHome(shop, depends);
  if (coupon === null) return null;
  const { code, kind, percentOff, amountOff, maxOff, minimumTotal, firstOrderOnly, someGoods, endsAt } = coupon;
  return {
    code,
    kind,
    percent_off: percentOff,
    discount_amount: amountOff,
    max_discount_amount: maxOff,
    minimum_total: minimumTotal,
    first_order_only: firstOrderOnly,
    some_goods: someGoods,
    ends_at: endsAt?.toISOString() ?? null,
  };
}

/** Updates the banner and releases an image that it no longer uses. */
export function changePromo(
  shop: Shop,
  by: number,
  form: PromoForm,
): Promise<Refusal<'link-wrong' | 'upload-not-found'> | null> {
  return shop.transaction(async () => {
    const text = inBoth(homeErrors, (t) => t.linkWrong);
    if (!leadsIntoShop(form.link)) return refuse('link-wrong', text, { fields: { link: text } });
    const before = await storedPromo(shop);
    if (form.picture_key !== null && form.picture_key !== before.picture_key) {
      const claimed = await claimUploads(shop, { customerId: by, keys: [form.picture_key], kind: 'picture' });
      if (isRefusal(claimed)) return claimed;
    }
    if (before.picture_key !== null && before.picture_key !== form.picture_key)
      await dropUploads(shop, [before.picture_key]);
    await changeSetting(shop, promoSetting, form);
    await recordChange(shop, {
      by,
      action: 'promo.changed',
      subject: 'setting',
      subjectId: promoSetting,
      before,
      after: form,
    });
    return null;
  });
}
