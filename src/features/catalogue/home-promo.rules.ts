import type { Language, Text } from '#shared/language.ts';
import type { PromoForm } from './home-promo.contract.ts';

/** The name under which the owner's decision is kept (settings.tables.ts). */
export const promoSetting = 'home-promo';

/** The banner that the shop is delivered with; it is shown where the shop has that category. */
export const deliveredPromo: PromoForm = {
  shown: true,
  link: '/catagory/health-beauty',
  picture_key: null,
  title: { fa: '۲۰٪ تخفیف مراقبت بانوان', en: "20% off women's care" },
  text: { fa: 'هنگام پرداخت کد GET20 را بزنید', en: 'Enter the code GET20 at checkout' },
  action: { fa: 'دیدن زیبایی و سلامت', en: 'See health and beauty' },
};

/** Whether a link stays in the shop and leads to a page of it: no other site, no call, nothing of the staff. */
export function leadsIntoShop(link: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(link) && !/^\/(?:api|admin|media|assets)(?:[/?#]|$)/.test(link);
}

/** The slug of the category that a link leads to; null for any other page. */
export function categoryOfLink(link: string): string | null {
  const slug = /^\/catagory\/([^/?#]+)/.exec(link)?.[1];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    return null;
  }
}

/** A text in a language; where that was not written, in Persian. */
export const wordedIn = (text: Text, language: Language): string => (text[language] === '' ? text.fa : text[language]);
