import { changeSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import { formatNumber } from '#shared/text/digits.ts';
import type { PromoForm } from '#features/home/home-promo.contract.ts';
import { promoSetting } from '#features/home/home-promo.rules.ts';

/** Advertises a coupon on the demo's home page, so that the code on the banner is one that the checkout accepts. */
export async function fillPromo(
  shop: Shop,
  { code, percentOff }: { readonly code: string; readonly percentOff: number },
): Promise<void> {
  const percent = formatNumber(percentOff, 'fa');
  const promo: PromoForm = {
    shown: true,
    link: '/catagory/health-beauty',
    picture_key: null,
    title: { fa: `${percent}٪ تخفیف مراقبت بانوان`, en: `${percentOff}% off women's care` },
    text: { fa: `هنگام پرداخت کد ${code} را بزنید`, en: `Enter the code ${code} at checkout` },
    action: { fa: 'دیدن زیبایی و سلامت', en: 'See health and beauty' },
  };
  await changeSetting(shop, promoSetting, promo);
}
